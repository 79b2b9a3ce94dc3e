import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OrderPapers } from '../orders/public.ts';
import { BookingActions, useNextStep } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingDetail } from './booking-detail.tsx';
import { BookingTitle } from './booking-title.tsx';
import { ProductWays } from './product-ways.tsx';
import { QuickWays } from './quick-ways.tsx';
import { useBooking } from './use-booking.ts';
import { useGoods } from './use-goods.ts';

export const Dialog = ({ bookingId, onClose }: DialogControls & { bookingId: string }) => {
  const text = useText();
  const { booking: told, isMissing, error, fetching, retry } = useBooking(bookingId);
  const booking = useGoods(told);
  const nextStep = useNextStep(booking);
  return (
    <DialogFrame
      title={booking ? <BookingTitle booking={booking} /> : text('bookings.show.title')}
      onClose={onClose}
      footer={nextStep}
    >
      {booking && (
        <div className={styles.whole}>
          <QuickWays booking={booking} isInDialog />
          <BookingDetail booking={booking} waysOf={(product) => <ProductWays booking={booking} product={product} />} />
          <OrderPapers booking={booking} />
          <BookingActions booking={booking} />
        </div>
      )}
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
