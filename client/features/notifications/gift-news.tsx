import { useEffect } from 'react';
import { useGiftListQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { giftPath } from '../../routing/gift-path.ts';
import { tellGiftNews } from '../../session/gift-news.ts';
import { isWaiting, ofBookings } from './upcoming.ts';

/** Notifies the header and the home page when gifts wait for the customer; shows nothing itself. */
export const GiftNews = () => {
  const text = useText();
  const [{ data }] = useGiftListQuery({ context: ofBookings });
  const waiting = data?.giftedOrders.filter(isWaiting);
  const [first] = waiting ?? [];
  const count = waiting?.length ?? 0;
  const gift = first?.gift;
  useEffect(() => {
    if (!gift) return tellGiftNews(null);
    const message =
      count === 1 && gift.senderName
        ? text('notifications.gifts.waitingFrom', { name: `\u2068${gift.senderName}\u2069` })
        : text('notifications.gifts.waiting', { count });
    tellGiftNews({ message, to: count === 1 ? giftPath(gift.id) : '/gift-list' });
  }, [gift, count, text]);
  useEffect(() => () => tellGiftNews(null), []);
  return null;
};
