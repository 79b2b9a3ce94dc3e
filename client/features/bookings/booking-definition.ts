import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { Booking } from './booking-list.ts';

export type BookingProps = {
  bookingId: string;
  /** What the list says of it. */
  row?: Booking | undefined;
};

/** Everything about one booking of the signed-in customer, and what can be done with it. */
export const bookingDialog = defineDialog<BookingProps>({
  name: 'BookingShow',
  words: ['bookings', 'orders'] satisfies Word[],
  load: () => import('./booking-dialog.tsx'),
});
