import type { BookingAmountsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as amounts from '../../ui/price/price.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './booking-detail.styles.ts';

/** VAT is contained in every price; a booking names none beside them, whatever the order says. */
const nothing = '00.00';

type PaymentSummaryProps = { booking: BookingAmountsFragment; isGoods?: boolean };

/** What a booking costs, with the amounts as the provider gives them. */
export const PaymentSummary = ({ booking, isGoods }: PaymentSummaryProps) => {
  const text = useText();
  const { guests, subTotal, serviceFee, discount, redeemPoints, giftCard, addedTax, total } = booking;
  const money = (amount: number) => (
    <Amount amount={amount} label={text('shell.riyal')} {...(amount === 0 && { written: nothing })} />
  );
  const rows = [
    {
      label: isGoods ? text('amounts.subTotal') : text('bookings.show.subTotal', { count: guests }),
      amount: subTotal.amount,
    },
    { label: text('amounts.tax'), amount: 0 },
    { label: text('bookings.show.serviceFee'), amount: serviceFee.amount },
    { label: text('amounts.discount'), amount: -Math.abs(discount.amount) || 0 },
    { label: text('amounts.points'), amount: -Math.abs(redeemPoints.amount) || 0 },
    ...(giftCard.amount > 0 ? [{ label: text('amounts.giftCard'), amount: -giftCard.amount }] : []),
  ];
  return (
    <section className={styles.summary} aria-label={text('bookings.show.payment')}>
      <h3 className={looks.partTitle}>{text('bookings.show.payment')}</h3>
      <dl className={looks.stack2}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={amounts.amountRow}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={amounts.totalRow}>
          <dt>{text('amounts.total')}</dt>
          <dd>{money(total.amount)}</dd>
        </div>
      </dl>
      <p className={styles.summaryNote}>
        {text(addedTax.amount > 0 ? 'bookings.show.addedTax' : 'bookings.show.taxNote')}
        {addedTax.amount > 0 && <> {money(addedTax.amount)}</>}
      </p>
    </section>
  );
};
