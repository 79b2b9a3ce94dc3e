import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { type AmountRow, AmountRows } from '../../ui/price/amount-rows.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './booking-detail.styles.ts';
import { type Booking, daysOf, isOrder, isReceived, type Product } from './booking-list.ts';

type BookingTitleProps = { booking: Booking };

export const BookingNumber = ({ booking, className }: BookingTitleProps & { className: string }) => {
  const text = useText();
  return (
    <span className={className}>
      {text(isOrder(booking) ? 'bookings.order' : 'bookings.number')} <bdi>{booking.number}</bdi>
    </span>
  );
};

/** The booking's number and how it stands. */
export const BookingTitle = ({ booking }: BookingTitleProps) => (
  <span className={looks.wrap2}>
    <BookingNumber booking={booking} className={looks.twoLines} />
    {booking.status.label && <StatusBadge label={booking.status.label} color={booking.status.color} />}
  </span>
);

const waiting = (
  <span className={styles.waiting}>
    <Skeleton />
  </span>
);

/** A name of the other script does not turn the text beside it. */
const isolated = (name: string | null) => name && <bdi>{name}</bdi>;

type BookingFactsProps = {
  /** Fields of the whole booking are undefined until that is there; their place is kept. */
  booking: Booking & { customerName?: string | null; customerArrived?: boolean };
};

/**
 * The name, time, place and number of guests; of goods, the place of pickup; of a gift, its other person and how it stands.
 * Facts that the provider omits are left out.
 */
export const BookingFacts = ({ booking }: BookingFactsProps) => {
  const text = useText();
  const intl = useIntl();
  const isGoods = isOrder(booking);
  const clock = useClock();
  const { customerName, customerArrived, guests, branchName, time, gift } = booking;
  const days = daysOf(booking);
  const arrived = text(customerArrived ? 'bookings.show.yes' : 'bookings.show.no');
  const facts: [MessageId, ReactNode][] = [
    ['bookings.show.name', customerName === undefined ? waiting : isolated(customerName)],
    ['bookings.show.giftedBy', isReceived(booking) && isolated(gift?.senderName ?? text('bookings.show.someone'))],
    ['bookings.show.date', days.length > 0 && days.map((day) => <div key={day}>{formatDay(intl, day, 'full')}</div>)],
    ['bookings.show.time', days.length === 1 && isolated(time && clock(time))],
    [isGoods ? 'bookings.show.pickUp' : 'branches.branch', isolated(branchName)],
    ['bookings.show.visitors', !isGoods && text('bookings.guests', { count: guests })],
    ['bookings.show.arrived', !isGoods && (customerArrived === undefined ? waiting : arrived)],
    ['gifts.show.giftedTo', gift?.isSender && isolated(gift.receiverName ?? text('bookings.show.someone'))],
    ['gifts.show.status', gift?.statusLabel && <StatusBadge label={gift.statusLabel} color={gift.statusColor} />],
  ];
  const rows = facts.flatMap(([label, figure]) => (figure ? [{ label: text(label), figure, look: styles.fact }] : []));
  return <AmountRows rows={rows} currency={text('shell.riyal')} />;
};

type BookedThingProps = {
  product: Product;
  /** In the place of a day and time that it has not. */
  timeless?: ReactNode;
};

/** The picture of one of the things that were booked, its name, and its own day and time. It may stand in a link. */
export const BookedThing = ({ product: { name, image, date, time }, timeless }: BookedThingProps) => (
  <>
    <Picture src={image} shape="thumb" className={looks.rounded} />
    <span className={looks.texts}>
      <bdi className={looks.thing}>{name}</bdi>
      {date ? (
        <span className={styles.moment}>
          <DayAndTime date={date} time={time} />
        </span>
      ) : (
        timeless && <span className={looks.quiet}>{timeless}</span>
      )}
    </span>
  </>
);

/**
 * The cost of a booking, in amounts as the provider gives them. VAT is contained in every price; a booking names none
 * beside them, with any order.
 */
export const PaymentSummary = ({ booking }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const { guests, subTotal, serviceFee, discount, redeemPoints, giftCard, addedTax, total } = booking;
  const currency = text('shell.riyal');
  const row = (label: string, amount: number) => ({ label, amount, ...(amount === 0 && { written: '00.00' }) });
  const rows: AmountRow[] = [
    row(text(isOrder(booking) ? 'amounts.subTotal' : 'bookings.show.subTotal', { count: guests }), subTotal.amount),
    row(text('amounts.tax'), 0),
    row(text('bookings.show.serviceFee'), serviceFee.amount),
    row(text('amounts.discount'), -Math.abs(discount.amount)),
    row(text('amounts.points'), -Math.abs(redeemPoints.amount)),
    ...(giftCard.amount > 0 ? [row(text('amounts.giftCard'), -giftCard.amount)] : []),
    { ...row(text('amounts.total'), total.amount), isTotal: true },
  ];
  return (
    <section className={looks.summary} aria-label={text('bookings.show.payment')}>
      <h3 className={looks.partTitle}>{text('bookings.show.payment')}</h3>
      <AmountRows rows={rows} currency={currency} />
      <p className={looks.quiet}>
        {text(addedTax.amount > 0 ? 'bookings.show.addedTax' : 'bookings.show.taxNote')}{' '}
        {addedTax.amount > 0 && <Amount amount={addedTax.amount} label={currency} />}
      </p>
    </section>
  );
};
