import type { Cart } from '../../cart/cart-rules.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { TrustLine } from '../../session/trust-line.tsx';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import { type ShownAmount, shownAmounts } from '../../ui/price/shown-amounts.ts';
import * as styles from './cart.styles.ts';

type Kind = ShownAmount['kind'];

const labels: Record<Kind, MessageId> = {
  SUBTOTAL: 'amounts.subTotal',
  SERVICE_FEE: 'amounts.serviceFees',
  DISCOUNT: 'amounts.discount',
  POINTS: 'cart.pointsPay',
  NET: 'amounts.net',
  TAX: 'amounts.tax',
  TOTAL: 'amounts.total',
  GIFT_CARD: 'amounts.giftCard',
  LEFT: 'cart.left',
};

const rowLooks: Partial<Record<Kind, string>> = {
  DISCOUNT: styles.discount,
  POINTS: styles.discount,
  NET: styles.quietRow,
  TAX: styles.quietRow,
  TOTAL: styles.total,
  GIFT_CARD: styles.discount,
  LEFT: styles.total,
};

type RowProps = { label: MessageId; amount: number; look?: string | undefined; note?: MessageId };

const Row = ({ label, amount, look, note }: RowProps) => {
  const text = useText();
  return (
    <div className={look ?? looks.amount}>
      <dt>
        <span>{text(label)}</span>
        {note && <span className={looks.caption}> {text(note)}</span>}
      </dt>
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

/**
 * The amounts as the provider computed them. The discount is all that the codes, offers and cards take off: where a gift
 * card is among them it pays after the VAT, so the discount is told in one sum below the rows that add up.
 */
const Amounts = ({ cart }: { cart: Cart }) => {
  const rows = shownAmounts(cart);
  const hasCard = rows.some(({ kind }) => kind === 'GIFT_CARD');
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(({ kind, amount }) => (
          <Row
            key={kind}
            label={hasCard && kind === 'DISCOUNT' ? 'cart.reductions' : labels[kind]}
            amount={amount}
            look={rowLooks[kind]}
          />
        ))}
      </dl>
      {hasCard && (
        <dl className={styles.rows}>
          <Row
            label="amounts.discount"
            note="cart.discount.withCard"
            amount={-Math.abs(cart.discount.amount)}
            look={styles.quietRow}
          />
        </dl>
      )}
    </>
  );
};

/** The customer's points and what they are worth, as the provider puts them beside the cart. */
const CartPoints = ({ cart: { loyaltyPoints, loyaltyOffers } }: { cart: Cart }) => {
  const text = useText();
  const plain = loyaltyPoints === null ? [] : [{ points: loyaltyPoints, discount: null }];
  const offers = (loyaltyOffers.length > 0 ? loyaltyOffers : plain).filter(({ points }) => points > 0);
  if (offers.length === 0) return null;
  return (
    <ul className={looks.quiet}>
      {offers.map(({ points, discount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: offers have nothing else that is theirs alone
        <li key={place}>
          {text(discount ? 'cart.points' : 'cart.points.balance', { count: points })}
          {discount && discount.amount > 0 && (
            <>
              {`\u00a0· ${text('cart.points.worth')} `}
              <Amount amount={discount.amount} label={text('shell.riyal')} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
};

type PayButtonProps = Pick<SummaryProps, 'isPreparing' | 'onPay'> & { className: string; fullWidth?: true };

const PayButton = ({ isPreparing, onPay, ...look }: PayButtonProps) => {
  const text = useText();
  return (
    <Button
      {...look}
      size="lg"
      icon="lock"
      aria-haspopup="dialog"
      waiting={isPreparing}
      waitingLabel={text('cart.preparing')}
      onClick={onPay}
    >
      {text('cart.pay')}
    </Button>
  );
};

export const CartSummary = ({ cart, isUpdating, ...pay }: SummaryProps) => {
  const text = useText();
  return (
    <section className={styles.summary} aria-label={text('cart.summary')} aria-busy={isUpdating || undefined}>
      <Amounts cart={cart} />
      <CartPoints cart={cart} />
      <p className={looks.hidden} role="status">
        {isUpdating && text('cart.updating')}
      </p>
      <PayButton {...pay} fullWidth className={styles.desktopPay} />
      <TrustLine />
    </section>
  );
};

/** On phones paying stays under the thumb, above the bottom bar. */
export const PayBar = ({ cart, isUpdating, ...pay }: SummaryProps) => {
  const text = useText();
  return (
    <div className={styles.payBar}>
      <span className={styles.payTotal} aria-busy={isUpdating || undefined}>
        <Amount amount={cart.total.amount} label={text('shell.riyal')} className={looks.subtitle} />
        <span className={looks.caption}>{text('shell.includesVat')}</span>
      </span>
      <PayButton {...pay} className={styles.barPay} />
    </div>
  );
};
