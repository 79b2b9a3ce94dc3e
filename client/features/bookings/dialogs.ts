import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { Booking, Product } from './booking-list.ts';

export type BookingProps = {
  bookingId: string;
  /** The list's fields of it. */
  row?: Booking | undefined;
};

/** All details of one booking of the signed-in customer, and its actions. */
export const bookingDialog = defineDialog<BookingProps>({
  name: 'BookingShow',
  tall: true,
  load: withAccountTexts(() => import('./booking-dialog.tsx')),
});

export type MoveProps = { product: Product; cartLineId: string };

/** Another day and time for an appointment that is booked already. */
export const moveDialog = defineDialog<MoveProps>({
  name: 'RescheduleBooking',
  load: withAccountTexts(() => import('./move-dialog.tsx')),
});

/** One to five stars and a few words for a booking that is over. */
export const rateDialog = defineDialog<{ bookingId: string }>({
  name: 'RateService',
  load: withAccountTexts(() => import('./rate-dialog.tsx')),
});

/** The rating of a booking. */
export const ratingDialog = defineDialog<{ bookingId: string }>({
  name: 'ViewRating',
  load: withAccountTexts(() => import('./rating-dialog.tsx')),
});
