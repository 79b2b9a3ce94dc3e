import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

const words = ['bookings'] satisfies Word[];

/** One to five stars and a few words for a booking that is over. */
export const rateDialog = defineDialog<{ bookingId: string }>({
  name: 'RateService',
  words,
  load: () => import('./rate-dialog.tsx'),
});

/** What was said of a booking. */
export const ratingDialog = defineDialog<{ bookingId: string }>({
  name: 'ViewRating',
  words,
  load: () => import('./rating-dialog.tsx'),
});
