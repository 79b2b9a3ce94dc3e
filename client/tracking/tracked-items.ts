import { useEffect } from 'react';
import type { OperationResult } from 'urql';
import type { AddToCartMutation, AddToCartMutationVariables } from '../graphql/generated/graphql.ts';
import { type TrackedItem, track } from './track.ts';

type Priced = { price: { amount: number } };

const riyals = (halalas: number): number => halalas / 100;

/** An item as it is told: its number and its price, never its name. */
export const toTrackedItem = ({
  id,
  price,
  quantity = 1,
}: Priced & { id: string; quantity?: number }): TrackedItem => ({
  item_id: id,
  quantity,
  price: riyals(price.amount),
});

/** Items with what they come to, or with a total (halalas) that is known better. */
export const saleOf = (items: TrackedItem[], total?: number): { items: TrackedItem[]; value: number } => {
  const sum = items.reduce((amount, { price, quantity }) => amount + Math.round(price * 100) * quantity, 0);
  return { items, value: riyals(total ?? sum) };
};

/** Says that an item of the catalogue is looked at, once for each item; null while it is on its way. */
export const useViewedItem = (item: (Priced & { id: string }) | null | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same item fetched anew is not looked at anew
  useEffect(() => {
    if (item) track({ event: 'view_item', ...saleOf([toTrackedItem(item)]) });
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
  const items = line ? [toTrackedItem({ id: input.productId, price: line.price, quantity })] : [];
  track({ event: 'add_to_cart', quantity, ...saleOf(items) });
};
