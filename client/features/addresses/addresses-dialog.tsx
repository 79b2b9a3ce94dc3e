import { useEffect } from 'react';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { DeleteAddressDocument } from '../../graphql/generated/graphql.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { shortName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { type Address, isPlaced, lineOf } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import type { AddAddressProps } from './use-address-form.ts';
import { useAddresses, useChangeAddresses, usePreferAddress } from './use-addresses.ts';

/** Places a pin and names it: a new address, or a change to one. */
const addAddressDialog = defineDialog<AddAddressProps>({
  name: 'ADD_ADDRESS',
  load: withAccountTexts(() => import('./add-address-dialog.tsx')),
});

export type AddressesProps = {
  /** Told which address was chosen, after the dialog has closed. */
  onChosen?: ((address: Address) => void) | undefined;
};

type AddressRowProps = { address: Address; onChoose: () => void; onEdit: () => void; onDelete: () => void };

/** One address; pressing it prefers it. */
const AddressRow = ({ address, onChoose, onEdit, onDelete }: AddressRowProps) => {
  const text = useText();
  const { id, title, isPreferred } = address;
  const line = lineOf(address, text('shell.comma'));
  return (
    <li className={styles.address}>
      <button
        type="button"
        className={styles.choose}
        data-choose=""
        aria-current={isPreferred || undefined}
        onClick={onChoose}
      >
        <span className={styles.sign}>
          <Icon name={isPreferred ? 'check' : 'map-pin'} />
        </span>
        <span className={looks.startTexts}>
          <span className={styles.top}>
            <bdi className={styles.name}>{title}</bdi>
            {isPreferred && <Badge>{text('addresses.preferred')}</Badge>}
          </span>
          {line && <bdi className={styles.line}>{line}</bdi>}
        </span>
      </button>
      {(
        [
          ['edit', 'pencil', 'profile.edit.open', onEdit],
          ['delete', 'trash-2', 'addresses.remove.confirm', onDelete],
        ] as const
      ).map(([action, icon, tooltip, onClick]) => (
        <button
          key={action}
          type="button"
          className={looks.iconAction}
          data-stop={`${action}-${id}`}
          data-tooltip={text(tooltip)}
          aria-label={text(`addresses.${action}`, { title: shortName(title) })}
          aria-haspopup="dialog"
          onClick={onClick}
        >
          <Icon name={icon} />
        </button>
      ))}
    </li>
  );
};

export const Dialog = ({ onClose, onChosen }: AddressesProps & DialogControls) => {
  const text = useText();
  const dialogs = useDialogs();
  const { addresses, hasFailed, isLoading, execute } = useAddresses();
  const prefer = usePreferAddress();
  const changeAddresses = useChangeAddresses();
  const { submit } = useSubmit();
  useEffect(() => warmDialog(addAddressDialog), []);
  const near = addresses?.filter(isPlaced).find(({ isPreferred }) => isPreferred) ?? null;
  const edit = (address: Address, isPreferred = address.isPreferred) =>
    dialogs.openOver(addAddressDialog, { address, isPreferred, near });
  const add = () =>
    dialogs.openOver(addAddressDialog, {
      address: null,
      isPreferred: addresses?.length === 0 || Boolean(onChosen),
      near,
      onSaved:
        onChosen &&
        ((address) => {
          dialogs.close();
          onChosen(address);
        }),
    });
  const choose = (address: Address) => {
    if (!isPlaced(address)) return edit(address, true);
    prefer(address);
    onClose();
    onChosen?.({ ...address, isPreferred: true });
  };
  const askToDelete = ({ id, title }: Address) =>
    dialogs.openOver(confirmDialog, {
      title: text('addresses.remove.title'),
      message: text('addresses.remove.message', { title: shortName(title) }),
      confirmLabel: text('addresses.remove.confirm'),
      waitingLabel: text('addresses.remove.waiting'),
      cancelLabel: text('shell.cancel'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => changeAddresses(DeleteAddressDocument, { id }), {
          onSuccess: () => showToast({ title: text('addresses.removed'), color: 'success' }),
          whatFailed: 'addresses.deleteFailed',
        }),
    });
  return (
    <DialogFrame
      title={text('addresses.title')}
      onClose={onClose}
      footer={
        <Button size="lg" fullWidth icon="plus" aria-haspopup="dialog" data-stop="add" onClick={add}>
          {text('addresses.add')}
        </Button>
      }
    >
      {hasFailed && (
        <FailedQuery execute={execute} waiting={isLoading}>
          {text('addresses.loadFailed')}
        </FailedQuery>
      )}
      {addresses && addresses.length > 0 && (
        <>
          <p className={looks.lead}>{text('addresses.lead')}</p>
          <ul className={looks.stack3} aria-label={text('addresses.list')}>
            {addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                onChoose={() => choose(address)}
                onEdit={() => edit(address)}
                onDelete={() => askToDelete(address)}
              />
            ))}
          </ul>
        </>
      )}
      {addresses?.length === 0 && <EmptyState icon="map-pin">{text('addresses.none')}</EmptyState>}
      {!addresses && !hasFailed && <Waiting look={looks.stack3} shape="row" count={3} />}
    </DialogFrame>
  );
};
