import { type BookingPartsFragment, useBookingDirectionsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { Icon } from '../../ui/icon.tsx';
import { scheduleGiftDialog } from '../gifts/public.ts';
import * as styles from './booking-detail.styles.ts';
import { isActive, isReceived } from './booking-list.ts';
import { RatingButtons } from './rating-buttons.tsx';
import { useCancelBooking } from './use-cancel-booking.ts';

/** The way to the branch of a booking that lies ahead. The map belongs to another house, so it waits for a press. */
const Directions = ({ booking: { branchId, branchName } }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const [{ data }] = useBookingDirectionsQuery({});
  const branch =
    data?.branches.find(({ id }) => id === branchId) ?? data?.branches.find(({ name }) => name === branchName);
  if (!branch?.directionsUrl) return null;
  return (
    <a href={branch.directionsUrl} className={buttonLook.secondary.md} target="_blank" rel="noopener noreferrer">
      <Icon name="navigation" />
      {text('bookings.show.directions')}
    </a>
  );
};

/** The receiver of a gift chooses its time until the gift is completed. */
const ScheduleGift = ({ booking }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const dialogs = useDialogs();
  const { gift } = booking;
  if (!gift || !isReceived(booking) || gift.isCompleted || !isActive(booking)) return null;
  return (
    <Button
      icon="calendar-days"
      aria-haspopup="dialog"
      onClick={() => dialogs.open(scheduleGiftDialog, { giftId: gift.id })}
    >
      {text('bookings.show.scheduleGift')}
    </Button>
  );
};

/** What the customer can do with a booking; nothing is offered that the provider would not allow. */
export const BookingActions = ({ booking }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const cancel = useCancelBooking();
  const { invoiceUrl, isCancelable, branchName } = booking;
  return (
    <div className={styles.actions}>
      <ScheduleGift booking={booking} />
      <RatingButtons booking={booking} />
      {isActive(booking) && branchName && <Directions booking={booking} />}
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
