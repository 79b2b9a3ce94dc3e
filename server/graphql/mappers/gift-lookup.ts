import type { ProviderGiftedInfo, ProviderOrder } from '../../provider/bookings.ts';
import type { ProviderGift } from '../../provider/gifts.ts';
import { isCancelled } from './bookings.ts';

/** The gift with this id; cancelled orders are not looked at. */
export function findGift(gifts: ProviderGift[], id: string): ProviderGift | null {
  return gifts.find((gift) => gift.gifted_info?.id === id && !isCancelled(gift)) ?? null;
}

/**
 * The provider's number of the gift's receiver; the token of the signed-in receiver says it in one claim or another.
 */
export function receiverIdOf(info: ProviderGiftedInfo, claims: string): string | null {
  const { sub, user_id, id }: Record<string, unknown> = JSON.parse(claims);
  const isId = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';
  const found = [info.receiver_user?.id, user_id, sub, id].find(isId);
  return found === undefined ? null : String(found);
}

/** Products of the gift that its order does not know. */
export function strayProducts(gift: ProviderGift, order: ProviderOrder): string[] {
  const known = new Set(order.products.map((product) => product.order_product_id));
  return gift.products.map((product) => product.order_product_id).filter((id) => !known.has(id));
}
