import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OrderPapers } from '../orders/public.ts';
import { BookingActions } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingDetail } from './booking-detail.tsx';
import type { Booking } from './booking-list.ts';
import { ProductWays } from './product-ways.tsx';
import { QuickWays } from './quick-ways.tsx';

/** What stands in a booking's dialog, live and printed. */
export const BookingBody = ({ booking }: { booking: BookingPartsFragment }) => (
  <div className={styles.whole}>
    <QuickWays booking={booking} isInDialog />
    <BookingDetail booking={booking} waysOf={(product) => <ProductWays booking={booking} product={product} />} />
    <OrderPapers booking={booking} />
    <BookingActions booking={booking} />
  </div>
);

/** What its row says of it, each thing where it will be, while the rest is on its way. */
export const KnownBooking = ({ row }: { row: Booking }) => (
  <div className={styles.whole} aria-busy="true">
    <QuickWays booking={row} isInDialog />
    <BookingDetail booking={row} waysOf={(product) => <ProductWays booking={row} product={product} />} />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
  </div>
);
