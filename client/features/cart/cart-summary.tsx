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

/** The amounts as the provider computed them; the three discounts stand in one line. */
export const CartSummary = ({ cart, onPay }: { cart: Cart; onPay: () => void }) => {
  const text = useText();
  const { subTotal, discount, serviceFeesTotal, tax, total } = cart;
  return (
    <section className={styles.summary} aria-label={text('cart.summary')}>
      <dl className={styles.rows}>
        <Row label="cart.subTotal" amount={subTotal.amount} />
        {discount.amount !== 0 && <Row label="cart.discount" amount={-discount.amount} look={styles.discount} />}
        {serviceFeesTotal.amount !== 0 && <Row label="cart.serviceFees" amount={serviceFeesTotal.amount} />}
        <Row label="cart.net" amount={netOf(cart)} look={styles.quietRow} />
        <Row label="cart.tax" amount={tax.amount} look={styles.quietRow} />
        <Row label="cart.total" amount={total.amount} look={styles.total} />
      </dl>
      <p className={styles.vatNote}>{text('shell.includesVat')}</p>
      <Button size="lg" fullWidth icon="lock" className={styles.desktopPay} aria-haspopup="dialog" onClick={onPay}>
        {text('cart.pay')}
      </Button>
    </section>
  );
};

/** On phones paying stays under the thumb, above the bottom bar. */
export const PayBar = ({ cart, onPay }: { cart: Cart; onPay: () => void }) => {
  const text = useText();
  return (
    <div className={styles.payBar}>
      <span className={styles.payTotal}>
        <Amount amount={cart.total.amount} label={text('shell.riyal')} className={styles.payAmount} />
        <span className={styles.vatNote}>{text('shell.includesVat')}</span>
      </span>
      <Button size="lg" icon="lock" aria-haspopup="dialog" onClick={onPay}>
        {text('cart.pay')}
      </Button>
    </div>
  );
};
