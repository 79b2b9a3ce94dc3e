import { useIntl } from 'react-intl';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { GiftShare } from '../gifts/public.ts';
import { BookingLink } from './booking-card.tsx';
import { product as productRow } from './booking-detail.styles.ts';
import { BookedThing, BookingNumber } from './booking-facts.tsx';
import { type Booking, daysOf, inOrder, isOrder } from './booking-list.ts';
import * as styles from './paid-head.styles.ts';
import { QuickWays } from './quick-ways.tsx';

/** A check in a ring, drawn once. */
const PaidMark = () => (
  <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden="true">
    <circle cx="24" cy="24" r="21" pathLength="1" className={styles.ring} />
    <path d="M15 24.5l6.5 6.5L34 18" pathLength="1" className={styles.check} />
  </svg>
);

/** A day as a leaf of a calendar. Screen readers read the day in the sentence beside it. */
const DateTile = ({ date }: { date: string }) => {
  const intl = useIntl();
  return (
    <div className={styles.tile} aria-hidden="true">
      <span className={looks.caption}>{formatDay(intl, date, 'weekday')}</span>
      <span className={styles.tileDay}>{Number(date.slice(8, 10))}</span>
      <span className={looks.palmTag}>{formatDay(intl, date, 'monthName')}</span>
    </div>
  );
};

/** How many pictures stand in the head; the booking itself has them all. */
const mostPictures = 3;

const titleOf = (booking: Booking) => {
  if (booking.gift) return 'bookings.paid.gift';
  return isOrder(booking) ? 'bookings.paid.order' : 'bookings.paid.booking';
};

/** What happens next: when and where, who gets the gift, or where goods are picked up. */
const Next = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const isPickUp = useStorefront()?.isPickUp ?? false;
  const { date, time, branchName, gift } = booking;
  const branch = branchName && `\u2068${branchName}\u2069`;
  if (gift) {
    const name = `\u2068${gift.receiverName ?? text('bookings.show.someone')}\u2069`;
    return <p>{text(date ? 'bookings.paid.giftTimed' : 'bookings.paid.giftTo', { name })}</p>;
  }
  if (isOrder(booking)) {
    if (!branch) return <p>{text('bookings.paid.giftCard')}</p>;
    return isPickUp ? <p>{text('bookings.paid.pickUp', { branch })}</p> : null;
  }
  return (
    <>
      {date && daysOf(booking).length === 1 && (
        <p>
          <DayAndTime date={date} time={time} />
        </p>
      )}
      {branchName && <p>{branchName}</p>}
    </>
  );
};

/** Treatments on different days have each its own day beside them. */
const What = ({ booking }: { booking: Booking }) => (
  <ul className={looks.stack3}>
    {inOrder(booking.products)
      .slice(0, mostPictures)
      .map((product) => (
        <li key={product.id} className={productRow}>
          <BookedThing product={product} hasTime={daysOf(booking).length > 1} />
        </li>
      ))}
  </ul>
);

/** The word that a booking is paid, in the place of its row. */
export const PaidHead = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const { date, gift } = booking;
  const title = text(titleOf(booking));
  return (
    <section className={styles.head} aria-label={title}>
      <div className={styles.top}>
        {date && !gift ? <DateTile date={date} /> : null}
        <div className={styles.texts}>
          <h2 className={styles.title}>
            <PaidMark />
            {title}
          </h2>
          <Next booking={booking} />
          <BookingNumber booking={booking} className={looks.quietFigures} />
        </div>
      </div>
      <What booking={booking} />
      {gift?.isSender && <GiftShare giftId={gift.id} receiverName={gift.receiverName} />}
      <QuickWays booking={booking} />
      <BookingLink id={booking.id} page={1} className={buttonLook.ghost.md}>
        {text('bookings.paid.see')}
      </BookingLink>
    </section>
  );
};
