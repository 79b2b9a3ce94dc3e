import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import { type Address, lineOf, shortTitle } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import { type AddressesProps, addAddressDialog, useAddressActions } from './use-address-actions.ts';
import { useAddresses } from './use-addresses.ts';

type ActionProps = { icon: IconName; label: string; tooltip: string; stop: string; onClick: () => void };

const RowAction = ({ icon, label, tooltip, stop, onClick }: ActionProps) => (
  <button
    type="button"
    className={styles.action}
    data-stop={stop}
    data-tooltip={tooltip}
    aria-label={label}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

/** One address; pressing it prefers it. */
const AddressRow = ({ address, actions }: { address: Address; actions: ReturnType<typeof useAddressActions> }) => {
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
        onClick={() => actions.choose(address)}
      >
        <span className={styles.medal}>
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
      <RowAction
        icon="pencil"
        label={text('addresses.edit', { title: shortTitle(title) })}
        tooltip={text('profile.edit.open')}
        stop={`edit-${id}`}
        onClick={() => actions.edit(address)}
      />
      <RowAction
        icon="trash-2"
        label={text('addresses.delete', { title: shortTitle(title) })}
        tooltip={text('addresses.remove.confirm')}
        stop={`delete-${id}`}
        onClick={() => actions.askToDelete(address)}
      />
    </li>
  );
};

export const Dialog = (props: AddressesProps & DialogControls) => {
  const text = useText();
  const { addresses, hasFailed, isLoading, reload } = useAddresses();
  const actions = useAddressActions(addresses, props);
  useEffect(() => warmDialog(addAddressDialog), []);
  return (
    <DialogFrame
      title={text('addresses.title')}
      onClose={props.onClose}
      footer={
        <Button size="lg" fullWidth icon="plus" aria-haspopup="dialog" data-stop="add" onClick={actions.add}>
          {text('addresses.add')}
        </Button>
      }
    >
      {hasFailed && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={reload} waiting={isLoading}>
          {text('addresses.loadFailed')}
        </ErrorState>
      )}
      {addresses && addresses.length > 0 && (
        <>
          <p className={looks.lead}>{text('addresses.lead')}</p>
          <ul className={looks.stack3} aria-label={text('addresses.list')}>
            {addresses.map((address) => (
              <AddressRow key={address.id} address={address} actions={actions} />
            ))}
          </ul>
        </>
      )}
      {addresses?.length === 0 && <EmptyState icon="map-pin">{text('addresses.none')}</EmptyState>}
      {!addresses && !hasFailed && (
        <div className={looks.stack3} role="status" aria-busy="true" aria-label={text('addresses.loading')}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
    </DialogFrame>
  );
};
