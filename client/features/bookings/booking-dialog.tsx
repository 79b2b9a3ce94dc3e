import { FailedQuery } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import { useBookingShowQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useNextStep } from './booking-actions.tsx';
import { BookingBody } from './booking-body.tsx';
import { BookingTitle } from './booking-facts.tsx';
import type { BookingProps } from './dialogs.ts';
import { useGoods } from './use-goods.ts';

/** One booking in full, as the provider knows it at this moment. */
export const Dialog = ({ bookingId, row, onClose }: DialogControls & BookingProps) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBookingShowQuery({
    variables: { id: bookingId },
    requestPolicy: 'cache-and-network',
  });
  const booking = useGoods(data?.booking ?? row ?? null);
  const failure = !data && error ? failureOf(error).code : null;
  const isMissing = failure === 'NOT_FOUND' || failure === 'FORBIDDEN';
  const nextStep = useNextStep(isMissing ? null : booking);
  return (
    <DialogFrame
      title={booking ? <BookingTitle booking={booking} /> : text('bookings.show.title')}
      tall={failure === null}
      onClose={onClose}
      footer={nextStep}
    >
      {booking && !failure && <BookingBody booking={booking} />}
      {!booking && !failure && <DialogSkeleton />}
      {isMissing && <EmptyState icon="calendar-check">{text('bookings.show.gone')}</EmptyState>}
      {failure && !isMissing && (
        <FailedQuery execute={execute} waiting={fetching}>
          {text('bookings.show.failed')}
        </FailedQuery>
      )}
    </DialogFrame>
  );
};
