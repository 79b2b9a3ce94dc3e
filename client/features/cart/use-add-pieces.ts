import type { OperationResult } from '@urql/core';
import { useRef } from 'react';
import { failureOf } from '../../graphql/failure.ts';
import { type AddToCartMutation, useAddToCartMutation } from '../../graphql/generated/operations.ts';
import { isOutcomeUnknown } from '../../graphql/open-outcome.ts';
import { toParamsInput } from './cart-params.ts';
import type { Cart } from './cart-rules.ts';
import { useCartStore } from './use-cart.ts';

/** What of a product goes into the cart, in any number. */
export type Pieces = { productId: string; branchId: string | null; extension: string | null; quantity: number };

type Added = OperationResult<AddToCartMutation>;

const countOf = ({ lines }: Pick<Cart, 'lines'>, wanted: Pieces): number =>
  lines.reduce((sum, { productId, quantity }) => sum + (productId === wanted.productId ? quantity : 0), 0);

/**
 * Puts pieces into the cart. When the answer gets lost, the cart tells whether they are in it: at once or, where it
 * cannot be asked either, before the same pieces are sent once more.
 */
export const useAddPieces = () => {
  const store = useCartStore();
  const [, addToCart] = useAddToCartMutation();
  /** How many there would be in the cart, by what was sent without an answer. */
  const lost = useRef(new Map<string, number>());
  return async (pieces: Pieces): Promise<Added> => {
    const name = JSON.stringify(pieces);
    const before = store.state().cart;
    const found = async (): Promise<Cart | null> => {
      const cart = await store.settle();
      const isTold = cart && !store.state().failure;
      if (!isTold) return null;
      const expected = lost.current.get(name) ?? Number.POSITIVE_INFINITY;
      lost.current.delete(name);
      return countOf(cart, pieces) >= expected ? cart : null;
    };
    const asFound = (cart: Cart) => ({ data: { addToCart: { cartLineId: null, cart } } }) as Added;

    const earlier = lost.current.has(name) && (await store.refresh()) ? await found() : null;
    if (earlier) return asFound(earlier);
    const params = toParamsInput(store.state().given);
    const result = await addToCart({ input: { ...pieces, cartLineId: null }, params });
    if (!result.error || !before || !isOutcomeUnknown(failureOf(result.error).code)) return result;
    lost.current.set(name, countOf(before, pieces) + pieces.quantity);
    const late = await found();
    return late ? asFound(late) : result;
  };
};
