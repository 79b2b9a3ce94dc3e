import type { BookingRowFragment } from '../../graphql/generated/graphql.ts';
import { DayAndTime } from '../../i18n/day-and-time.tsx';
import { useText } from '../../i18n/use-text.ts';
import { EntryCard } from '../../lists/entry-card.tsx';
import { giftPath } from '../../routing/gift-path.ts';
import { DialogLink } from '../../routing/link.tsx';
import { stretched } from '../../ui/card.styles.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { giftedOrderDialog } from './dialogs.ts';

/** One order that was given: what, from or to whom, for when, and how it stands. */
export const GiftedOrderCard = ({ order }: { order: BookingRowFragment }) => {
  const text = useText();
  const { gift, date, time, branchName, products } = order;
  const isWaiting = gift?.isSender === false && !gift.isCompleted && date === null;
  const names = products.map((product) => product.name).join(text('shell.comma'));
  const name = `\u2068${(gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('bookings.show.someone')}\u2069`;
  return (
    <EntryCard
      image={products[0]?.image ?? null}
      name={
        <DialogLink to={giftPath(gift?.id ?? '')} dialog={giftedOrderDialog} className={stretched}>
          {names || text('gifts.show.title')}
        </DialogLink>
      }
    >
      <p>{text(gift?.isSender ? 'gifts.list.to' : 'gifts.opening.from', { name })}</p>
      <p>{date ? <DayAndTime date={date} time={time} /> : text(isWaiting ? 'cart.chooseTime' : 'gifts.list.noTime')}</p>
      {branchName && <p>{branchName}</p>}
      <p>{text('gifts.list.number', { number: `\u2066${order.number}\u2069` })}</p>
      {gift?.statusLabel && (
        <p>
          <StatusBadge label={isWaiting ? text('bookings.giftWaiting') : gift.statusLabel} color={gift.statusColor} />
        </p>
      )}
    </EntryCard>
  );
};
