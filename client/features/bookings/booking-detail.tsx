import type { ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { BookedProduct } from './booked-product.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingFacts } from './booking-facts.tsx';
import { type Booking, isOrder, isReceived } from './booking-list.ts';
import { PaymentSummary } from './payment-summary.tsx';

type BookingDetailProps = {
  /** What its row says, or all of it. */
  booking: Booking | BookingPartsFragment;
  /** What can be done with one of the booked products. */
  waysOf: (product: Booking['products'][number]) => ReactNode;
};

/** All that there is to read about a booking; what its row says comes first. The receiver of a gift reads no amounts. */
export const BookingDetail = ({ booking, waysOf }: BookingDetailProps) => {
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
            {booking.products.map((product) => (
              <BookedProduct key={product.id} product={product}>
                {waysOf(product)}
              </BookedProduct>
            ))}
          </ul>
        </section>
      )}
      {'subTotal' in booking && !isReceived(booking) && <PaymentSummary booking={booking} isGoods={isGoods} />}
    </div>
  );
};
