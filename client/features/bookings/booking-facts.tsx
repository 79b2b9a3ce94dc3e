import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BookingAmountsFragment } from '../../graphql/generated/graphql.ts';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as amounts from '../../ui/price/price.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './booking-detail.styles.ts';
import { type Booking, daysOf, isOrder, isReceived } from './booking-list.ts';
import * as listStyles from './bookings.styles.ts';

/**
 * A status in the provider's words. Its colour is a dot beside them: the words keep the page's own ink, so that they
 * can be read whatever the colour is, in both themes.
 */
export const StatusBadge = ({ label, color }: { label: string; color: string | null }) => (
  <span className={listStyles.status}>
    {color && (
      <svg viewBox="0 0 10 10" aria-hidden="true" className={listStyles.statusDot}>
        <circle cx="5" cy="5" r="4.5" fill={color} stroke="currentColor" strokeOpacity="0.35" />
      </svg>
    )}
    <span className={looks.twoLines}>{label}</span>
  </span>
);

type BookingTitleProps = { booking: Pick<Booking, 'number' | 'status' | 'gift' | 'date' | 'products'> };

/** The booking's number and how it stands. */
export const BookingTitle = ({ booking }: BookingTitleProps) => {
  const text = useText();
  const { number, status } = booking;
  return (
    <span className={styles.title}>
      <span className={looks.twoLines}>
        {text(isOrder(booking) ? 'bookings.order' : 'bookings.number')} <bdi>{number}</bdi>
      </span>
      {status.label && <StatusBadge label={status.label} color={status.color} />}
    </span>
  );
};

const Fact = ({ label, children }: { label: MessageId; children: ReactNode }) => {
  const text = useText();
  return (
    <div>
      <dt>{text(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
};

const Waiting = () => (
  <span className={styles.waiting}>
    <Skeleton />
  </span>
);

/** A name of the other script does not turn what stands beside it. */
const isolated = (name: string) => <bdi>{name}</bdi>;

type BookingFactsProps = {
  /** What only the whole booking tells is undefined until that is there; its place is kept. */
  booking: Booking & { customerName?: string | null; customerArrived?: boolean };
  /** Further rows, such as to whom it was given: a `dt` and a `dd` in a `div` each. */
  children?: ReactNode;
};

/**
 * The name, time, place and number of guests; of goods, the place of pickup. What the provider leaves out is left out.
 */
export const BookingFacts = ({ booking, children }: BookingFactsProps) => {
  const text = useText();
  const intl = useIntl();
  const isGoods = isOrder(booking);
  const clock = useClock();
  const { customerName, customerArrived, guests, branchName, time, gift } = booking;
  const days = daysOf(booking);
  return (
    <dl className={styles.facts}>
      {customerName !== null && (
        <Fact label="bookings.show.name">{customerName === undefined ? <Waiting /> : isolated(customerName)}</Fact>
      )}
      {isReceived(booking) && (
        <Fact label="bookings.show.giftedBy">{isolated(gift?.senderName ?? text('bookings.show.someone'))}</Fact>
      )}
      {days.length > 0 && (
        <Fact label="bookings.show.date">
          {days.map((day) => (
            <span key={day} className={styles.day}>
              {formatDay(intl, day, 'full')}
            </span>
          ))}
        </Fact>
      )}
      {time && days.length === 1 && (
        <Fact label="bookings.show.time">
          <bdi>{clock(time)}</bdi>
        </Fact>
      )}
      {branchName && (
        <Fact label={isGoods ? 'bookings.show.pickUp' : 'bookings.show.branch'}>{isolated(branchName)}</Fact>
      )}
      {!isGoods && (
        <>
          <Fact label="bookings.show.visitors">{text('bookings.guests', { count: guests })}</Fact>
          <Fact label="bookings.show.arrived">
            {customerArrived === undefined ? (
              <Waiting />
            ) : (
              text(customerArrived ? 'bookings.show.yes' : 'bookings.show.no')
            )}
          </Fact>
        </>
      )}
      {children}
    </dl>
  );
};

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
