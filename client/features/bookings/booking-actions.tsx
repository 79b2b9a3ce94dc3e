import type { ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useCancelBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { giftedOrderDialog, scheduleGiftDialog } from '../gifts/public.ts';
import { usePayNow } from '../payments/public.ts';
import * as styles from './booking-detail.styles.ts';
import { type Booking, isActive, isOrder, isReceived, pastTreatment } from './booking-list.ts';
import { rowWays } from './bookings.styles.ts';
import { RateButton, RatingButtons } from './rating-buttons.tsx';

/** Whatever comes back, what is shown of bookings is asked for anew. */
const changing = { additionalTypenames: ['Booking'] };

/** Asks whether a booking shall be cancelled, and cancels it. */
const useCancelBooking = () => {
  const text = useText();
  const dialogs = useDialogs();
  const [, cancel] = useCancelBookingMutation();
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
          onSuccess: ({ cancelBooking }) =>
            showToast({ title: cancelBooking.message ?? text('bookings.cancel.done'), color: 'success' }),
          onFailure: ({ message }) => {
            showToast({ title: message ?? text('bookings.cancel.failed'), color: 'error' });
            return true;
          },
        }),
    });
  };
};

/** What a booking asks its customer to do next: to pay it, or, as the receiver of a gift, to choose its time or accept it. */
const useStep = (booking: Booking | null) => {
  const dialogs = useDialogs();
  const payNow = usePayNow()(booking?.number ?? '');
  if (!booking) return null;
  if (payNow) return { icon: 'credit-card', label: 'bookings.payNow', onClick: payNow } as const;
  const { gift } = booking;
  if (!gift || !isReceived(booking) || gift.isCompleted || !isActive(booking)) return null;
  const isGoods = isOrder(booking);
  const answer = isGoods ? giftedOrderDialog : scheduleGiftDialog;
  return {
    icon: isGoods ? 'gift' : 'calendar-days',
    label: isGoods ? 'bookings.openGift' : 'bookings.show.scheduleGift',
    stop: 'schedule',
    onClick: () => dialogs.open<{ giftId: string }>(answer, { giftId: gift.id }),
  } as const;
};

/** The next step as the whole foot of a booking's dialog. */
export const useNextStep = (booking: Booking | null): ReactNode => {
  const text = useText();
  const step = useStep(booking);
  if (!step) return null;
  const { icon, label, stop, onClick } = step;
  return (
    <Button size="lg" fullWidth aria-haspopup="dialog" icon={icon} data-stop={stop} onClick={onClick}>
      {text(label)}
    </Button>
  );
};

/** Another booking of the treatment of one that is over. */
const AgainButton = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const dialogs = useDialogs();
  const past = pastTreatment(booking);
  if (!past) return null;
  const { productId: serviceId, name, image } = past;
  const again = { serviceId, branchId: booking.branchId, known: { name, image, durationMinutes: null } };
  return (
    <Button
      variant="secondary"
      icon="calendar-days"
      aria-haspopup="dialog"
      onPointerEnter={() => warmDialog(serviceDialog)}
      onClick={() => dialogs.open(serviceDialog, again)}
    >
      {text('bookings.again')} <span className={looks.hidden}>{booking.number}</span>
    </Button>
  );
};

/**
 * The same on the booking's row, where a gift that has its time already asks for nothing. What is over can be rated and
 * booked again.
 */
export const BookingRowWays = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const step = useStep(booking);
  const isAsked = step && !(step.stop && booking.date !== null);
  const label = step?.label === 'bookings.show.scheduleGift' ? 'bookings.chooseTime' : step?.label;
  return (
    <div className={rowWays}>
      {isAsked && label && (
        <Button icon={step.icon} aria-haspopup="dialog" onClick={step.onClick}>
          {text(label)} <span className={looks.hidden}>{booking.number}</span>
        </Button>
      )}
      <RateButton booking={booking} variant="secondary">
        {' '}
        <span className={looks.hidden}>{booking.number}</span>
      </RateButton>
      <AgainButton booking={booking} />
    </div>
  );
};

/** What the customer can do with a booking; nothing is offered that the provider would not allow. */
export const BookingActions = ({ booking }: { booking: BookingPartsFragment }) => {
  const text = useText();
  const cancel = useCancelBooking();
  const { invoiceUrl, isCancelable } = booking;
  return (
    <div className={looks.twoWays}>
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
          {text(isOrder(booking) ? 'bookings.cancelOrder' : 'bookings.cancel')}
        </Button>
      )}
    </div>
  );
};
