import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Address } from './address-list.ts';
import { AddressRow } from './address-row.tsx';
import * as styles from './addresses.styles.ts';
import type { AddressesProps } from './dialogs.ts';
import { isPlaced, useAddressBook, useAddresses, usePreferAddress } from './use-addresses.ts';
import { useDeleteAddress } from './use-delete-address.ts';

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.list} aria-busy="true">
      <span className={styles.hidden}>{text('addresses.loading')}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="card" className={styles.rowShape} />
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

export const Dialog = ({ onClose, onChosen }: AddressesProps & DialogControls) => {
  const text = useText();
  const book = useAddressBook();
  const { addresses, failure, isLoading } = useAddresses();
  const prefer = usePreferAddress();
  const askToDelete = useDeleteAddress();
  const tryAgain = () => book.load({ isForced: true });
  const choose = (address: Address) => {
    if (!isPlaced(address)) return;
    prefer(address);
    onClose();
    onChosen?.(address);
  };
  return (
    <DialogFrame title={text('addresses.title')} onClose={onClose}>
      {addresses && failure && <Stale onTryAgain={tryAgain} />}
      {addresses && addresses.length > 0 && (
        <>
          <p className={styles.lead}>{text('addresses.lead')}</p>
          <ul className={styles.list} aria-label={text('addresses.list')}>
            {addresses.map((address) => (
              <AddressRow
                key={address.id}
                address={address}
                onChoose={() => choose(address)}
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
