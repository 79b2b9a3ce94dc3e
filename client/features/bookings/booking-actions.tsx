import type { ComponentProps, ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useBookedBranchQuery, useCancelBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { giftedOrderDialog, scheduleGiftDialog } from '../gifts/public.ts';
import { receiptDialog } from '../orders/public.ts';
import { usePayNow } from '../payments/public.ts';
import * as styles from './booking-detail.styles.ts';
import { type Booking, isActive, isOpenGift, isOrder, isReceived, ofBookings, type Product } from './booking-list.ts';
import { rowWays } from './bookings.styles.ts';
import { rateDialog, ratingDialog } from './dialogs.ts';

/** Opens a dialog over this one; `stop` names the button to which the focus comes back. */
const DialogButton = ({ stop, ...button }: ComponentProps<typeof Button> & { stop: string }) => (
  <Button variant="secondary" {...button} aria-haspopup="dialog" data-stop={stop} />
);

/** Asks whether a booking shall be cancelled, and cancels it. */
export const CancelButton = ({ booking }: { booking: Booking }) => {
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
    <DialogButton variant="ghost" icon="x" stop="cancel" className={styles.dangerous} onClick={ask}>
      {text(isGoods ? 'bookings.cancelOrder' : 'bookings.cancel')}
    </DialogButton>
  );
};

/** The step that a booking waits for: its payment or, for the receiver of a gift, the choice of a time or an answer. */
export const useNextStep = (booking: Booking | null) => {
  const dialogs = useDialogs();
  const payNow = usePayNow()(booking?.number ?? '');
  if (!booking) return null;
  if (payNow) return { icon: 'credit-card', label: 'appointments.success.pay', take: payNow } as const;
  const { gift, products } = booking;
  if (!gift || !isOpenGift(booking) || !isActive(booking)) return null;
  const giftId = gift.id;
  const product = products.find(({ startAt, productMasterId }) => productMasterId && !startAt) ?? products[0];
  if (isOrder(booking) || !product?.productMasterId) {
    return {
      icon: 'gift',
      label: 'bookings.openGift',
      take: () => dialogs.open(giftedOrderDialog, { giftId }),
    } as const;
  }
  const take = () => dialogs.open(scheduleGiftDialog, { giftId, product });
  return { icon: 'calendar-days', label: 'bookings.show.scheduleGift', take } as const;
};

/** Only where the provider offers it. */
const RateButton = ({
  booking: { id, canRate },
  children,
  ...look
}: ComponentProps<typeof Button> & { booking: Booking }) => {
  const text = useText();
  const dialogs = useDialogs();
  const rate = () => dialogs.openOver(rateDialog, { bookingId: id });
  if (!canRate) return null;
  return (
    <DialogButton {...look} icon="star" stop="rate" onClick={rate}>
      {text('bookings.rate')}
      {children}
    </DialogButton>
  );
};

/** Another booking of a treatment that is over; null for anything else. */
export const useAgain = (booking: Booking, product: Product | undefined) => {
  const dialogs = useDialogs();
  const { productId: serviceId, name = '', image = null, date } = product ?? {};
  if (isActive(booking) || !serviceId || !date) return null;
  const again = { serviceId, branchId: booking.branchId, known: { name, image, durationMinutes: null } };
  return () => dialogs.open(serviceDialog, again);
};

/** The actions of a booking's row: its next step, unless it is a gift with its time; past ones are rated and booked again. */
export const BookingRowWays = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const step = useNextStep(booking);
  const [product, ...others] = booking.products;
  const again = useAgain(booking, others.length > 0 ? undefined : product);
  // Tells the buttons of many bookings apart for screen readers.
  const numbered = <span className={looks.hidden}> {booking.number}</span>;
  return (
    <div className={rowWays}>
      {step && (step.icon === 'credit-card' || booking.date === null) && (
        <Button icon={step.icon} aria-haspopup="dialog" onClick={step.take}>
          {text(step.icon === 'calendar-days' ? 'cart.chooseTime' : step.label)}
          {numbered}
        </Button>
      )}
      <RateButton booking={booking}>{numbered}</RateButton>
      {again && (
        <Button variant="secondary" icon="calendar-days" aria-haspopup="dialog" onClick={again}>
          {text('bookings.again')}
          {numbered}
        </Button>
      )}
    </div>
  );
};

type BookingActionsProps = { booking: BookingPartsFragment; children?: ReactNode };

/** Ratings and the invoice where the provider has them, before the other actions. */
export const BookingActions = ({ booking, children }: BookingActionsProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { id: bookingId, hasRating, invoiceUrl } = booking;
  const read = () => dialogs.openOver(ratingDialog, { bookingId });
  return (
    <div className={looks.twoWays}>
      <RateButton booking={booking} variant="primary" />
      {hasRating && (
        <DialogButton icon="star" stop="rating" onClick={read}>
          {text('bookings.rating')}
        </DialogButton>
      )}
      {invoiceUrl && !isReceived(booking) && (
        <ExternalLink href={invoiceUrl}>{text('bookings.show.invoice')}</ExternalLink>
      )}
      {children}
    </div>
  );
};

/** The first actions of a booking: its time in their calendar, the way there, and the receipt. Each stands only where it leads somewhere. */
export const QuickWays = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const locale = useLocale();
  const dialogs = useDialogs();
  const { id, date, time, status, branchId, branchName } = booking;
  const isBranchWanted = isActive(booking) && branchName !== null;
  const [{ data, error }] = useBookedBranchQuery({ variables: {}, pause: !isBranchWanted });
  const branches = isBranchWanted ? data?.branches : undefined;
  const branch = branches?.find((each) => each.id === branchId) ?? branches?.find(({ name }) => name === branchName);
  // Undefined until the branches are there, so that the actions stay where they are.
  const directions = isBranchWanted && !data && !error ? undefined : (branch?.directionsUrl ?? null);
  if (status.isCancelled) return null;
  const isAhead = date !== null && time !== null && date >= riyadhToday();
  return (
    <div className={looks.wrap2}>
      {isAhead && (
        <a
          className={buttonLook.secondary.md}
          href={`/bookings/${encodeURIComponent(id)}/calendar.ics?language=${locale}`}
        >
          <Icon name="calendar-days" />
          {text('bookings.show.calendar')}
        </a>
      )}
      {directions !== null && (
        <a className={buttonLook.secondary.md} href={directions} target="_blank" rel="noopener noreferrer">
          <Icon name="navigation" />
          {text('branches.directions')}
        </a>
      )}
      {!isReceived(booking) && (
        <DialogButton icon="credit-card" stop="receipt" onClick={() => dialogs.openOver(receiptDialog, { booking })}>
          {text('bookings.show.receipt')}
        </DialogButton>
      )}
    </div>
  );
};
