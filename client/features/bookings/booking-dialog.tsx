import { Answered } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import { useBookingShowQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OrderPapers } from '../orders/public.ts';
import { BookingActions, CancelButton, useNextStep } from './booking-actions.tsx';
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
  const failure = data ? undefined : error;
  const booking = useGoods(data?.booking ?? row ?? null);
  const isMissing = failure && ['NOT_FOUND', 'FORBIDDEN'].includes(failureOf(failure).code);
  const step = useNextStep(isMissing ? null : booking);
  return (
    <DialogFrame
      title={booking ? <BookingTitle booking={booking} /> : text('bookings.show.title')}
      tall={!failure}
      onClose={onClose}
      footer={
        step && (
          <Button size="lg" fullWidth icon={step.icon} aria-haspopup="dialog" data-stop="step" onClick={step.take}>
            {text(step.label)}
          </Button>
        )
      }
    >
      <Answered
        query={[{ data: booking ?? undefined, error: failure, fetching }, execute]}
        waiting={<DialogSkeleton />}
        missing={<EmptyState icon="calendar-check">{text('bookings.show.gone')}</EmptyState>}
      >
        {(known) => (
          <BookingBody booking={known}>
            {(whole) => (
              <>
                <OrderPapers booking={whole} />
                <BookingActions booking={whole}>
                  {whole.isCancelable && <CancelButton booking={whole} />}
                </BookingActions>
              </>
            )}
          </BookingBody>
        )}
      </Answered>
    </DialogFrame>
  );
};
