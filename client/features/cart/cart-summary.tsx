import { useText } from '../../i18n/use-text.ts';
import type { MessageId } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Amount } from '../../ui/price.tsx';
import * as styles from './cart.styles.ts';
import { type Cart, netOf } from './cart-rules.ts';

type RowProps = { label: MessageId; amount: number; look?: string };

const Row = ({ label, amount, look }: RowProps) => {
  const text = useText();
  return (
    <div className={look ?? styles.row}>
      <dt>{text(label)}</dt>
      <dd>
        <Amount amount={amount} label={text('shell.riyal')} />
      </dd>
    </div>
  );
};

type SummaryProps = {
  cart: Cart;
  /** The amounts are those from before a change that is on its way. */
  isUpdating: boolean;
  /** The cart is being made sure of, to be paid. */
  isPreparing: boolean;
  onPay: () => void;
};

/** The amounts as the provider computed them; the three discounts stand in one line. */
export const CartSummary = ({ cart, isUpdating, isPreparing, onPay }: SummaryProps) => {
  const text = useText();
  const { subTotal, discount, serviceFeesTotal, tax, total, loyaltyPoints } = cart;
  return (
    <section className={styles.summary} aria-label={text('cart.summary')} aria-busy={isUpdating || undefined}>
      <dl className={styles.rows}>
        <Row label="cart.subTotal" amount={subTotal.amount} />
        {discount.amount !== 0 && <Row label="cart.discount" amount={-discount.amount} look={styles.discount} />}
        {serviceFeesTotal.amount !== 0 && <Row label="cart.serviceFees" amount={serviceFeesTotal.amount} />}
        <Row label="cart.net" amount={netOf(cart)} look={styles.quietRow} />
        <Row label="cart.tax" amount={tax.amount} look={styles.quietRow} />
        <Row label="cart.total" amount={total.amount} look={styles.total} />
      </dl>
      <p className={styles.vatNote}>{text('shell.includesVat')}</p>
      {loyaltyPoints !== null && loyaltyPoints > 0 && (
        <p className={styles.points}>{text('cart.points', { count: loyaltyPoints })}</p>
      )}
      <p className={styles.updating} role="status">
        {isUpdating && text('cart.updating')}
      </p>
      <Button
        size="lg"
        fullWidth
        icon="lock"
        className={styles.desktopPay}
        aria-haspopup="dialog"
        waiting={isPreparing}
        waitingLabel={text('cart.preparing')}
        onClick={onPay}
      >
        {text('cart.pay')}
      </Button>
    </section>
  );
};

/** On phones paying stays under the thumb, above the bottom bar. */
export const PayBar = ({ cart, isUpdating, isPreparing, onPay }: SummaryProps) => {
  const text = useText();
  return (
    <div className={styles.payBar}>
      <span className={styles.payTotal} aria-busy={isUpdating || undefined}>
        <Amount amount={cart.total.amount} label={text('shell.riyal')} className={styles.payAmount} />
        <span className={styles.vatNote}>{text('shell.includesVat')}</span>
      </span>
      <Button
        size="lg"
        icon="lock"
        className={styles.barPay}
        aria-haspopup="dialog"
        waiting={isPreparing}
        waitingLabel={text('cart.preparing')}
        onClick={onPay}
      >
        {text('cart.pay')}
      </Button>
    </div>
  );
};
