import { failureOf } from '../../graphql/failure.ts';
import { useBookingShowQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useNextStep } from './booking-actions.tsx';
import { BookingBody, KnownBooking } from './booking-body.tsx';
import { BookingTitle } from './booking-facts.tsx';
import type { Booking } from './booking-list.ts';
import { useGoods } from './use-goods.ts';

/** One booking in full, as the provider knows it at this moment. `isMissing` when it is none of the customer's. */
const useBooking = (id: string) => {
  const [{ data, error, fetching }, execute] = useBookingShowQuery({
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const booking = data?.booking ?? null;
  return {
    booking,
    isMissing: !booking && error !== undefined && ['NOT_FOUND', 'FORBIDDEN'].includes(failureOf(error).code),
    error: booking ? undefined : error,
    fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};

export type BookingProps = {
  bookingId: string;
  /** What the list says of it. */
  row?: Booking | undefined;
};

export const Dialog = ({ bookingId, row, onClose }: DialogControls & BookingProps) => {
  const text = useText();
  const { booking: told, isMissing, error, fetching, retry } = useBooking(bookingId);
  const booking = useGoods(told);
  const known = useGoods(row ?? null);
  const named = booking ?? known;
  const nextStep = useNextStep(isMissing ? null : named);
  return (
    <DialogFrame
      title={named ? <BookingTitle booking={named} /> : text('bookings.show.title')}
      tall={booking !== null || (!isMissing && !error)}
      onClose={onClose}
      footer={nextStep}
    >
      {booking && <BookingBody booking={booking} />}
      {!booking && !error && (known ? <KnownBooking row={known} /> : <DialogSkeleton />)}
      {isMissing && <EmptyState icon="calendar-check">{text('bookings.show.gone')}</EmptyState>}
      {error && !isMissing && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={retry} waiting={fetching}>
          {text('bookings.show.failed')}
        </ErrorState>
      )}
    </DialogFrame>
  );
};
