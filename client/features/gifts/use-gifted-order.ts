import { type Failure, failureOf } from '../../graphql/failure.ts';
import type { GiftedOrderQuery } from '../../graphql/generated/graphql.ts';
import { useGiftedOrderQuery } from '../../graphql/generated/hooks.ts';
import type { MessageId } from '../../i18n/message-id.ts';

export type GiftDetails = GiftedOrderQuery['giftedOrder'];
export type GiftProduct = GiftDetails['order']['products'][number];

/** Whatever shows gifts or bookings asks anew after a change. */
export const changingGifts = { additionalTypenames: ['Booking', 'GiftedOrder'] };

const messageOf = ({ code, fields }: Failure): MessageId => {
  if ('orderId' in fields) return 'gifts.show.noOrder';
  return code === 'NOT_FOUND' || code === 'FORBIDDEN' ? 'gifts.show.notFound' : 'gifts.show.failed';
};

/** One gift as the provider knows it at this moment. */
export const useGiftedOrder = (id: string) => {
  const [{ data, error, fetching }, execute] = useGiftedOrderQuery({
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const gift = error ? null : (data?.giftedOrder ?? null);
  const problem = error ? messageOf(failureOf(error)) : null;
  return {
    gift,
    /** Why there is nothing to show. */
    problem,
    /** Asking again may help. */
    canRetry: problem === 'gifts.show.failed',
    fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};
