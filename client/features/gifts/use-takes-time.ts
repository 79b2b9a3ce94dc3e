import { useBookedServiceQuery } from '../../graphql/generated/operations.ts';
import type { GiftProduct } from './use-gifted-order.ts';

/** Whether a product of a gift takes a time. A product of the shop has none to choose; whoever cannot be asked may have one. */
export const useTakesTime = (product: GiftProduct | undefined): boolean => {
  const { startAt = null, productId = null, productMasterId = null } = product ?? {};
  const isAsked = startAt === null && productMasterId !== null && productId !== null;
  const [{ data }] = useBookedServiceQuery({ variables: { id: productId ?? '' }, pause: !isAsked });
  if (startAt !== null) return true;
  return productMasterId !== null && data?.catalogueItem !== null;
};
