import type { Namespace } from '../../i18n/namespaces.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

const namespaces = ['bookings'] satisfies Namespace[];

/** One to five stars and a few namespaces for a booking that is over. */
export const rateDialog = defineDialog<{ bookingId: string }>({
  name: 'RateService',
  namespaces,
  load: () => import('./rate-dialog.tsx'),
});

/** What was said of a booking. */
export const ratingDialog = defineDialog<{ bookingId: string }>({
  name: 'ViewRating',
  namespaces,
  load: () => import('./rating-dialog.tsx'),
});
