import { useWaitingGiftsQuery, type WaitingGiftsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { giftPath } from '../../routing/gift-path.ts';
import * as looks from '../../ui/looks.styles.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { NotificationPart } from './notification-part.tsx';
import * as styles from './notifications.styles.ts';
import { isWaiting } from './upcoming.ts';

const WaitingGift = ({ order }: { order: WaitingGiftsQuery['giftedOrders'][number] }) => {
  const text = useText();
  const from = order.gift?.senderName;
  return (
    <NotificationEntry
      to={giftPath(order.gift?.id ?? '')}
      image={order.products[0]?.image ?? null}
      name={
        from
          ? text('notifications.gifts.from', { name: `\u2068${from}\u2069` })
          : text('notifications.gifts.fromSomebody')
      }
      lines={[order.products[0]?.name ?? null, order.gift?.statusLabel ?? null]}
    />
  );
};

export const WaitingGifts = () => {
  const text = useText();
  const [{ data, fetching }, execute] = useWaitingGiftsQuery({});
  const orders = data?.giftedOrders.filter(isWaiting);
  return (
    <NotificationPart
      title={text('notifications.gifts.title')}
      all={{ to: '/gift-list', label: text('notifications.gifts.all') }}
      failed={text('notifications.gifts.failed')}
      isFetching={fetching}
      onTryAgain={() => execute({ requestPolicy: 'network-only' })}
    >
      {orders &&
        (orders.length > 0 ? (
          <ul className={looks.stack2}>
            {orders.map((order) => (
              <WaitingGift key={order.id} order={order} />
            ))}
          </ul>
        ) : (
          <p className={styles.quiet}>{text('notifications.gifts.empty')}</p>
        ))}
    </NotificationPart>
  );
};
