import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { OrderPapers } from '../orders/public.ts';
import { BookingActions } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingDetail } from './booking-detail.tsx';
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
