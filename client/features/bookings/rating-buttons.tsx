import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import type { Booking } from './booking-list.ts';
import { rateDialog, ratingDialog } from './dialogs.ts';

type RatingProps = { booking: Pick<Booking, 'id' | 'canRate' | 'hasRating'> };
type RateButtonProps = RatingProps & { variant?: 'primary' | 'secondary'; children?: ReactNode };

/** Only where the provider offers it. */
export const RateButton = ({ booking, variant, children }: RateButtonProps) => {
  const text = useText();
  const dialogs = useDialogs();
  if (!booking.canRate) return null;
  const rate = () => dialogs.openOver(rateDialog, { bookingId: booking.id });
  return (
    <Button variant={variant} icon="star" aria-haspopup="dialog" data-stop="rate" onClick={rate}>
      {text('bookings.rate')}
      {children}
    </Button>
  );
};

/** The way to rate a booking, and to its rating, over the dialog that they stand in. */
export const RatingButtons = ({ booking }: RatingProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const read = () => dialogs.openOver(ratingDialog, { bookingId: booking.id });
  return (
    <>
      <RateButton booking={booking} />
      {booking.hasRating && (
        <Button variant="secondary" icon="star" aria-haspopup="dialog" data-stop="rating" onClick={read}>
          {text('bookings.rating')}
        </Button>
      )}
    </>
  );
};
