import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import type { Address } from './address-list.ts';
import { AddressRow } from './address-row.tsx';
import * as styles from './addresses.styles.ts';
import type { AddAddressProps } from './use-address-form.ts';
import { isPlaced, useAddressBook, useAddresses, usePreferAddress } from './use-addresses.ts';
import { useDeleteAddress } from './use-delete-address.ts';

/** Places a pin and names it: a new address, or a change to one. */
const addAddressDialog = defineDialog<AddAddressProps>({
  name: 'ADD_ADDRESS',
  load: () => import('./add-address-dialog.tsx'),
});

export type AddressesProps = {
  /** Told which address was chosen, after the dialog has closed. */
  onChosen?: ((address: Address) => void) | undefined;
};

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.list} aria-busy="true">
      <span className={looks.hidden}>{text('addresses.loading')}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.rowShape} />
      ))}
    </div>
  );
};

/** The list is older than it should be, because it could not be had anew. */
const Stale = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const text = useText();
  return (
    <div className={styles.stale} role="alert">
      {text('addresses.loadFailed')}
      <Button variant="ghost" icon="refresh-cw" onClick={onTryAgain}>
        {text('shell.tryAgain')}
      </Button>
    </div>
  );
};

/** What can be done with an address; whatever opens over the list gives its place back to it. */
const useActions = ({ onClose, onChosen }: AddressesProps & DialogControls) => {
  const dialogs = useDialogs();
  const prefer = usePreferAddress();
  const askToDelete = useDeleteAddress();
  const edit = (address: Address, isPreferred = address.isPreferred) =>
    dialogs.openOver(addAddressDialog, { address, isPreferred });
  return {
    edit,
    askToDelete,
    choose: (address: Address) => {
      if (!isPlaced(address)) return edit(address, true);
      prefer(address);
      onClose();
      onChosen?.({ ...address, isPreferred: true });
    },
    add: (isFirst: boolean) =>
      dialogs.openOver(addAddressDialog, {
        address: null,
        isPreferred: isFirst || Boolean(onChosen),
        ...(onChosen && {
          onSaved: (address: Address) => {
            dialogs.close();
            onChosen(address);
          },
        }),
      }),
  };
};

export const Dialog = (props: AddressesProps & DialogControls) => {
  const text = useText();
  const book = useAddressBook();
  const { addresses, failure, isLoading } = useAddresses();
  const { choose, edit, askToDelete, add } = useActions(props);
  const tryAgain = () => book.load({ isForced: true });
  useEffect(() => warmDialog(addAddressDialog), []);
  return (
    <DialogFrame
      title={text('addresses.title')}
      onClose={props.onClose}
      footer={
        <Button
          size="lg"
          fullWidth
          icon="plus"
          aria-haspopup="dialog"
          data-stop="add"
          onClick={() => add(addresses?.length === 0)}
        >
          {text('addresses.add')}
        </Button>
      }
    >
      {addresses && failure && <Stale onTryAgain={tryAgain} />}
      {addresses && addresses.length > 0 && (
        <>
          <p className={looks.lead}>{text('addresses.lead')}</p>
          <ul className={styles.list} aria-label={text('addresses.list')}>
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
      {!addresses && !failure && <Waiting />}
      {!addresses && failure && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={tryAgain} waiting={isLoading}>
          {text('addresses.loadFailed')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
