import { useText } from '../../i18n/use-text.ts';
import * as styles from './booking-detail.styles.ts';
import type { Booking } from './booking-list.ts';
import { StatusBadge } from './status-badge.tsx';

/** The booking's number and how it stands. */
export const BookingTitle = ({ booking: { number, status } }: { booking: Pick<Booking, 'number' | 'status'> }) => {
  const text = useText();
  return (
    <span className={styles.title}>
      <span className={styles.number}>
        {text('bookings.number')} <bdi>{number}</bdi>
      </span>
      {status.label && <StatusBadge label={status.label} color={status.color} />}
    </span>
  );
};
