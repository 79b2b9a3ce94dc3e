import { useEffect } from 'react';
import type { AddToCartMutation } from '../graphql/generated/graphql.ts';
import { type Sale, track } from './track.ts';

type Line = { id: string; price: { amount: number }; quantity?: number };

/** The sum of the prices of all pieces, in halalas. */
export const sumOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { price, quantity = 1 }) => sum + price.amount * quantity, 0);

/** Items as they are told, with their number and price in riyals and never their name, and what they come to; `total` in halalas. */
export const saleOf = (lines: readonly Line[], total = sumOf(lines)): Sale => ({
  items: lines.map(({ id, price, quantity = 1 }) => ({ item_id: id, quantity, price: price.amount / 100 })),
  value: total / 100,
  currency: 'SAR',
});

/** Says that an item of the catalogue is looked at, once for each item; null while it is on its way. */
export const useViewedItem = (item: Line | null | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same item fetched anew is not looked at anew
  useEffect(() => {
    if (item) track({ event: 'view_item', ...saleOf([item]) });
  }, [item?.id]);
};

type Added = AddToCartMutation['addToCart'];

/** Says how many of a product came into the cart. */
export const trackAdded = ({ cart, cartLineId }: Added, id: string, quantity: number): void => {
  const line = cart?.lines.find((other) => other.id === cartLineId);
  track({ event: 'add_to_cart', quantity, ...saleOf(line ? [{ id, price: line.price, quantity }] : []) });
};
