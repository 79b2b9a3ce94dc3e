import type { ReactNode } from 'react';
import type { BookingAmountsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as amounts from '../../ui/price/price.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './booking-detail.styles.ts';

/** VAT is contained in every price; a booking names none beside them, whatever the order says. */
const nothing = '00.00';

const Row = ({ label, look, children }: { label: string; look: string; children: ReactNode }) => (
  <div className={look}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What a booking costs, with the amounts as the provider gives them. */
export const PaymentSummary = ({
  booking,
  isGoods = false,
}: {
  booking: BookingAmountsFragment;
  isGoods?: boolean;
}) => {
  const text = useText();
  const { guests, subTotal, serviceFee, discount, redeemPoints, giftCard, addedTax, total } = booking;
  const money = (amount: number) => (
    <Amount amount={amount} label={text('shell.riyal')} {...(amount === 0 && { written: nothing })} />
  );
  return (
    <section className={styles.summary} aria-label={text('bookings.show.payment')}>
      <h3 className={looks.partTitle}>{text('bookings.show.payment')}</h3>
      <dl className={looks.stack2}>
        <Row
          label={isGoods ? text('amounts.subTotal') : text('bookings.show.subTotal', { count: guests })}
          look={amounts.amountRow}
        >
          {money(subTotal.amount)}
        </Row>
        <Row label={text('amounts.tax')} look={amounts.amountRow}>
          {money(0)}
        </Row>
        <Row label={text('bookings.show.serviceFee')} look={amounts.amountRow}>
          {money(serviceFee.amount)}
        </Row>
        <Row label={text('amounts.discount')} look={amounts.amountRow}>
          {money(-Math.abs(discount.amount) || 0)}
        </Row>
        <Row label={text('amounts.points')} look={amounts.amountRow}>
          {money(-Math.abs(redeemPoints.amount) || 0)}
        </Row>
        {giftCard.amount > 0 && (
          <Row label={text('amounts.giftCard')} look={amounts.amountRow}>
            {money(-giftCard.amount)}
          </Row>
        )}
        <Row label={text('amounts.total')} look={amounts.totalRow}>
          {money(total.amount)}
        </Row>
      </dl>
      {addedTax.amount > 0 ? (
        <p className={styles.summaryNote}>
          {text('bookings.show.addedTax')} {money(addedTax.amount)}
        </p>
      ) : (
        <p className={styles.summaryNote}>{text('bookings.show.taxNote')}</p>
      )}
    </section>
  );
};
