import { type Failure, failureOf } from '../../graphql/failure.ts';
import type { GiftedOrderQuery } from '../../graphql/generated/graphql.ts';
import { useGiftedOrderQuery } from '../../graphql/generated/hooks.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useTakeTimes } from '../catalogue/public.ts';

export type GiftDetails = GiftedOrderQuery['giftedOrder'];
export type GiftProduct = GiftDetails['order']['products'][number];

/** Whether the viewer receives the gift and has not answered yet. */
export const isOpenToReceiver = ({ order: { gift, status } }: GiftDetails): boolean =>
  Boolean(gift && !gift.isSender && !gift.isCompleted && !status.isCancelled);

/** Whether a product of a gift takes a time. A product of the shop has none to choose; until that is known it may have one. */
export const useTakesTime = (product: GiftProduct | undefined): boolean => {
  const isAsked = product && product.startAt === null && product.productMasterId !== null && product.productId !== null;
  const answers = useTakeTimes(isAsked ? [product] : []);
  if (product && product.startAt !== null) return true;
  return Boolean(product?.productMasterId) && answers?.[0] !== false;
};

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
  return {
    gift: error ? null : (data?.giftedOrder ?? null),
    /** Why there is nothing to show; after a failure asking again may help. */
    problem: error ? messageOf(failureOf(error)) : null,
    fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};
