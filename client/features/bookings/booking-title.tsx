import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './booking-detail.styles.ts';
import { type Booking, isOrder } from './booking-list.ts';
import { StatusBadge } from './status-badge.tsx';

/** The booking's number and how it stands. */
export const BookingTitle = ({
  booking,
}: {
  booking: Pick<Booking, 'number' | 'status' | 'gift' | 'date' | 'products'>;
}) => {
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
