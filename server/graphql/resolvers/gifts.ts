import { getGift } from '../../provider/assumed-calls.ts';
import { cancelOrder, getOrder, type ProviderOrder } from '../../provider/bookings.ts';
import { isNotFound } from '../../provider/errors.ts';
import { acceptGift, listGiftedOrders, listGifts, type ProviderGift, scheduleGift } from '../../provider/gifts.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { ShopError } from '../errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toBooking } from '../mappers/bookings.ts';
import { findGift, receiverIdOf, strayProducts } from '../mappers/gift-lookup.ts';

type Found = ProviderGift & { order_id: string };

const hasOrder = (gift: ProviderGift | null): gift is Found => gift !== null && gift.order_id !== null;

/** The gift as the provider answers it by its id, else the one among all gifts. */
async function lookUp(context: ShopContext, id: string): Promise<ProviderGift> {
  const { provider, backend, log } = context;
  const asked = await getGift(provider, id, backend.config.assumedCallsOff);
  if (hasOrder(asked)) return asked;
  if (asked) log.warn('Order ID not found in gifted order details');
  const found = findGift(await listGifts(provider), id);
  if (!found) throw new ShopError('NOT_FOUND', 'Gifted order not found');
  return found;
}

/** The order as the customer's bookings tell it, else as the list of gifts does. */
async function orderOf({ provider }: ShopContext, gift: Found, id: string): Promise<ProviderOrder> {
  try {
    return await getOrder(provider, gift.order_id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const listed = (await listGiftedOrders(provider)).find((order) => order.gifted_info?.id === id);
    if (!listed) throw new ShopError('NOT_FOUND', 'Gifted order not found');
    return listed;
  }
}

const Query = {
  giftedOrders: async (_root, _args, context) => {
    requireSession(context);
    const { provider, language, backend } = context;
    const orders = await listGiftedOrders(provider);
    const bookings = orders.map((order) => toBooking(order, language, backend.config.providerUrl));
    return bookings.filter((booking) => !booking.status.isCancelled);
  },

  giftedOrder: async (_root, { id }, context) => {
    requireSession(context);
    const { language, backend, log } = context;
    const gift = await lookUp(context, id);
    if (!hasOrder(gift)) {
      const words = 'Order ID not found in gifted order';
      throw new ShopError('NOT_FOUND', words, { fields: { orderId: words } });
    }
    const answered = await orderOf(context, gift, id);
    const order = { ...answered, gifted_info: answered.gifted_info ?? gift.gifted_info };
    if (!order.gifted_info) throw new ShopError('NOT_FOUND', 'Gifted order not found');
    if (strayProducts(gift, order).length > 0) log.warn('Product details not found in order');
    return {
      id,
      order: toBooking(order, language, backend.config.providerUrl),
      firstProductId: (gift.products[0] ?? order.products[0])?.order_product_id ?? null,
      message: gift.gift_message,
    };
  },
} satisfies Pick<QueryResolvers, 'giftedOrders' | 'giftedOrder'>;

const Mutation = {
  scheduleGiftedProduct: async (_root, { input }, context) => {
    requireSession(context);
    const { id, orderProductId, startAt, endAt, serviceFeeIds } = input;
    const missing = Object.entries({ orderProductId, startAt, endAt }).filter(([, value]) => !value.trim());
    refuseInput(Object.fromEntries(missing.map(([name]) => [name, 'required' as const])), context.language);
    const message = await scheduleGift(context.provider, id, {
      start_at: startAt,
      end_at: endAt,
      order_product_id: orderProductId,
      ...(serviceFeeIds?.length && { service_fee_ids: serviceFeeIds }),
    });
    return { isDone: true, message };
  },

  acceptGiftedOrder: async (_root, { id }, context) => {
    requireSession(context);
    return { isDone: true, message: await acceptGift(context.provider, id) };
  },

  declineGiftedOrder: async (_root, { id }, context) => {
    const session = requireSession(context);
    const { provider, log, profile } = context;
    const gift = await lookUp(context, id);
    if (!hasOrder(gift)) {
      log.warn('Order ID not found');
      return { isDone: false, message: null };
    }
    const info = gift.gifted_info ?? (await orderOf(context, gift, id)).gifted_info;
    // The same call without a receiver would cancel the sender's own order.
    if (info?.is_sender !== false) throw new ShopError('FORBIDDEN', 'Only the receiver declines a gift.');
    const userId = receiverIdOf(info, session.claims) ?? (await profile()).id;
    if (userId === null) {
      log.warn('User ID not found');
      return { isDone: false, message: null };
    }
    return { isDone: true, message: await cancelOrder(provider, gift.order_id, userId) };
  },
} satisfies Pick<MutationResolvers, 'scheduleGiftedProduct' | 'acceptGiftedOrder' | 'declineGiftedOrder'>;

export const gifts = { Query, Mutation };
