import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from '../../ui/price.tsx';
import type { Booking } from './booking-list.ts';
import * as styles from './bookings.styles.ts';
import { StatusBadge } from './status-badge.tsx';

/** How many pictures stand on a card; the names of all products are written. */
const mostPictures = 3;

/** One booking of the list. */
export const BookingCard = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const locale = useLocale();
  const { number, status, date, time, branchName, guests, products, total } = booking;
  return (
    <li className={styles.booking}>
      <div className={styles.bookingTop}>
        <h3 className={styles.number}>
          {text('bookings.number')} <bdi>{number}</bdi>
        </h3>
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
            {branchName}
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
