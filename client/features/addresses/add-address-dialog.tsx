import { type FormEvent, useId, useRef, useState } from 'react';
import { useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { isPlaced, useAddressBook } from './address-book.ts';
import { positionOf } from './address-draft.ts';
import { CoordinateFields, DetailFields, NameField } from './address-fields.tsx';
import { lineOf } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import { MapPart, useMapAttempts } from './map-part.tsx';
import { defaultCentre, type Position } from './map-rules.ts';
import { PlaceSearch, usePlaceSearch } from './place-search.tsx';
import { type AddAddressProps, type AddressForm, useAddressForm } from './use-address-form.ts';

/**
 * Where the map starts: at the address that is changed, else at the preferred one, else at the chosen branch, else at a
 * place that is the same for all. Null while the branch is still asked for.
 */
const useMapStart = (position: Position | null): Position | null => {
  const { chosen } = useChosenBranch();
  const book = useAddressBook();
  const [known] = useState(
    () =>
      position ??
      book
        .current()
        .addresses?.filter(isPlaced)
        .find(({ isPreferred }) => isPreferred) ??
      null,
  );
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
  const isReading = finder.finding === 'reading';
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
  const map = useMapAttempts();
  const form = useAddressForm(props, onClose);
  const { draft, finder, problems, wasRefused, isBusy } = form;
  const position = positionOf(draft);
  const start = useMapStart(position);
  const search = usePlaceSearch(finder, position);
  const hasNoMap = map.state === 'failed' || map.state === 'none' || map.isTroubled;
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
        <PlaceSearch
          search={search}
          isSearching={finder.finding === 'searching'}
          problem={finder.found === 'nothing' ? text('addresses.search.nothing') : null}
        />
        <MapPart map={map} finder={finder} start={start} position={position} />
        {finder.found && finder.found !== 'nothing' && <Problem id={`addresses.locate.${finder.found}`} />}
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
