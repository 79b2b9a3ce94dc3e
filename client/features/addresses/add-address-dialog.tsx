import { type ComponentProps, useRef, useState } from 'react';
import { CreateAddressDocument, UpdateAddressDocument } from '../../graphql/generated/graphql.ts';
import { useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Fold } from '../../ui/fold.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Position } from '../../ui/own-position.ts';
import { type DraftField, type DraftStep, draftOf, inputOf, positionOf, problemsOf } from './address-draft.ts';
import { type Address, isPlaced, lineOf } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import { MapPart, useMap } from './map-part.tsx';
import { defaultCentre } from './map-rules.ts';
import { PlaceSearch, usePlaceSearch } from './place-search.tsx';
import { rememberedAddress, useChangeAddresses } from './use-addresses.ts';
import { usePlaceFinder } from './use-place-finder.ts';

export type AddAddressProps = {
  /** The address to change; null adds one. */
  address: Address | null;
  /** Whether it is the preferred one once it is saved. */
  isPreferred: boolean;
  /** Where the preferred address is: the map of a new one starts there. */
  near: Position | null;
  /** Called after the dialog has closed. */
  onSaved?: ((address: Address) => void) | undefined;
};

/** The address in the form, the ways to place it, and saving it once. */
const useAddressForm = ({ address, isPreferred, onSaved }: AddAddressProps, onClose: () => void) => {
  const text = useText();
  const [draft, setDraft] = useState(() => draftOf(address));
  // Saving reads what changes while it waits, before React draws it.
  const latest = useRef(draft);
  const change = (step: DraftStep) => {
    latest.current = step(latest.current);
    setDraft(latest.current);
  };
  // Once true it stays: the coordinates must not fold away under the hands that have just typed them.
  const [wasRefused, setWasRefused] = useState(false);
  const finder = usePlaceFinder(change);
  const { submit, isBusy, fieldErrors } = useSubmit();
  const changeAddresses = useChangeAddresses();

  const save = () => {
    const inputNow = () => inputOf(latest.current, isPreferred, text('shell.comma'));
    const first = inputNow();
    if (!first) return setWasRefused(true);
    const run = async () => {
      await finder.settled();
      const input = inputNow() ?? first;
      return address
        ? changeAddresses(UpdateAddressDocument, { id: address.id, input })
        : changeAddresses(CreateAddressDocument, { input });
    };
    submit(run, {
      onSuccess: ({ saved }) => {
        if (saved.isPreferred) rememberedAddress.write(saved.id);
        showToast({ title: text('addresses.saved'), color: 'success' });
        onClose();
        onSaved?.(saved);
      },
      whatFailed: address ? 'addresses.updateFailed' : 'addresses.createFailed',
    });
  };
  const type = (field: DraftField, typed: string) => change((former) => ({ ...former, [field]: typed }));
  return { draft, type, finder, save, isBusy, fieldErrors, problems: problemsOf(draft), wasRefused };
};

type AddressForm = ReturnType<typeof useAddressForm>;

/**
 * Where the map starts: at the address that is changed, else at the preferred one, else at the chosen branch, else at a
 * place that is the same for all. Null while the branch is still asked for.
 */
const useMapStart = ({ address, near }: AddAddressProps): Position | null => {
  const known = address && isPlaced(address) ? address : near;
  const { chosen } = useChosenBranch();
  const pause = known !== null || chosen === null;
  const [{ data, fetching }] = useBranchPlacesQuery({ pause });
  if (known) return known;
  if (!pause && fetching) return null;
  return data?.branches.filter(isPlaced).find(({ id }) => id === chosen) ?? defaultCentre;
};

/** Which address the pin stands at, in words. */
const AddressLine = ({ form: { draft, finder } }: { form: AddressForm }) => {
  const text = useText();
  const line = lineOf(draft, text('shell.comma'));
  const unknown = text(positionOf(draft) ? 'addresses.place.unknown' : 'addresses.place.missing');
  const isReading = finder.status === 'reading';
  return (
    <p role="status" className={styles.addressLine} data-known={(line && !isReading) || undefined}>
      <Icon name="map-pin" />
      <span>{isReading ? text('addresses.place.reading') : <bdi>{line || unknown}</bdi>}</span>
    </p>
  );
};

const Problem = ({ id }: { id: MessageId }) => {
  const text = useText();
  return (
    <p role="alert" className={looks.notice}>
      <Icon name="circle-alert" />
      {text(id)}
    </p>
  );
};

type InputProps = Pick<ComponentProps<'input'>, 'dir' | 'inputMode' | 'maxLength' | 'placeholder' | 'required'>;

/** One text of the draft. */
const DraftInput = ({ form, field, required, ...input }: InputProps & { form: AddressForm; field: DraftField }) => {
  const text = useText();
  const { draft, type, wasRefused, problems, fieldErrors } = form;
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
          dir={draft[field] ? 'auto' : undefined}
          className={styles.anyScript}
          autoComplete="off"
          maxLength={300}
          {...input}
          value={draft[field]}
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
 * Its name and, folded away, its parts, which the map fills in. A customer without a map has the position as two numbers,
 * which unfold when saving needs them.
 */
const AddressFields = ({ form, hasNoMap }: { form: AddressForm; hasNoMap: boolean }) => {
  const text = useText();
  return (
    <>
      {hasNoMap && (
        <Fold title={text('addresses.coordinates')} open={form.wasRefused}>
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
    </>
  );
};

export const Dialog = ({ onClose, ...props }: AddAddressProps & DialogControls) => {
  const text = useText();
  const map = useMap();
  const form = useAddressForm(props, onClose);
  const { draft, finder, wasRefused, isBusy } = form;
  const { status } = finder;
  const position = positionOf(draft);
  const start = useMapStart(props);
  const search = usePlaceSearch(finder, position);
  return (
    <FormFrame
      title={text(props.address ? 'addresses.form.edit' : 'addresses.add')}
      // Escape closes the list of suggestions first.
      onClose={search.suggestions?.length ? search.close : onClose}
      button={{ children: text('addresses.save'), waiting: isBusy, waitingLabel: text('addresses.saving') }}
      onSubmit={form.save}
    >
      {props.address && !isPlaced(props.address) && <p className={looks.quiet}>{text('addresses.noPosition')}</p>}
      <PlaceSearch search={search} status={status} />
      <MapPart map={map} finder={finder} start={start} position={position} />
      {(status === 'refused' || status === 'slow' || status === 'lost') && (
        <Problem id={`addresses.locate.${status}`} />
      )}
      {wasRefused && !position ? (
        <Problem id={map.isTroubled ? 'addresses.place.requiredBlind' : 'addresses.place.required'} />
      ) : (
        <AddressLine form={form} />
      )}
      <AddressFields form={form} hasNoMap={map.isTroubled} />
    </FormFrame>
  );
};
