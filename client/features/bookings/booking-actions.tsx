import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './booking-detail.styles.ts';
import { isReceived } from './booking-list.ts';
import { RatingButtons } from './rating-buttons.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';

/** What the customer can do with a booking; nothing is offered that the provider would not allow. */
export const BookingActions = ({ booking }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const cancel = useCancelBooking();
  const { invoiceUrl, isCancelable } = booking;
  return (
    <div className={styles.actions}>
      <RatingButtons booking={booking} />
      {invoiceUrl && !isReceived(booking) && (
        <a href={invoiceUrl} className={buttonLook.secondary.md} target="_blank" rel="noopener noreferrer">
          <Icon name="external-link" />
          {text('bookings.show.invoice')}
        </a>
      )}
      {isCancelable && (
        <Button
          variant="ghost"
          icon="x"
          aria-haspopup="dialog"
          data-stop="cancel"
          className={styles.dangerous}
          onClick={() => cancel(booking)}
        >
          {text('bookings.cancel')}
        </Button>
      )}
    </div>
  );
};
