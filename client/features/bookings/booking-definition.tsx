import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { BookingProps } from './booking-dialog.tsx';

/** Everything about one booking of the signed-in customer, and what can be done with it. */
export const bookingDialog = defineDialog<BookingProps>({
  name: 'BookingShow',
  tall: true,
  load: withAccountTexts(() => import('./booking-dialog.tsx')),
});
