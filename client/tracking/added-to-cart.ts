import type { OperationResult } from 'urql';
import type { AddToCartMutation, AddToCartMutationVariables } from '../graphql/generated/operations.ts';
import { saleOf, toTrackedItem } from './sales.ts';
import { track } from './track.ts';

/** Says what came into the cart, whichever part of the shop put it there. A changed line is nothing new. */
export const tellAddedToCart = ({ operation, data }: OperationResult): void => {
  const { addToCart } = (data ?? {}) as Partial<AddToCartMutation>;
  const { input } = operation.variables as AddToCartMutationVariables;
  if (!addToCart || input.cartLineId) return;
  const line = addToCart.cart?.lines.find(({ id }) => id === addToCart.cartLineId);
  const quantity = input.quantity ?? 1;
  const items = line ? [toTrackedItem({ id: input.productId, price: line.price, quantity })] : [];
  track({ event: 'add_to_cart', quantity, ...saleOf(items) });
};
