import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

/** Everything about one booking of the signed-in customer, and what can be done with it. */
export const bookingDialog = defineDialog<{ bookingId: string }>({
  name: 'BookingShow',
  words: ['bookings', 'orders'] satisfies Word[],
  load: () => import('./booking-dialog.tsx'),
});
