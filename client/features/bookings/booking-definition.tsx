import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import { KnownBooking } from './booking-body.tsx';
import type { BookingProps } from './booking-dialog.tsx';
import { BookingTitle } from './booking-facts.tsx';

/** Everything about one booking of the signed-in customer, and what can be done with it. */
export const bookingDialog = defineDialog<BookingProps>({
  name: 'BookingShow',
  begin: ({ row }) => (row ? { title: <BookingTitle booking={row} />, body: <KnownBooking row={row} /> } : null),
  load: () => import('./booking-dialog.tsx'),
});
