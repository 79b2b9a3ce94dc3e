import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { type DialogDefinition, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { OrderPapers } from '../orders/public.ts';
import { BookingActions } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingDetail } from './booking-detail.tsx';
import { type Booking, isActive } from './booking-list.ts';
import { QuickWays } from './quick-ways.tsx';
import type { MoveProps } from './use-move.ts';

type Product = Booking['products'][number];

const isMovable = (product: Product): product is MoveProps['product'] =>
  product.cartLineId !== null && product.productMasterId !== null;

/** Another day and time for an appointment that is booked already. */
const moveDialog = defineDialog<MoveProps>({
  name: 'RescheduleBooking',
  load: () => import('./move-dialog.tsx'),
});

type ProductWaysProps = { booking: Booking; product: Booking['products'][number] };

/** Another time for a treatment that lies ahead; another booking of one that is over. */
const ProductWays = ({ booking, product }: ProductWaysProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { id, name, image, productId, date } = product;
  const button = <Props extends object>(message: string, dialog: DialogDefinition<Props>, onClick: () => void) => (
    <button
      type="button"
      className={buttonLook.ghost.md}
      aria-label={`${message}: ${name}`}
      aria-haspopup="dialog"
      data-stop={`product-${id}`}
      onPointerEnter={() => warmDialog(dialog)}
      onClick={onClick}
    >
      {message}
    </button>
  );
  if (isMovable(product)) {
    return button(text('bookings.move'), moveDialog, () => dialogs.openOver(moveDialog, { product }));
  }
  if (isActive(booking) || !productId || !date) return null;
  const known = { name, image, durationMinutes: null };
  const again = { serviceId: productId, branchId: booking.branchId, known };
  return button(text('bookings.again'), serviceDialog, () => dialogs.open(serviceDialog, again));
};

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
