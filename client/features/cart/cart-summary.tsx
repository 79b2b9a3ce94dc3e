import type { ComponentProps } from 'react';
import type { Cart, CartLine } from '../../cart/cart-rules.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { TrustLine } from '../../session/trust-line.tsx';
import { Button } from '../../ui/button.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { type AmountRow, AmountRows } from '../../ui/price/amount-rows.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { type ShownAmount, shownAmounts } from '../../ui/price/shown-amounts.ts';
import * as styles from './cart.styles.ts';

/** The price before VAT stands on the receipt alone: among the amounts of the sum it would be read as one more. */
type Kind = Exclude<ShownAmount['kind'], 'NET'>;

const rowOf: Record<Kind, { label: MessageId; look: string }> = {
  SUBTOTAL: { label: 'amounts.subTotal', look: looks.amount },
  SERVICE_FEE: { label: 'amounts.serviceFees', look: looks.amount },
  DISCOUNT: { label: 'amounts.discount', look: styles.discount },
  POINTS: { label: 'cart.pointsPay', look: styles.discount },
  TAX: { label: 'amounts.tax', look: styles.quietRow },
  TOTAL: { label: 'amounts.total', look: styles.total },
  GIFT_CARD: { label: 'amounts.giftCard', look: styles.discount },
  LEFT: { label: 'cart.left', look: styles.total },
};

/** The extras as the customer ticked them; empty where the provider does not say which are chosen. */
const extrasOf = ({ availableServiceFees, selectedServiceFees }: Cart): string[] =>
  availableServiceFees
    .filter(({ id }) => selectedServiceFees.some((chosen) => chosen.id === id))
    .map(({ name }) => `\u2068${name}\u2069`);

/**
 * The amounts as the provider computed them, so that all above the total add up to it: VAT that the prices contain stands
 * below the total, not among them. The discount is all that the codes, offers and cards take off: where a gift card is
 * among them it pays after the VAT, so the discount is told in one sum below the rows that add up.
 */
const Amounts = ({ cart }: { cart: Cart }) => {
  const text = useText();
  const currency = text('shell.riyal');
  const extras = extrasOf(cart).join(text('shell.comma'));
  const shown = shownAmounts(cart);
  const isVatOnTop = cart.rows.some(({ kind }) => kind === 'TAX');
  const vat = isVatOnTop ? undefined : shown.find(({ kind }) => kind === 'TAX');
  const hasCard = shown.some(({ kind }) => kind === 'GIFT_CARD');
  const labelOf = (kind: Kind): string => {
    if (kind === 'SERVICE_FEE' && extras) return extras;
    return text(hasCard && kind === 'DISCOUNT' ? 'cart.reductions' : rowOf[kind].label);
  };
  const included = vat && (
    <p className={looks.lightCaption}>
      {text('cart.includedVat')} <Amount amount={vat.amount} label={currency} />
    </p>
  );
  const rows = shown.flatMap(({ kind, amount }): AmountRow[] => {
    if (kind === 'NET' || (kind === 'TAX' && vat)) return [];
    return [{ label: labelOf(kind), amount, look: rowOf[kind].look, note: kind === 'TOTAL' && included }];
  });
  const withCard = {
    label: text('amounts.discount'),
    note: <span className={looks.caption}> {text('cart.discount.withCard')}</span>,
    amount: -Math.abs(cart.discount.amount),
    look: styles.quietRow,
  };
  return (
    <div className={styles.rows}>
      <AmountRows currency={currency} rows={rows} />
      {hasCard && <AmountRows currency={currency} rows={[withCard]} />}
    </div>
  );
};

/** The customer's points and their worth, as the provider puts them beside the cart. */
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

const PayButton = (button: ComponentProps<typeof Button>) => {
  const text = useText();
  return (
    <Button {...button} size="lg" icon="lock" aria-haspopup="dialog" waitingLabel={text('cart.preparing')}>
      {text('cart.pay')}
    </Button>
  );
};

/** The button to pay beside the amounts; while a change is on its way, `isBusy`, they are those from before it. */
type SummaryProps = Pick<ComponentProps<typeof Button>, 'waiting' | 'onClick'> & { cart: Cart; isBusy: boolean };

const isGoods = ({ soldAs }: CartLine): boolean => soldAs === 'PRODUCT' || soldAs === 'GIFT_CARD';

export const CartSummary = ({ cart, isBusy, ...pay }: SummaryProps) => {
  const text = useText();
  return (
    <section className={styles.summary} aria-label={text('cart.summary')} aria-busy={isBusy || undefined}>
      <Amounts cart={cart} />
      <CartPoints cart={cart} />
      <p className={looks.hidden} role="status">
        {isBusy && text('cart.updating')}
      </p>
      <PayButton {...pay} fullWidth className={styles.desktopPay} />
      <TrustLine isOfGoods={cart.lines.every(isGoods)} />
    </section>
  );
};

/** On phones paying stays under the thumb, above the bottom bar. */
export const PayBar = ({ cart, isBusy, ...pay }: SummaryProps) => {
  const text = useText();
  return (
    <div className={styles.payBar}>
      <span className={styles.payTotal} aria-busy={isBusy || undefined}>
        <Amount amount={cart.total.amount} label={text('shell.riyal')} className={looks.subtitle} />
        <span className={looks.caption}>{text('shell.includesVat')}</span>
      </span>
      <PayButton {...pay} className={styles.barPay} />
    </div>
  );
};
