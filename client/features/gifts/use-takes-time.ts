import { useTakeTimes } from '../catalogue/public.ts';
import type { GiftProduct } from './use-gifted-order.ts';

/** Whether a product of a gift takes a time. A product of the shop has none to choose; until that is known it may have one. */
export const useTakesTime = (product: GiftProduct | undefined): boolean => {
  const isAsked = product && product.startAt === null && product.productMasterId !== null && product.productId !== null;
  const answers = useTakeTimes(isAsked ? [product] : []);
  if (product && product.startAt !== null) return true;
  return Boolean(product?.productMasterId) && answers?.[0] !== false;
};
