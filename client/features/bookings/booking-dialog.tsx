import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useNextStep } from './booking-actions.tsx';
import { BookingBody } from './booking-body.tsx';
import type { BookingProps } from './booking-definition.ts';
import { BookingTitle } from './booking-title.tsx';
import { useBooking } from './use-booking.ts';
import { useGoods } from './use-goods.ts';

export const Dialog = ({ bookingId, row, onClose }: DialogControls & BookingProps) => {
  const text = useText();
  const { booking: told, isMissing, error, fetching, retry } = useBooking(bookingId);
  const booking = useGoods(told);
  const nextStep = useNextStep(booking);
  const named = booking ?? row;
  return (
    <DialogFrame
      title={named ? <BookingTitle booking={named} /> : text('bookings.show.title')}
      tall={booking !== null || (!isMissing && !error)}
      onClose={onClose}
      footer={nextStep}
    >
      {booking && <BookingBody booking={booking} />}
      {!booking && !error && <DialogSkeleton />}
      {isMissing && <EmptyState icon="calendar-check">{text('bookings.show.gone')}</EmptyState>}
      {error && !isMissing && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={retry} waiting={fetching}>
          {text('bookings.show.failed')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
