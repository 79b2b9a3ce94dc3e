import { useIntl } from 'react-intl';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/link.tsx';
import { useOpenOverPage } from '../../routing/open-over-page.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { GiftShare } from '../gifts/public.ts';
import { bookingDialog } from './booking-definition.tsx';
import { type Booking, bookingsPath, daysOf, inOrder, isOrder } from './booking-list.ts';
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
const What = ({ booking }: { booking: Booking }) => {
  const hasDays = daysOf(booking).length > 1;
  return (
    <ul className={styles.what}>
      {inOrder(booking.products)
        .slice(0, mostPictures)
        .map(({ id, name, image, date, time }) => (
          <li key={id}>
            <Picture src={image} shape="square" className={looks.rounded} />
            <span>
              {name}
              {hasDays && date && (
                <span className={styles.whatDay}>
                  <DayAndTime date={date} time={time} />
                </span>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
};

const Opener = ({ id }: { id: string }) => {
  const text = useText();
  const openOverPage = useOpenOverPage();
  const path = bookingsPath(1, id);
  return (
    <OpeningLink
      to={path}
      className={buttonLook.ghost.md}
      onOpen={() => openOverPage(path)}
      onApproach={() => warmDialog(bookingDialog)}
    >
      {text('bookings.paid.see')}
    </OpeningLink>
  );
};

/** The word that a booking is paid, in the place of its row. */
export const PaidHead = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const { id, number, date, gift } = booking;
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
          <p className={looks.quietFigures}>
            {text(isOrder(booking) ? 'bookings.order' : 'bookings.number')} <bdi>{number}</bdi>
          </p>
        </div>
      </div>
      <What booking={booking} />
      {gift?.isSender && <GiftShare giftId={gift.id} receiverName={gift.receiverName} />}
      <QuickWays booking={booking} />
      <Opener id={id} />
    </section>
  );
};
