import { useClient } from 'urql';
import type { BookingRatingFlagsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { isAbsent } from './rating-absence.ts';

/** One to five stars and a few words for a booking that is over. */
const rateDialog = defineDialog<{ bookingId: string }>({
  name: 'RateService',
  load: () => import('./rate-dialog.tsx'),
});

/** What was said of a booking. */
const ratingDialog = defineDialog<{ bookingId: string }>({
  name: 'ViewRating',
  load: () => import('./rating-dialog.tsx'),
});

/** The ways to rate a booking and to its rating, over the dialog they stand in; each only where the provider offers it. */
export const RatingButtons = ({ booking }: { booking: BookingRatingFlagsFragment }) => {
  const text = useText();
  const client = useClient();
  const dialogs = useDialogs();
  const { id: bookingId, canRate, hasRating } = booking;
  return (
    <>
      {canRate && !isAbsent(client, 'rate', bookingId) && (
        <Button
          icon="star"
          aria-haspopup="dialog"
          data-stop="rate"
          onClick={() => dialogs.openOver(rateDialog, { bookingId })}
        >
          {text('bookings.rate')}
        </Button>
      )}
      {hasRating && !isAbsent(client, 'read', bookingId) && (
        <Button
          variant="secondary"
          icon="star"
          aria-haspopup="dialog"
          data-stop="rating"
          onClick={() => dialogs.openOver(ratingDialog, { bookingId })}
        >
          {text('bookings.rating')}
        </Button>
      )}
    </>
  );
};
