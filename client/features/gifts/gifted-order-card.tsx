import { languages } from '../../../schema/languages.ts';
import type { GiftListQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { giftPath } from '../../routing/gift-path.ts';
import { OpeningLink } from '../../routing/link.tsx';
import { useOpenOverPage } from '../../routing/use-url-dialog.ts';
import { stretched } from '../../ui/card.styles.ts';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { giftedOrderDialog } from './dialogs.ts';
import * as styles from './gift-list.styles.ts';
import { GiftStatus } from './gift-status.tsx';

export type GiftedOrder = GiftListQuery['giftedOrders'][number];

/** One order that was given: what, from or to whom, for when, and how it stands. */
export const GiftedOrderCard = ({ order }: { order: GiftedOrder }) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const openOverPage = useOpenOverPage();
  const { gift, date, time, branchName } = order;
  const isWaiting = gift?.isSender === false && !gift.isCompleted && date === null;
  const path = giftPath(gift?.id ?? '');
  const names = order.products.map((product) => product.name).join(languages[locale].comma);
  const person = `\u2068${(gift?.isSender ? gift.receiverName : gift?.senderName) ?? text('bookings.show.someone')}\u2069`;
  const day = date && formatDay(locale, date, 'day');
  const moment = day && time ? text('gifts.list.at', { date: day, time: `\u2068${clock(time)}\u2069` }) : day;
  return (
    <li className={styles.gift}>
      <Picture src={order.products[0]?.image ?? null} shape="thumb" className={looks.rounded} />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <OpeningLink
            to={path}
            className={stretched}
            onOpen={() => openOverPage(path)}
            onApproach={() => warmDialog(giftedOrderDialog)}
          >
            {names || text('gifts.show.title')}
          </OpeningLink>
        </h3>
        <p>{text(gift?.isSender ? 'gifts.list.to' : 'gifts.list.from', { name: person })}</p>
        <p className={looks.quiet}>{moment ?? text('gifts.list.noTime')}</p>
        {branchName && <p className={looks.quiet}>{branchName}</p>}
        <p className={looks.quiet}>{text('gifts.list.number', { number: `\u2066${order.number}\u2069` })}</p>
        {gift?.statusLabel && (
          <p>
            <GiftStatus label={isWaiting ? text('bookings.giftWaiting') : gift.statusLabel} color={gift.statusColor} />
          </p>
        )}
      </div>
    </li>
  );
};
