import { type FormEvent, useId, useRef } from 'react';
import { useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { positionOf } from './address-draft.ts';
import { CoordinateFields, DetailFields, NameField } from './address-fields.tsx';
import { isPlaced, lineOf, type Position } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import { MapPart, useMap } from './map-part.tsx';
import { defaultCentre } from './map-rules.ts';
import { PlaceSearch, usePlaceSearch } from './place-search.tsx';
import { type AddAddressProps, type AddressForm, useAddressForm } from './use-address-form.ts';

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
const AddressLine = ({ form }: { form: AddressForm }) => {
  const text = useText();
  const { draft, finder } = form;
  const line = lineOf(draft, text('shell.comma'));
  const isPlaced = positionOf(draft) !== null;
  const unknown = text(isPlaced ? 'addresses.place.unknown' : 'addresses.place.missing');
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

export const Dialog = ({ onClose, ...props }: AddAddressProps & DialogControls) => {
  const text = useText();
  const formId = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  const map = useMap();
  const form = useAddressForm(props, onClose);
  const { draft, finder, problems, wasRefused, isBusy } = form;
  const { status } = finder;
  const position = positionOf(draft);
  const start = useMapStart(props);
  const search = usePlaceSearch(finder, position);
  const hasNoMap = map.state !== 'waiting' && map.state !== 'ready';
  const isUnplaced = problems.latitude || problems.longitude;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!form.save() && problems.title) nameInput.current?.focus();
  };
  return (
    <DialogFrame
      title={text(props.address ? 'addresses.form.edit' : 'addresses.form.add')}
      // Escape closes the list of suggestions first.
      onClose={search.suggestions?.length ? search.close : onClose}
      busy={isBusy}
      footer={
        <Button
          type="submit"
          form={formId}
          size="lg"
          fullWidth
          waiting={isBusy}
          waitingLabel={text('addresses.saving')}
        >
          {text('addresses.save')}
        </Button>
      }
    >
      <div className={looks.stack4}>
        {props.address && !isPlaced(props.address) && <p className={looks.quiet}>{text('addresses.noPosition')}</p>}
        <PlaceSearch search={search} status={status} />
        <MapPart map={map} finder={finder} start={start} position={position} />
        {(status === 'refused' || status === 'slow' || status === 'lost') && (
          <Problem id={`addresses.locate.${status}`} />
        )}
        {wasRefused && isUnplaced ? (
          <Problem id={hasNoMap ? 'addresses.place.requiredBlind' : 'addresses.place.required'} />
        ) : (
          <AddressLine form={form} />
        )}
        <form id={formId} noValidate onSubmit={save} className={looks.stack4}>
          {hasNoMap && <CoordinateFields form={form} />}
          <NameField form={form} input={nameInput} />
          <DetailFields form={form} />
        </form>
      </div>
    </DialogFrame>
  );
};
