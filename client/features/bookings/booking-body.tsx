import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { OrderPapers } from '../orders/public.ts';
import { AgainButton, BookingActions } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookedThing, BookingFacts, PaymentSummary } from './booking-facts.tsx';
import { type Booking, inOrder, isOrder, isReceived } from './booking-list.ts';
import { moveDialog } from './dialogs.ts';
import { QuickWays } from './quick-ways.tsx';

/** One of the things that were booked; beside it another time for what lies ahead, another booking of what is over. */
const BookedProduct = ({ booking, product }: { booking: Booking; product: Booking['products'][number] }) => {
  const text = useText();
  const dialogs = useDialogs();
  const { cartLineId } = product;
  const look = { variant: 'ghost', 'data-stop': `product-${product.id}` } as const;
  return (
    <li className={styles.product}>
      <BookedThing product={product} />
      {cartLineId !== null && product.productMasterId !== null ? (
        <Button
          {...look}
          aria-label={`${text('bookings.move')}: ${product.name}`}
          aria-haspopup="dialog"
          onPointerEnter={() => warmDialog(moveDialog)}
          onClick={() => dialogs.openOver(moveDialog, { product, cartLineId })}
        >
          {text('bookings.move')}
        </Button>
      ) : (
        <AgainButton {...look} aria-label={`${text('bookings.again')}: ${product.name}`} {...{ booking, product }} />
      )}
    </li>
  );
};

/**
 * What stands in a booking's dialog, live and printed. Of a row of the list each thing stands where it will be, while the
 * rest is on its way. The receiver of a gift reads no amounts.
 */
export const BookingBody = ({ booking }: { booking: Booking | BookingPartsFragment }) => {
  const text = useText();
  const isGoods = isOrder(booking);
  const products = text(isGoods ? 'bookings.show.ordered' : 'bookings.show.products');
  const whole = 'subTotal' in booking ? booking : null;
  return (
    <div className={styles.whole} aria-busy={!whole || undefined}>
      <QuickWays booking={booking} />
      <BookingFacts booking={booking} />
      {booking.products.length > 0 && (
        <section aria-label={products}>
          <h3 className={looks.partTitle}>{products}</h3>
          <ul className={looks.stack3}>
            {inOrder(booking.products).map((product) => (
              <BookedProduct key={product.id} booking={booking} product={product} />
            ))}
          </ul>
        </section>
      )}
      {whole && !isReceived(whole) && <PaymentSummary booking={whole} isGoods={isGoods} />}
      {whole && <OrderPapers booking={whole} />}
      {whole && <BookingActions booking={whole} />}
      {!whole && (
        <>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </>
      )}
    </div>
  );
};
