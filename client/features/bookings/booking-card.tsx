import { languages } from '../../../schema/languages.ts';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/link.tsx';
import { useOpenOverPage } from '../../routing/use-url-dialog.ts';
import { stretched } from '../../ui/card.styles.ts';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { BookingRowWays } from './booking-actions.tsx';
import { bookingDialog } from './booking-definition.tsx';
import { StatusBadge } from './booking-facts.tsx';
import { type Booking, bookingsPath, isOrder, isReceived, isWaitingGift } from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { useGoods } from './use-goods.ts';

/** How many pictures stand on a card; the names of all products are written. */
const mostPictures = 3;

/** The booking's number, which opens everything about it. */
const OpeningNumber = ({ booking, page }: BookingCardProps) => {
  const text = useText();
  const { id, number } = booking;
  const openOverPage = useOpenOverPage();
  const path = bookingsPath(page, id);
  return (
    <h3 className={styles.number}>
      <OpeningLink
        to={path}
        className={stretched}
        onOpen={() => openOverPage(path)}
        onApproach={() => warmDialog(bookingDialog)}
      >
        {text(isOrder(booking) ? 'bookings.order' : 'bookings.number')} <bdi>{number}</bdi>
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
  const locale = useLocale();
  const { status, date, time, branchName, guests, products, total, gift } = booking;
  const isWaiting = isWaitingGift(booking);
  const clock = useClock();
  return (
    <li className={look ? looksOfCard[look] : styles.booking}>
      <div className={styles.bookingTop}>
        <OpeningNumber booking={booking} page={page} />
        <StatusBadge
          label={isWaiting ? text('bookings.giftWaiting') : status.label}
          color={isWaiting ? (gift?.statusColor ?? null) : status.color}
        />
      </div>
      {gift && <GiftLine gift={gift} />}
      <div className={styles.products}>
        <span className={styles.pictures}>
          {products.slice(0, mostPictures).map((product) => (
            <Picture key={product.id} src={product.image} shape="thumb" className={styles.picture} />
          ))}
        </span>
        <p className={looks.twoLines}>{products.map(({ name }) => name).join(languages[locale].comma)}</p>
      </div>
      <ul className={styles.facts}>
        {date && (
          <li className={styles.fact}>
            <Icon name="calendar-days" />
            {formatDay(locale, date, 'day')}
          </li>
        )}
        {time && (
          <li className={styles.fact}>
            <Icon name="clock" />
            <bdi>{clock(time)}</bdi>
          </li>
        )}
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
