import type { ComponentProps, ReactNode } from 'react';
import { useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Position } from '../../ui/own-position.ts';
import type { DraftField } from './address-draft.ts';
import { isPlaced, lineOf } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import { MapPart, useMap } from './map-part.tsx';
import { defaultCentre } from './map-rules.ts';
import { PlaceSearch } from './place-search.tsx';
import { type AddAddressProps, type AddressForm, useAddressForm } from './use-address-form.ts';

/**
 * Where the map is: at the pin or the preferred address, if `known`, else at the chosen branch, else at a place that is the
 * same for all. Null while the branch is still asked for.
 */
const useMapCentre = (known: Position | null): Position | null => {
  const { chosen } = useChosenBranch();
  const pause = known !== null || chosen === null;
  const [{ data, fetching }] = useBranchPlacesQuery({ pause });
  if (known) return known;
  if (!pause && fetching) return null;
  return data?.branches.filter(isPlaced).find(({ id }) => id === chosen) ?? defaultCentre;
};

const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={looks.notice}>
    <Icon name="circle-alert" />
    {children}
  </p>
);

/** Which address the pin stands at, in words. */
const AddressLine = ({ form: { texts, position, status } }: { form: AddressForm }) => {
  const text = useText();
  const line = lineOf(texts, text('shell.comma'));
  const isReading = status === 'reading';
  const unknown = text(position ? 'addresses.place.unknown' : 'addresses.place.missing');
  return (
    <p role="status" className={styles.addressLine} data-known={(line && !isReading) || undefined}>
      <Icon name="map-pin" />
      <span>{isReading ? text('addresses.place.reading') : <bdi>{line || unknown}</bdi>}</span>
    </p>
  );
};

type InputProps = Pick<ComponentProps<'input'>, 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'required'>;

/** One text of the address. */
const DraftInput = ({ form, field, required, ...input }: InputProps & { form: AddressForm; field: DraftField }) => {
  const text = useText();
  const { texts, type, wasRefused, problems, fieldErrors } = form;
  const problem = wasRefused && problems[field];
  return (
    <Field
      label={text(field === 'title' ? 'addresses.name' : `addresses.${field}`)}
      required={required}
      error={problem ? text(problem) : fieldErrors[field]}
    >
      {(control) => (
        <TextInput
          {...control}
          // An empty field reads like the page, so that its example does too.
          dir={texts[field] ? 'auto' : undefined}
          className={styles.anyScript}
          autoComplete="off"
          maxLength={300}
          {...input}
          value={texts[field]}
          onChange={(event) => type(field, event.target.value)}
        />
      )}
    </Field>
  );
};

const showWhole = (event: { currentTarget: HTMLDetailsElement }) => {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: 'nearest' });
};

/**
 * Places a pin and names it. The parts of the address, which the map fills in, are folded away. A customer without a map
 * has the position as two numbers, which unfold when saving needs them.
 */
export const Dialog = ({ onClose, ...props }: AddAddressProps & DialogControls) => {
  const text = useText();
  const { address } = props;
  const map = useMap();
  const form = useAddressForm(props, onClose);
  const { status, position, wasRefused, isBusy, save } = form;
  const centre = useMapCentre(position ?? props.near);
  return (
    <FormFrame
      title={text(address ? 'addresses.form.edit' : 'addresses.add')}
      onClose={onClose}
      button={{ children: text('addresses.save'), waiting: isBusy, waitingLabel: text('addresses.saving') }}
      onSubmit={save}
    >
      {address && !isPlaced(address) && <p className={looks.quiet}>{text('addresses.noPosition')}</p>}
      <PlaceSearch form={form} />
      <MapPart map={map} form={form} centre={centre} />
      {(status === 'refused' || status === 'slow' || status === 'lost') && (
        <Problem>{text(`addresses.locate.${status}`)}</Problem>
      )}
      {wasRefused && !position ? (
        <Problem>{text(map.isTroubled ? 'addresses.place.requiredBlind' : 'addresses.place.required')}</Problem>
      ) : (
        <AddressLine form={form} />
      )}
      {map.isTroubled && (
        <Fold title={text('addresses.coordinates')} open={wasRefused}>
          <div className={looks.pair}>
            {(['latitude', 'longitude'] as const).map((field) => (
              <DraftInput key={field} form={form} field={field} required dir="ltr" inputMode="decimal" maxLength={20} />
            ))}
          </div>
        </Fold>
      )}
      <DraftInput form={form} field="title" required maxLength={100} placeholder={text('addresses.name.example')} />
      <Fold title={text('addresses.details')} onToggle={showWhole}>
        <div className={styles.details}>
          {(['fullAddress', 'buildingNumber', 'streetName', 'neighborhood', 'cityName'] as const).map((field) => (
            <DraftInput form={form} key={field} field={field} />
          ))}
          <DraftInput form={form} field="description" placeholder={text('addresses.description.example')} />
        </div>
      </Fold>
    </FormFrame>
  );
};
