import type { ReactNode } from 'react';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import type { Booking } from './booking-list.ts';
import { absentRatings } from './rating-absence.ts';

/** One to five stars and a few words for a booking that is over. */
const rateDialog = defineDialog<{ bookingId: string }>({
  name: 'RateService',
  load: withAccountTexts(() => import('./rate-dialog.tsx')),
});

/** What was said of a booking. */
const ratingDialog = defineDialog<{ bookingId: string }>({
  name: 'ViewRating',
  load: withAccountTexts(() => import('./rating-dialog.tsx')),
});

const ways = {
  rate: { dialog: rateDialog, flag: 'canRate', label: 'bookings.rate' },
  rating: { dialog: ratingDialog, flag: 'hasRating', label: 'bookings.rating' },
} as const;

type RatingButtonProps = {
  booking: Pick<Booking, 'id' | 'canRate' | 'hasRating'>;
  way: keyof typeof ways;
  variant: 'primary' | 'secondary';
  children?: ReactNode;
};

/** The way to rate a booking, or to its rating, over the dialog it stands in; only where the provider offers it. */
export const RatingButton = ({ booking, way, variant, children }: RatingButtonProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { dialog, flag, label } = ways[way];
  const { id: bookingId, [flag]: isOffered } = booking;
  if (!isOffered || absentRatings.has(`${way} ${bookingId}`)) return null;
  return (
    <Button
      variant={variant}
      icon="star"
      aria-haspopup="dialog"
      data-stop={way}
      onClick={() => dialogs.openOver(dialog, { bookingId })}
    >
      {text(label)}
      {children}
    </Button>
  );
};

export const RatingButtons = ({ booking }: Pick<RatingButtonProps, 'booking'>) => (
  <>
    <RatingButton booking={booking} way="rate" variant="primary" />
    <RatingButton booking={booking} way="rating" variant="secondary" />
  </>
);
