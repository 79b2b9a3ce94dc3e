import type { ReactNode } from 'react';
import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import * as looks from '../../ui/looks.styles.ts';
import { serviceDialog } from '../appointments/public.ts';
import { scheduleGiftDialog } from '../gifts/public.ts';
import { QuickWays, useAgain } from './booking-actions.tsx';
import * as styles from './booking-detail.styles.ts';
import { BookedThing, BookingFacts, PaymentSummary } from './booking-facts.tsx';
import { type Booking, inOrder, isOpenGift, isOrder, isReceived, type Product } from './booking-list.ts';
import { moveDialog } from './dialogs.ts';
import { useTakesTime } from './use-goods.ts';

type ProductProps = { booking: Booking; product: Product };

/** Another time for a coming booking, a time for a received gift, or another booking of a past one. */
const useProductStep = ({ booking, product }: ProductProps, takesTime: boolean) => {
  const dialogs = useDialogs();
  const again = useAgain(booking, product);
  const { gift } = booking;
  const { cartLineId, productMasterId, startAt } = product;
  if (cartLineId !== null && productMasterId !== null) {
    const take = () => dialogs.openOver(moveDialog, { product, cartLineId });
    return { label: 'bookings.move', dialog: moveDialog, take } as const;
  }
  if (gift && isOpenGift(booking) && takesTime) {
    const label = startAt ? 'gifts.show.changeTime' : 'appointments.title';
    const take = () => dialogs.open(scheduleGiftDialog, { giftId: gift.id, product });
    return { label, dialog: scheduleGiftDialog, take } as const;
  }
  return again && ({ label: 'bookings.again', dialog: serviceDialog, take: again } as const);
};

/** One of the things that were booked or given, and its step. */
const BookedProduct = ({ booking, product }: ProductProps) => {
  const text = useText();
  const takesTime = useTakesTime(booking.gift ? product : undefined);
  const step = useProductStep({ booking, product }, takesTime);
  return (
    <li className={styles.product}>
      <BookedThing product={product} timeless={takesTime && text('gifts.list.noTime')} />
      {step && (
        <Button
          variant="ghost"
          data-stop={`product-${product.id}`}
          aria-label={`${text(step.label)}: ${product.name}`}
          aria-haspopup="dialog"
          onPointerEnter={() => warmDialog(step.dialog)}
          onClick={step.take}
        >
          {text(step.label)}
        </Button>
      )}
    </li>
  );
};

type BookingBodyProps = {
  booking: Booking | BookingPartsFragment;
  /** Stands above all else. */
  opening?: ReactNode;
  /** Stands below the rest, once all of the booking is there. */
  children: (whole: BookingPartsFragment) => ReactNode;
};

/**
 * The content of the dialog of a booking or a gift, live and printed. Of a row of the list each thing stands where it will
 * be, while the rest is on its way. The receiver of a gift reads no amounts.
 */
export const BookingBody = ({ booking, opening, children }: BookingBodyProps) => {
  const text = useText();
  const own = isOrder(booking) ? 'bookings.show.ordered' : 'bookings.show.products';
  const products = text(booking.gift ? 'gifts.show.products' : own);
  const whole = 'subTotal' in booking ? booking : null;
  return (
    <div className={looks.column4} aria-busy={!whole || undefined}>
      {opening}
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
      {whole && !isReceived(whole) && <PaymentSummary booking={whole} />}
      {whole ? children(whole) : <DialogSkeleton />}
    </div>
  );
};
