import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { BookingTitle } from '../bookings/public.ts';
import type { GiftDetails } from './use-gifted-order.ts';

/** Whether the viewer receives the gift and has not answered yet. */
export const isOpenToReceiver = ({ order: { gift, status } }: GiftDetails): boolean =>
  Boolean(gift && !gift.isSender && !gift.isCompleted && !status.isCancelled);

/** What heads a gift. One that waits for its receiver says from whom it is: its order may be confirmed long before. */
export const GiftTitle = ({ gift }: { gift: GiftDetails }) => {
  const text = useText();
  const { order } = gift;
  if (!isOpenToReceiver(gift)) return <BookingTitle booking={order} />;
  const name = order.gift?.senderName ?? text('bookings.show.someone');
  return (
    <span className={looks.texts}>
      <span className={looks.twoLines}>{text('gifts.opening.from', { name: `\u2068${name}\u2069` })}</span>
      <span className={looks.quiet}>{text('gifts.list.number', { number: `\u2068${order.number}\u2069` })}</span>
    </span>
  );
};
