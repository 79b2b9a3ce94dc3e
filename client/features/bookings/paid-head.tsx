import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { doneMedal } from '../../ui/feedback/state.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { GiftShare } from '../gifts/public.ts';
import { BookingLink } from './booking-card.tsx';
import { product as productRow } from './booking-detail.styles.ts';
import { BookedThing, BookingNumber } from './booking-facts.tsx';
import { type Booking, daysOf, inOrder, isOrder } from './booking-list.ts';
import * as styles from './paid-head.styles.ts';
import { QuickWays } from './quick-ways.tsx';

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
    return isPickUp ? <p>{text('shop.buy.pickUpAt', { branch })}</p> : null;
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

/**
 * The word that a booking is paid, in the place of its row. Treatments on different days have each its own day beside
 * them.
 */
export const PaidHead = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const { gift, products } = booking;
  const title = text(titleOf(booking));
  return (
    <section className={styles.head} aria-label={title}>
      <div className={styles.top}>
        <span className={doneMedal}>
          <Icon name="check" />
        </span>
        <div className={styles.texts}>
          <h2 className={styles.title}>{title}</h2>
          <Next booking={booking} />
          <BookingNumber booking={booking} className={looks.quietFigures} />
        </div>
      </div>
      <ul className={looks.stack3}>
        {inOrder(products)
          .slice(0, mostPictures)
          .map((product) => (
            <li key={product.id} className={productRow}>
              <BookedThing product={product} hasTime={daysOf(booking).length > 1} />
            </li>
          ))}
      </ul>
      {gift?.isSender && <GiftShare giftId={gift.id} receiverName={gift.receiverName} />}
      <QuickWays booking={booking} />
      <BookingLink id={booking.id} className={buttonLook.ghost.md}>
        {text('bookings.paid.see')}
      </BookingLink>
    </section>
  );
};
