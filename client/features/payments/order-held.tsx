import { useText } from '../../i18n/use-text.ts';
import { Amount } from '../../ui/price/price.tsx';
import type { OpenCheckoutProps } from './dialogs.ts';
import * as styles from './payments.styles.ts';

/** What an order that was begun before holds beside its lines, which may be something else than the cart by now. */
export const OrderHeld = ({
  checkout: { order, serviceFees, gift },
  seenTotal,
  props: { cart },
}: OpenCheckoutProps) => {
  const text = useText();
  const fees = cart.availableServiceFees.filter(({ id }) => serviceFees.some((fee) => fee.id === id));
  const amount = (label: string, amount: number) => (
    <li>
      <span>{label}</span> <Amount amount={amount} label={text('shell.riyal')} />
    </li>
  );
  return (
    <ul className={styles.held}>
      {seenTotal !== null && amount(text('checkout.open.seen'), seenTotal)}
      {order?.total && amount(text('payments.held.total'), order.total.amount)}
      {fees.map(({ id, name }) => (
        <li key={id}>
          <span>{text('payments.held.with')}</span> <bdi>{name}</bdi>
        </li>
      ))}
      {gift && (
        <li>
          <span>{text('payments.held.giftTo')}</span> <bdi>{`${gift.firstName} ${gift.lastName}`.trim()}</bdi>
        </li>
      )}
    </ul>
  );
};
