import { getGift } from '../../provider/assumed-calls.ts';
import { asGift, cancelOrder, type GiftInfo, getOrder, type Order } from '../../provider/bookings.ts';
import { unlessNotFound } from '../../provider/errors.ts';
import { acceptGift, type Gift, listGiftedOrders, listGifts, scheduleGift } from '../../provider/gifts.ts';
import { requireSession, type ShopContext, signedIn } from '../context.ts';
import { ShopError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { missing, refuseInput } from '../input-problems.ts';

type Found = Gift & { orderId: string };

const hasOrder = (gift: Gift | null): gift is Found => gift !== null && gift.orderId !== null;

/** The gift as the provider answers it by its id, else the one among all gifts; cancelled orders are not looked at. */
const lookUp = async (context: ShopContext, id: string): Promise<Gift> => {
  const { provider, backend, log } = context;
  const asked = await getGift(provider, id, backend.config.assumedCallsOff);
  if (hasOrder(asked)) return asked;
  if (asked) log.warn('Order ID not found in gifted order details');
  const found = (await listGifts(provider)).find(({ info, isCancelled }) => info?.id === id && !isCancelled);
  if (!found) throw new ShopError('NOT_FOUND', 'Gifted order not found');
  return found;
};

/** The order as the customer's bookings have it, else as the list of gifts does. */
const orderOf = async ({ provider }: ShopContext, gift: Found, id: string): Promise<Order> => {
  const own = await unlessNotFound(getOrder(provider, gift.orderId));
  const order = own ?? (await listGiftedOrders(provider)).find(({ gift: info }) => info?.id === id);
  if (!order) throw new ShopError('NOT_FOUND', 'Gifted order not found');
  return order;
};

/** The number of the gift's receiver; the token of the signed-in receiver says it in one claim or another. */
const receiverIdOf = ({ receiverId }: GiftInfo, claims: string): string | null => {
  const { sub, user_id, id }: Record<string, unknown> = JSON.parse(claims);
  const isId = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';
  const found = [receiverId, user_id, sub, id].find(isId);
  return found === undefined ? null : String(found);
};

export const Query = {
  giftedOrders: signedIn(async (_root, _args, context) => {
    const orders = await listGiftedOrders(context.provider);
    return orders.filter(({ status }) => !status.isCancelled);
  }),

  giftedOrder: signedIn(async (_root, { id }, context) => {
    const gift = await lookUp(context, id);
    if (!hasOrder(gift)) {
      const message = 'Order ID not found in gifted order';
      throw new ShopError('NOT_FOUND', message, { fields: { orderId: message } });
    }
    const answered = await orderOf(context, gift, id);
    const info = answered.gift ?? gift.info;
    if (!info) throw new ShopError('NOT_FOUND', 'Gifted order not found');
    const known = answered.products.map((product) => product.id);
    if (!gift.productIds.every((one) => known.includes(one))) context.log.warn('Product details not found in order');
    const firstProductId = gift.productIds[0] ?? known[0] ?? null;
    return { id, order: asGift(answered, info), firstProductId, message: gift.message };
  }),
} satisfies QueryResolvers;

export const Mutation = {
  scheduleGiftedProduct: signedIn(async (_root, { input }, context) => {
    const { id, orderProductId, startAt, endAt, serviceFeeIds } = input;
    refuseInput(
      { orderProductId: missing(orderProductId), startAt: missing(startAt), endAt: missing(endAt) },
      context.language,
    );
    const message = await scheduleGift(context.provider, id, {
      start_at: startAt,
      end_at: endAt,
      order_product_id: orderProductId,
      ...(serviceFeeIds?.length && { service_fee_ids: serviceFeeIds }),
    });
    return { isDone: true, message };
  }),

  acceptGiftedOrder: signedIn(async (_root, { id }, context) => ({
    isDone: true,
    message: await acceptGift(context.provider, id),
  })),

  declineGiftedOrder: async (_root, { id }, context) => {
    const session = requireSession(context);
    const { provider, log, profile } = context;
    const gift = await lookUp(context, id);
    if (!hasOrder(gift)) {
      log.warn('Order ID not found');
      return { isDone: false, message: null };
    }
    const info = gift.info ?? (await orderOf(context, gift, id)).gift;
    // The same call without a receiver would cancel the sender's own order.
    if (info?.isSender !== false) throw new ShopError('FORBIDDEN', 'Only the receiver declines a gift.');
    const userId = receiverIdOf(info, session.claims) ?? (await profile()).id;
    if (userId === null) {
      log.warn('User ID not found');
      return { isDone: false, message: null };
    }
    return { isDone: true, message: await cancelOrder(provider, gift.orderId, userId) };
  },
} satisfies MutationResolvers;
