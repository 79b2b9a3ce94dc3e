import { DayAndTime } from '../../i18n/day-and-time.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/link.tsx';
import { useOpenOverPage } from '../../routing/open-over-page.ts';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { BookingRowWays } from './booking-actions.tsx';
import { bookingDialog } from './booking-definition.tsx';
import { StatusBadge } from './booking-facts.tsx';
import { type Booking, bookingsPath, inOrder, isOrder, isReceived, isWaitingGift } from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { useGoods } from './use-goods.ts';

/** One thing that was booked, with its own day and time. */
const BookedLine = ({ product: { name, image, date, time } }: { product: Booking['products'][number] }) => (
  <span className={styles.line}>
    <Picture src={image} shape="thumb" className={looks.rounded} />
    <span className={looks.texts}>
      <span className={styles.lineName}>
        <bdi>{name}</bdi>
      </span>
      {date && (
        <span className={styles.lineTime}>
          <DayAndTime date={date} time={time} />
        </span>
      )}
    </span>
  </span>
);

/** What was booked, in the order of time, and its number; it opens everything about the booking. */
const OpeningLines = ({ booking, page }: BookingCardProps) => {
  const text = useText();
  const { id, number, products } = booking;
  const openOverPage = useOpenOverPage();
  const path = bookingsPath(page, id);
  return (
    <h3 className={styles.heading}>
      <OpeningLink
        to={path}
        className={styles.lines}
        onOpen={() => openOverPage(path)}
        onApproach={() => warmDialog(bookingDialog)}
      >
        {inOrder(products).map((product) => (
          <BookedLine key={product.id} product={product} />
        ))}
        <span className={looks.quietFigures}>
          {text(isOrder(booking) ? 'bookings.order' : 'bookings.number')} <bdi>{number}</bdi>
        </span>
      </OpeningLink>
    </h3>
  );
};

/** To whom it was given, or by whom. */
const GiftLine = ({ gift }: { gift: NonNullable<Booking['gift']> }) => {
  const text = useText();
  const name = (gift.isSender ? gift.receiverName : gift.senderName) ?? text('bookings.show.someone');
  return (
    <p className={styles.giftLine}>
      <Icon name="gift" />
      <span>{text(gift.isSender ? 'bookings.giftTo' : 'bookings.giftFrom', { name: `\u2068${name}\u2069` })}</span>
    </p>
  );
};

/** The booking that comes next, and one that waits for its payment. */
type BookingLook = 'next' | 'unpaid';

const looksOfCard = { next: styles.nextBooking, unpaid: styles.unpaidBooking };

type BookingCardProps = {
  booking: Booking;
  /** The page of the list that the booking's dialog lies over. */
  page: number;
  /** It stands out among the others. */
  look?: BookingLook | undefined;
};

/** One booking of the list. */
const BookingCard = ({ booking: listed, page, look }: BookingCardProps) => {
  const booking = useGoods(listed);
  const text = useText();
  const { status, branchName, guests, total, gift } = booking;
  const isWaiting = isWaitingGift(booking);
  return (
    <li className={look ? looksOfCard[look] : styles.booking}>
      <div className={styles.bookingTop}>
        <OpeningLines booking={booking} page={page} />
        <StatusBadge
          label={isWaiting ? text('bookings.giftWaiting') : status.label}
          color={isWaiting ? (gift?.statusColor ?? null) : status.color}
        />
      </div>
      {gift && <GiftLine gift={gift} />}
      <ul className={styles.facts}>
        {branchName && (
          <li className={styles.fact}>
            <Icon name="map-pin" />
            <span className={looks.twoLines}>
              {isOrder(booking) ? text('bookings.pickUpAt', { branch: `\u2068${branchName}\u2069` }) : branchName}
            </span>
          </li>
        )}
        {guests > 0 && !isOrder(booking) && (
          <li className={styles.fact}>
            <Icon name="users" />
            {text('bookings.guests', { count: guests })}
          </li>
        )}
      </ul>
      {!isReceived(booking) && (
        <p className={styles.total}>
          {text('bookings.total')}{' '}
          <Amount amount={total.amount} label={text('shell.riyal')} className={styles.amount} />
        </p>
      )}
      <BookingRowWays booking={booking} />
    </li>
  );
};

type SectionProps = {
  title: MessageId;
  bookings: Booking[];
  /** The last page of the list that is shown. */
  page: number;
  look?: BookingLook | undefined;
};

/** Some of the bookings under a heading; nothing when there are none. */
export const BookingSection = ({ title, bookings, page, look }: SectionProps) => {
  const text = useText();
  if (bookings.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text(title)}>
      <h2 className={looks.subtitle}>{text(title)}</h2>
      <ul className={looks.column3}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} page={page} look={look} />
        ))}
      </ul>
    </section>
  );
};

/** The shape of the list while it is on the way. */
export const BookingsSkeleton = () => {
  const text = useText();
  return (
    <div className={looks.column3} role="status" aria-busy="true" aria-label={text('shell.loading')}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.booking}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
};
