import { useCancelBookingMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Booking, isOrder } from './booking-list.ts';

/** Whatever comes back, what is shown of bookings is asked for anew. */
const changing = { additionalTypenames: ['Booking'] };

/** Asks whether a booking shall be cancelled, and cancels it. */
export const useCancelBooking = () => {
  const text = useText();
  const dialogs = useDialogs();
  const cancel = useCancelBookingMutation();
  const { submit } = useSubmit();
  return (booking: Pick<Booking, 'id' | 'number' | 'gift' | 'date' | 'products'>) => {
    const { id, number } = booking;
    const isGoods = isOrder(booking);
    dialogs.openOver(confirmDialog, {
      title: text(isGoods ? 'bookings.cancelOrder.title' : 'bookings.cancel.title'),
      message: text(isGoods ? 'bookings.cancelOrder.message' : 'bookings.cancel.message', {
        number: `\u2068${number}\u2069`,
      }),
      confirmLabel: text('bookings.cancel.confirm'),
      waitingLabel: text('bookings.cancel.waiting'),
      cancelLabel: text('bookings.cancel.keep'),
      isDangerous: true,
      onConfirm: () =>
        submit(() => cancel({ id }, changing), {
          isHandled: ({ code }) => code !== 'UNAUTHENTICATED',
          onSuccess: ({ cancelBooking }) =>
            showToast({ title: cancelBooking.message ?? text('bookings.cancel.done'), color: 'success' }),
          onFailure: ({ code, message }) =>
            code === 'UNAUTHENTICATED' ||
            showToast({ title: message ?? text('bookings.cancel.failed'), color: 'error' }),
        }),
    });
  };
};
