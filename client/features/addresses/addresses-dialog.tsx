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
import { type Address, lineOf, shortTitle } from './address-list.ts';
import * as styles from './addresses.styles.ts';
import { type AddressesProps, addAddressDialog, useAddressActions } from './use-address-actions.ts';
import { useAddresses } from './use-addresses.ts';

type AddressRowProps = { address: Address; onChoose: () => void; onEdit: () => void; onDelete: () => void };

/** One address; pressing it prefers it. */
const AddressRow = ({ address, onChoose, onEdit, onDelete }: AddressRowProps) => {
  const text = useText();
  const { id, title, isPreferred } = address;
  const line = lineOf(address, text('shell.comma'));
  const remove = text('addresses.delete', { title: shortTitle(title) });
  return (
    <li className={styles.address}>
      <button
        type="button"
        className={styles.choose}
        data-choose=""
        aria-current={isPreferred || undefined}
        onClick={onChoose}
      >
        <span className={styles.medal}>
          <Icon name={isPreferred ? 'check' : 'map-pin'} />
        </span>
        <span className={styles.texts}>
          <span className={styles.top}>
            <bdi className={styles.name}>{title}</bdi>
            {isPreferred && <Badge>{text('addresses.preferred')}</Badge>}
          </span>
          {line && <bdi className={styles.line}>{line}</bdi>}
        </span>
      </button>
      <button
        type="button"
        className={styles.action}
        data-stop={`edit-${id}`}
        data-tooltip={text('profile.edit.open')}
        aria-label={text('addresses.edit', { title: shortTitle(title) })}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <Icon name="pencil" />
      </button>
      <button
        type="button"
        className={styles.action}
        data-stop={`delete-${id}`}
        data-tooltip={text('addresses.remove.confirm')}
        aria-label={remove}
        aria-haspopup="dialog"
        onClick={onDelete}
      >
        <Icon name="trash-2" />
      </button>
    </li>
  );
};

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.list} aria-busy="true">
      <span className={looks.hidden}>{text('addresses.loading')}</span>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
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

export const Dialog = (props: AddressesProps & DialogControls) => {
  const text = useText();
  const { addresses, hasFailed, isLoading, reload } = useAddresses();
  const { choose, edit, askToDelete, add } = useAddressActions(addresses, props);
  useEffect(() => warmDialog(addAddressDialog), []);
  return (
    <DialogFrame
      title={text('addresses.title')}
      onClose={props.onClose}
      footer={
        <Button size="lg" fullWidth icon="plus" aria-haspopup="dialog" data-stop="add" onClick={add}>
          {text('addresses.add')}
        </Button>
      }
    >
      {addresses && hasFailed && <Stale onTryAgain={reload} />}
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
      {!addresses && !hasFailed && <Waiting />}
      {!addresses && hasFailed && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={reload} waiting={isLoading}>
          {text('addresses.loadFailed')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
