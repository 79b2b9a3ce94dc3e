import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { title } from './booking-detail.styles.ts';
import { type Booking, isOrder } from './booking-list.ts';
import * as styles from './bookings.styles.ts';

/**
 * A status in the provider's words. Its colour is a dot beside them: the words keep the page's own ink, so that they
 * can be read whatever the colour is, in both themes.
 */
export const StatusBadge = ({ label, color }: { label: string; color: string | null }) => (
  <span className={styles.status}>
    {color && (
      <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.statusDot}>
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
    <span className={title}>
      <span className={looks.twoLines}>
        {text(isOrder(booking) ? 'bookings.order' : 'bookings.number')} <bdi>{number}</bdi>
      </span>
      {status.label && <StatusBadge label={status.label} color={status.color} />}
    </span>
  );
};
