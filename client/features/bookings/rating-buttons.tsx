import type { ComponentProps } from 'react';
import { useClient } from 'urql';
import type { BookingRatingFlagsFragment } from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { isAbsent } from './rating-absence.ts';

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

type RatingProps = { booking: BookingRatingFlagsFragment };

type RateButtonLook = Pick<ComponentProps<typeof Button>, 'children' | 'variant'>;

/** The way to rate a booking, over the dialog it stands in if it stands in one; only where the provider offers it. */
export const RateButton = ({ booking, children, variant }: RatingProps & RateButtonLook) => {
  const text = useText();
  const client = useClient();
  const dialogs = useDialogs();
  const { id: bookingId, canRate } = booking;
  if (!canRate || isAbsent(client, 'rate', bookingId)) return null;
  return (
    <Button
      variant={variant ?? 'primary'}
      icon="star"
      aria-haspopup="dialog"
      data-stop="rate"
      onClick={() => dialogs.openOver(rateDialog, { bookingId })}
    >
      {text('bookings.rate')}
      {children}
    </Button>
  );
};

/** The ways to rate a booking and to its rating, over the dialog they stand in; each only where the provider offers it. */
export const RatingButtons = ({ booking }: RatingProps) => {
  const text = useText();
  const client = useClient();
  const dialogs = useDialogs();
  const { id: bookingId, hasRating } = booking;
  return (
    <>
      <RateButton booking={booking} />
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
