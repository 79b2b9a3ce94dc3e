import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { giftedOrderDialog, scheduleGiftDialog } from '../gifts/public.ts';
import { usePayNow } from '../payments/public.ts';
import { type Booking, isOrder, isWaitingGift } from './booking-list.ts';
import * as styles from './bookings.styles.ts';

/** What a booking of the list asks its customer to do next: pay, choose the time of a gift, or accept one of goods. */
export const BookingRowWays = ({ booking }: { booking: Booking }) => {
  const text = useText();
  const dialogs = useDialogs();
  const payNow = usePayNow()(booking.number);
  const { gift, number } = booking;
  if (payNow) {
    return (
      <div className={styles.rowWays}>
        <Button icon="credit-card" aria-haspopup="dialog" onClick={payNow}>
          {text('bookings.payNow')} <span className={looks.hidden}>{number}</span>
        </Button>
      </div>
    );
  }
  if (!gift || !isWaitingGift(booking)) return null;
  const isGoods = isOrder(booking);
  const answer = isGoods ? giftedOrderDialog : scheduleGiftDialog;
  return (
    <div className={styles.rowWays}>
      <Button
        icon={isGoods ? 'gift' : 'calendar-days'}
        aria-haspopup="dialog"
        onClick={() => dialogs.open<{ giftId: string }>(answer, { giftId: gift.id })}
      >
        {text(isGoods ? 'bookings.openGift' : 'bookings.chooseTime')} <span className={looks.hidden}>{number}</span>
      </Button>
    </div>
  );
};
