import type { GiftListQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import * as styles from './gift-list.styles.ts';

export type GiftedOrder = GiftListQuery['giftedOrders'][number];

/** The provider's colour stands in an attribute: the page's policy refuses inline styles. */
const StatusDot = ({ color }: { color: string | null }) => (
  <svg viewBox="0 0 10 10" className={styles.dot} aria-hidden="true">
    <circle cx="5" cy="5" r="5" fill={color ?? 'currentColor'} />
  </svg>
);

/** One order that was given: what, from or to whom, for when, and how it stands. */
export const GiftedOrderCard = ({ order }: { order: GiftedOrder }) => {
  const text = useText();
  const locale = useLocale();
  const { gift, date, time, branchName } = order;
  const person = `\u2068${(gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('gifts.list.someone')}\u2069`;
  const day = date && formatDay(locale, date, 'day');
  const moment = day && time ? text('gifts.list.at', { date: day, time: `\u2066${time}\u2069` }) : day;
  return (
    <li className={styles.gift}>
      <Picture src={order.products[0]?.image ?? null} shape="square" className={styles.picture} />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {order.products.map((product) => product.name).join(locale === 'ar' ? '، ' : ', ')}
        </h3>
        <p>{text(gift?.isSender ? 'gifts.list.to' : 'gifts.list.from', { name: person })}</p>
        <p className={styles.small}>{moment ?? text('gifts.list.noTime')}</p>
        {branchName && <p className={styles.small}>{branchName}</p>}
        <p className={styles.small}>{text('gifts.list.number', { number: `\u2066${order.number}\u2069` })}</p>
        {gift?.statusLabel && (
          <p className={styles.status}>
            <StatusDot color={gift.statusColor} />
            {gift.statusLabel}
          </p>
        )}
      </div>
    </li>
  );
};
