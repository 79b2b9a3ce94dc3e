import { type ProviderOrder, readOrder } from './bookings.ts';
import type { ProviderClient } from './client.ts';

/** What the visitor of this client has sent or received as gifts, cancelled orders included. */
export function listGiftedOrders(client: ProviderClient): Promise<ProviderOrder[]> {
  return client.get('gifted-orders', { read: (answer) => answer.list('orders', readOrder) });
}
