import { type GiftInfo, type Order, readGiftInfo, readOrder, readProductId, readStatus } from './bookings.ts';
import type { ProviderClient } from './client.ts';
import type { Reader } from './reader.ts';

/** A gift as far as it names its order; `orderId` is null when the provider omits it. */
export type Gift = {
  orderId: string | null;
  isCancelled: boolean;
  info: GiftInfo | null;
  message: string | null;
  /** As `BookingProduct.id`. */
  productIds: string[];
};

/** The order's id is `order_id`, else `id`, else `order.id`. */
export const readGift = (gift: Reader): Gift => {
  const order = gift.object('order');
  const bearer = gift.has('products') || !order ? gift : order;
  return {
    orderId: gift.id('order_id', 'id') ?? order?.id('id') ?? null,
    isCancelled: readStatus(gift).isCancelled,
    info: readGiftInfo(gift.object('gifted_info') ?? order?.object('gifted_info') ?? null),
    message: gift.text('gift_message'),
    productIds: bearer.list('products', readProductId),
  };
};

/** The gifts that the visitor of this client has sent or received, cancelled orders included. */
export const listGiftedOrders = (client: ProviderClient): Promise<Order[]> =>
  client.get('gifted-orders', { read: (answer) => answer.list('orders', readOrder) });

/** The same list, to look a gift up in: an entry need not even name its order. */
export const listGifts = (client: ProviderClient): Promise<Gift[]> =>
  client.get('gifted-orders', { read: (answer) => answer.list('orders', readGift) });

type GiftSchedule = {
  start_at: string;
  end_at: string;
  order_product_id: string;
  service_fee_ids?: string[];
};

/** `id` is the gift's, not the order's. The times go back exactly as they were offered. */
export const scheduleGift = (client: ProviderClient, id: string, schedule: GiftSchedule): Promise<string | null> =>
  client.post('gifted-orders/{id}/schedule', {
    ids: { id },
    body: schedule,
    read: (answer) => answer.message(),
  });

/** `id` is the gift's. Answers the provider's words to the customer. */
export const acceptGift = (client: ProviderClient, id: string): Promise<string | null> =>
  client.post('gifted-orders/{id}/accept', { ids: { id }, read: (answer) => answer.message() });
