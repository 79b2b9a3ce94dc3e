import type { ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/operations.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookingFacts } from './booking-facts.tsx';
import { type Booking, isOrder, isReceived } from './booking-list.ts';
import { PaymentSummary } from './payment-summary.tsx';

type BookedProductProps = { product: Booking['products'][number]; children?: ReactNode };

/** One of the things that were booked, with its own day and time; beside it what can be done with it. */
const BookedProduct = ({ product, children }: BookedProductProps) => {
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
      {children}
    </li>
  );
};

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
