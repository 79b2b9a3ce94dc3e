import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { type Address, lineOf, shortTitle } from './address-list.ts';
import * as styles from './addresses.styles.ts';

type AddressRowProps = { address: Address; onChoose: () => void; onEdit: () => void; onDelete: () => void };

/** One address; pressing it prefers it. */
export const AddressRow = ({ address, onChoose, onEdit, onDelete }: AddressRowProps) => {
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
        data-tooltip={text('addresses.editTip')}
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
