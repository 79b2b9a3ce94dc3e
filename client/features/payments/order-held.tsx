import { useText } from '../../i18n/use-text.ts';
import { Amount } from '../../ui/price.tsx';
import * as styles from './payments.styles.ts';

/** What an order holds, which may be something else than the cart by now. */
export type OrderHolds = {
  /** In halalas; null where it is not known. */
  total: number | null;
  fees: readonly string[];
  giftTo: string | null;
};

/** What an order that was begun before holds beside its lines. */
export const OrderHeld = ({ holds: { total, fees, giftTo } }: { holds: OrderHolds }) => {
  const text = useText();
  return (
    <ul className={styles.held}>
      {total !== null && (
        <li>
          {text('payments.held.total')} <Amount amount={total} label={text('shell.riyal')} />
        </li>
      )}
      {fees.map((fee) => (
        <li key={fee}>
          {text('payments.held.with')} <bdi>{fee}</bdi>
        </li>
      ))}
      {giftTo !== null && (
        <li>
          {text('payments.held.giftTo')} <bdi>{giftTo}</bdi>
        </li>
      )}
    </ul>
  );
};
