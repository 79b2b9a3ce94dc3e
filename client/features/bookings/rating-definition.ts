import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** One to five stars and a few words for a booking that is over. */
export const rateDialog = defineDialog<{ bookingId: string }>({
  name: 'RateService',
  load: () => import('./rate-dialog.tsx'),
});

/** What was said of a booking. */
export const ratingDialog = defineDialog<{ bookingId: string }>({
  name: 'ViewRating',
  load: () => import('./rating-dialog.tsx'),
});
