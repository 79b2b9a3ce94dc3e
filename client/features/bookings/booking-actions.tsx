import type { ComponentProps, ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useCancelBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import type { IconName } from '../../ui/media/icon-names.ts';
import { serviceDialog } from '../appointments/public.ts';
import { giftedOrderDialog, scheduleGiftDialog } from '../gifts/public.ts';
import { usePayNow } from '../payments/public.ts';
import * as styles from './booking-detail.styles.ts';
import { type Booking, isActive, isOrder, isReceived, ofBookings } from './booking-list.ts';
import { rowWays } from './bookings.styles.ts';
import { RateButton, RatingButtons } from './rating-buttons.tsx';

/** Asks whether a booking shall be cancelled, and cancels it. */
const CancelButton = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const dialogs = useDialogs();
  const [, cancel] = useCancelBookingMutation();
  const { submit } = useSubmit();
  const { id } = booking;
  const isGoods = isOrder(booking);
  const number = `\u2068${booking.number}\u2069`;
  const ask = () =>
    dialogs.openOver(confirmDialog, {
      title: text(isGoods ? 'bookings.cancelOrder.title' : 'bookings.cancel.title'),
      message: text(isGoods ? 'bookings.cancelOrder.message' : 'bookings.cancel.message', { number }),
      confirmLabel: text('bookings.cancel.confirm'),
      waitingLabel: text('bookings.cancel.waiting'),
      cancelLabel: text('bookings.cancel.keep'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => cancel({ id }, ofBookings), {
          whatFailed: 'bookings.cancel.failed',
          onSuccess: ({ cancelBooking: { message } }) =>
            showToast({ title: message ?? text('bookings.cancel.done'), color: 'success' }),
        }),
    });
  return (
    <Button
      variant="ghost"
      icon="x"
      aria-haspopup="dialog"
      data-stop="cancel"
      className={styles.dangerous}
      onClick={ask}
    >
      {text(isGoods ? 'bookings.cancelOrder' : 'bookings.cancel')}
    </Button>
  );
};

/**
 * What a booking asks its customer to do next: to pay it, or, as the receiver of a gift, to choose its time or accept it.
 * The foot of its dialog; on its row, a gift that has its time already asks for nothing.
 */
export const useNextStep = (booking: Booking | null, isRow = false): ReactNode => {
  const text = useText();
  const dialogs = useDialogs();
  const payNow = usePayNow()(booking?.number ?? '');
  if (!booking) return null;
  const button = (icon: IconName, label: MessageId, onClick: () => void) => (
    <Button
      size={isRow ? 'md' : 'lg'}
      fullWidth={!isRow}
      aria-haspopup="dialog"
      data-stop={isRow ? undefined : 'step'}
      {...{ icon, onClick }}
    >
      {text(label)}
      {isRow && <Numbered booking={booking} />}
    </Button>
  );
  if (payNow) return button('credit-card', 'appointments.success.pay', payNow);
  const { gift, date } = booking;
  if (!gift || !isReceived(booking) || gift.isCompleted || !isActive(booking) || (isRow && date !== null)) return null;
  const open = (dialog: typeof giftedOrderDialog | typeof scheduleGiftDialog) => () =>
    dialogs.open<{ giftId: string }>(dialog, { giftId: gift.id });
  if (isOrder(booking)) return button('gift', 'bookings.openGift', open(giftedOrderDialog));
  const label = isRow ? 'cart.chooseTime' : 'bookings.show.scheduleGift';
  return button('calendar-days', label, open(scheduleGiftDialog));
};

/** Tells buttons of many bookings apart for screen readers. */
const Numbered = ({ booking }: { booking: Booking }) => <span className={looks.hidden}> {booking.number}</span>;

type AgainProps = ComponentProps<typeof Button> & { booking: Booking; product: Booking['products'][number] };

/** Another booking of a treatment that is over; nothing for anything else. */
export const AgainButton = ({ booking, product, children, ...look }: AgainProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { productId: serviceId, name, image, date } = product;
  if (isActive(booking) || !serviceId || !date) return null;
  const again = { serviceId, branchId: booking.branchId, known: { name, image, durationMinutes: null } };
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      onPointerEnter={() => warmDialog(serviceDialog)}
      onClick={() => dialogs.open(serviceDialog, again)}
    >
      {text('bookings.again')}
      {children}
    </Button>
  );
};

/** What can be done from a booking's row. What is over can be rated and booked again. */
export const BookingRowWays = ({ booking }: { booking: Booking }) => {
  const step = useNextStep(booking, true);
  const [product, ...others] = booking.products;
  return (
    <div className={rowWays}>
      {step}
      <RateButton booking={booking} variant="secondary">
        <Numbered booking={booking} />
      </RateButton>
      {product && others.length === 0 && (
        <AgainButton booking={booking} product={product} variant="secondary" icon="calendar-days">
          <Numbered booking={booking} />
        </AgainButton>
      )}
    </div>
  );
};

/** What the customer can do with a booking; nothing is offered that the provider would not allow. */
export const BookingActions = ({ booking }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const { invoiceUrl, isCancelable } = booking;
  return (
    <div className={looks.twoWays}>
      <RatingButtons booking={booking} />
      {invoiceUrl && !isReceived(booking) && (
        <ExternalLink href={invoiceUrl}>{text('bookings.show.invoice')}</ExternalLink>
      )}
      {isCancelable && <CancelButton booking={booking} />}
    </div>
  );
};
