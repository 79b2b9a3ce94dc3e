import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/opening-link.tsx';
import { useOpenOverPage } from '../../routing/use-open-over-page.ts';
import { stretched } from '../../ui/card.styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/price.tsx';
import { warmDialog } from '../../ui/warm-dialog.ts';
import { bookingsAddress } from './booking-address.ts';
import { bookingDialog } from './booking-definition.ts';
import type { Booking } from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { StatusBadge } from './status-badge.tsx';

/** How many pictures stand on a card; the names of all products are written. */
const mostPictures = 3;

/** The booking's number, which opens everything about it. */
const OpeningNumber = ({ booking: { id, number }, page }: BookingCardProps) => {
  const text = useText();
  const openOverPage = useOpenOverPage();
  const address = bookingsAddress(page, id);
  return (
    <h3 className={styles.number}>
      <OpeningLink
        to={address}
        className={stretched}
        onOpen={() => openOverPage(address)}
        onApproach={() => warmDialog(bookingDialog)}
      >
        {text('bookings.number')} <bdi>{number}</bdi>
      </OpeningLink>
    </h3>
  );
};

type BookingCardProps = {
  booking: Booking;
  /** The page of the list that the booking's dialog lies over. */
  page: number;
  /** It stands out among the others. */
  isMarked?: boolean;
};

/** One booking of the list. */
export const BookingCard = ({ booking, page, isMarked = false }: BookingCardProps) => {
  const text = useText();
  const locale = useLocale();
  const { status, date, time, branchName, guests, products, total } = booking;
  return (
    <li className={isMarked ? styles.markedBooking : styles.booking}>
      <div className={styles.bookingTop}>
        <OpeningNumber booking={booking} page={page} />
        <StatusBadge label={status.label} color={status.color} />
      </div>
      <div className={styles.products}>
        <span className={styles.pictures}>
          {products.slice(0, mostPictures).map((product) => (
            <Picture key={product.id} src={product.image} shape="square" className={styles.picture} />
          ))}
        </span>
        <p className={styles.names}>{products.map(({ name }) => name).join(locale === 'ar' ? '، ' : ', ')}</p>
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
            <bdi>{time}</bdi>
          </li>
        )}
        {branchName && (
          <li className={styles.fact}>
            <Icon name="map-pin" />
            <span className={styles.place}>{branchName}</span>
          </li>
        )}
        {guests > 0 && (
          <li className={styles.fact}>
            <Icon name="users" />
            {text('bookings.guests', { count: guests })}
          </li>
        )}
      </ul>
      <p className={styles.total}>
        {text('bookings.total')} <Amount amount={total.amount} label={text('shell.riyal')} className={styles.amount} />
      </p>
    </li>
  );
};
