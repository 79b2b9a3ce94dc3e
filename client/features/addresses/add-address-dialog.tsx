import { useBranchPlacesQuery } from '../../graphql/generated/hooks.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Position } from '../../ui/own-position.ts';
import { positionOf } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { isPlaced, lineOf } from './address-list.ts';
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

export const Dialog = ({ onClose, ...props }: AddAddressProps & DialogControls) => {
  const text = useText();
  const map = useMap();
  const form = useAddressForm(props, onClose);
  const { draft, finder, wasRefused, isBusy } = form;
  const { status } = finder;
  const position = positionOf(draft);
  const start = useMapStart(props);
  const search = usePlaceSearch(finder, position);
  const hasNoMap = map.state !== 'waiting' && map.state !== 'ready';
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
        <Problem id={hasNoMap ? 'addresses.place.requiredBlind' : 'addresses.place.required'} />
      ) : (
        <AddressLine form={form} />
      )}
      <AddressFields form={form} hasNoMap={hasNoMap} />
    </FormFrame>
  );
};
