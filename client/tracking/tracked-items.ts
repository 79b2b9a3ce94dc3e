import { useEffect } from 'react';
import type { OperationResult } from 'urql';
import type { AddToCartMutation, AddToCartMutationVariables } from '../graphql/generated/graphql.ts';
import { type Sale, track } from './track.ts';

type Line = { id: string; price: { amount: number }; quantity?: number };

const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { price, quantity = 1 }) => sum + price.amount * quantity, 0);

/** Items as they are told, with their number and price in riyals and never their name, and what they come to; `total` in halalas. */
export const saleOf = (lines: readonly Line[], total = sumOf(lines)): Omit<Sale, 'currency'> => ({
  items: lines.map(({ id, price, quantity = 1 }) => ({ item_id: id, quantity, price: price.amount / 100 })),
  value: total / 100,
});

/** Says that an item of the catalogue is looked at, once for each item; null while it is on its way. */
export const useViewedItem = (item: Line | null | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same item fetched anew is not looked at anew
  useEffect(() => {
    if (item) track({ event: 'view_item', ...saleOf([item]) });
  }, [item?.id]);
};

/** Says what came into the cart, whichever part of the shop put it there. A changed line is nothing new, unless pieces joined it. */
export const tellAddedToCart = ({ operation, data }: OperationResult): void => {
  const { addToCart } = (data ?? {}) as Partial<AddToCartMutation>;
  const { input } = operation.variables as AddToCartMutationVariables;
  const told = operation.context.addedPieces as number | undefined;
  const quantity = told ?? (input.cartLineId ? 0 : (input.quantity ?? 1));
  if (!addToCart || quantity === 0) return;
  const line = addToCart.cart?.lines.find(({ id }) => id === addToCart.cartLineId);
  const added = line ? [{ id: input.productId, price: line.price, quantity }] : [];
  track({ event: 'add_to_cart', quantity, ...saleOf(added) });
};
