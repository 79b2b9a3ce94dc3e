import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { type DialogDefinition, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { OrderPapers } from '../orders/public.ts';
import { BookingActions } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingFacts, PaymentSummary } from './booking-facts.tsx';
import { type Booking, inOrder, isActive, isOrder, isReceived } from './booking-list.ts';
import type { MoveProps } from './move-dialog.tsx';
import { QuickWays } from './quick-ways.tsx';

type Product = Booking['products'][number];

const isMovable = (product: Product): product is MoveProps['product'] =>
  product.cartLineId !== null && product.productMasterId !== null;

/** Another day and time for an appointment that is booked already. */
const moveDialog = defineDialog<MoveProps>({
  name: 'RescheduleBooking',
  load: withAccountTexts(() => import('./move-dialog.tsx')),
});

type ProductProps = { booking: Booking; product: Product };

/** Another time for a treatment that lies ahead; another booking of one that is over. */
const ProductWays = ({ booking, product }: ProductProps) => {
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

/** One of the things that were booked, with its own day and time; beside it what can be done with it. */
const BookedProduct = ({ booking, product }: ProductProps) => {
  const { name, image, date, time } = product;
  return (
    <li className={styles.product}>
      <Picture src={image} shape="thumb" className={looks.rounded} />
      <div className={looks.texts}>
        <p className={looks.thing}>
          <bdi>{name}</bdi>
        </p>
        {date && (
          <p className={looks.quietFigures}>
            <DayAndTime date={date} time={time} />
          </p>
        )}
      </div>
      <ProductWays booking={booking} product={product} />
    </li>
  );
};

/** All that there is to read about a booking; what its row says comes first. The receiver of a gift reads no amounts. */
const BookingDetail = ({ booking }: { booking: Booking | BookingPartsFragment }) => {
  const text = useText();
  const isGoods = isOrder(booking);
  const products = text(isGoods ? 'bookings.show.ordered' : 'bookings.show.products');
  return (
    <div className={styles.detail}>
      <BookingFacts booking={booking} />
      {booking.products.length > 0 && (
        <section aria-label={products}>
          <h3 className={looks.partTitle}>{products}</h3>
          <ul className={styles.products}>
            {inOrder(booking.products).map((product) => (
              <BookedProduct key={product.id} booking={booking} product={product} />
            ))}
          </ul>
        </section>
      )}
      {'subTotal' in booking && !isReceived(booking) && <PaymentSummary booking={booking} isGoods={isGoods} />}
    </div>
  );
};

/** What stands in a booking's dialog, live and printed. */
export const BookingBody = ({ booking }: { booking: BookingPartsFragment }) => (
  <div className={styles.whole}>
    <QuickWays booking={booking} isInDialog />
    <BookingDetail booking={booking} />
    <OrderPapers booking={booking} />
    <BookingActions booking={booking} />
  </div>
);

/** What its row says of it, each thing where it will be, while the rest is on its way. */
export const KnownBooking = ({ row }: { row: Booking }) => (
  <div className={styles.whole} aria-busy="true">
    <QuickWays booking={row} isInDialog />
    <BookingDetail booking={row} />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
  </div>
);
