import {
  type ProviderGiftedInfo,
  type ProviderOrder,
  type ProviderOrderProduct,
  type ProviderOrderStatus,
  readGiftedInfo,
  readOrder,
  readOrderProduct,
  readStatus,
} from './bookings.ts';
import type { ProviderClient } from './client.ts';
import type { Reader } from './decode.ts';

/** A gift as far as it names its order; `order_id` is null when the provider does not tell it. */
export type ProviderGift = {
  order_id: string | null;
  status: ProviderOrderStatus;
  status_text: string | null;
  gifted_info: ProviderGiftedInfo | null;
  gift_message: string | null;
  products: ProviderOrderProduct[];
};

/** The order's id is `order_id`, else `id`, else `order.id`. */
export function readGift(gift: Reader): ProviderGift {
  const order = gift.object('order');
  const bearer = gift.has('products') || !order ? gift : order;
  return {
    order_id: gift.id('order_id', 'id') ?? order?.id('id') ?? null,
    status: readStatus(gift),
    status_text: gift.text('status_text'),
    gifted_info: readGiftedInfo(gift.object('gifted_info') ?? order?.object('gifted_info') ?? null),
    gift_message: gift.text('gift_message'),
    products: bearer.list('products', readOrderProduct),
  };
}

/** What the visitor of this client has sent or received as gifts, cancelled orders included. */
export function listGiftedOrders(client: ProviderClient): Promise<ProviderOrder[]> {
  return client.get('gifted-orders', { read: (answer) => answer.list('orders', readOrder) });
}

/** The same list, to look a gift up in: an entry need not even name its order. */
export function listGifts(client: ProviderClient): Promise<ProviderGift[]> {
  return client.get('gifted-orders', { read: (answer) => answer.list('orders', readGift) });
}

export type ProviderGiftSchedule = {
  start_at: string;
  end_at: string;
  order_product_id: string;
  service_fee_ids?: string[];
};

/** `id` is the gift's, not the order's. The times go back exactly as they were offered. */
export function scheduleGift(
  client: ProviderClient,
  id: string,
  schedule: ProviderGiftSchedule,
): Promise<string | null> {
  return client.post('gifted-orders/{id}/schedule', {
    ids: { id },
    body: schedule,
    read: (answer) => answer.message(),
  });
}

/** `id` is the gift's. Answers the provider's words to the customer. */
export function acceptGift(client: ProviderClient, id: string): Promise<string | null> {
  return client.post('gifted-orders/{id}/accept', { ids: { id }, read: (answer) => answer.message() });
}
