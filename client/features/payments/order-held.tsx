import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './payments.styles.ts';

/** What an order holds, which may be something else than the cart by now. */
export type OrderHolds = {
  /** In halalas; null where it is not known. */
  total: number | null;
  fees: readonly string[];
  giftTo: string | null;
};

type OrderHeldProps = {
  holds: OrderHolds;
  /** A row before these: an `li` with a name and what it is. */
  children?: ReactNode;
};

/** What an order that was begun before holds beside its lines. */
export const OrderHeld = ({ holds: { total, fees, giftTo }, children }: OrderHeldProps) => {
  const text = useText();
  return (
    <ul className={styles.held}>
      {children}
      {total !== null && (
        <li>
          <span>{text('payments.held.total')}</span> <Amount amount={total} label={text('shell.riyal')} />
        </li>
      )}
      {fees.map((fee) => (
        <li key={fee}>
          <span>{text('payments.held.with')}</span> <bdi>{fee}</bdi>
        </li>
      ))}
      {giftTo !== null && (
        <li>
          <span>{text('payments.held.giftTo')}</span> <bdi>{giftTo}</bdi>
        </li>
      )}
    </ul>
  );
};
