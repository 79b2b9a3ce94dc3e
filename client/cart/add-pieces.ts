import type { Client, OperationResult } from 'urql';
import { failureOf, isOutcomeUnknown } from '../graphql/failure.ts';
import { AddToCartDocument, type AddToCartMutation } from '../graphql/generated/graphql.ts';
import type { Locale } from '../i18n/locale.ts';
import { toParamsInput } from './cart-params.ts';
import type { Cart } from './cart-rules.ts';
import { cartStoreOf } from './cart-store.ts';

/** A product with its choices, to be added in any number. */
export type Pieces = {
  productId: string;
  branchId: string | null;
  extension: string | null;
  quantity: number;
  as: 'PRODUCT' | 'GIFT_CARD';
};

export type Added = OperationResult<AddToCartMutation>;

/** How many there would be in the cart, by what was sent without an answer. */
export type LostAnswers = Map<string, number>;

const countOf = ({ lines }: Pick<Cart, 'lines'>, wanted: Pieces): number =>
  lines.reduce((sum, { productId, quantity }) => sum + (productId === wanted.productId ? quantity : 0), 0);

/**
 * Puts pieces into the cart. When the answer gets lost, the cart tells whether they are in it: at once or, where it
 * cannot be asked either, before the same pieces are sent once more.
 */
export const addPieces = async (client: Client, locale: Locale, lost: LostAnswers, pieces: Pieces): Promise<Added> => {
  const store = cartStoreOf(client, locale);
  store.open();
  const name = JSON.stringify(pieces);
  const before = store.state().cart;
  const found = async (): Promise<Cart | null> => {
    const cart = await store.settle();
    const isTold = cart && !store.state().failure;
    if (!isTold) return null;
    const expected = lost.get(name) ?? Number.POSITIVE_INFINITY;
    lost.delete(name);
    return countOf(cart, pieces) >= expected ? cart : null;
  };
  const asFound = (cart: Cart) => ({ data: { addToCart: { cartLineId: null, cart } } }) as Added;

  const earlier = lost.has(name) && (await store.refresh()) ? await found() : null;
  if (earlier) return asFound(earlier);
  const params = toParamsInput(store.state().given);
  const result = await client.mutation(AddToCartDocument, { input: { ...pieces, cartLineId: null }, params });
  if (!result.error || !before || !isOutcomeUnknown(failureOf(result.error).code)) return result;
  lost.set(name, countOf(before, pieces) + pieces.quantity);
  const late = await found();
  return late ? asFound(late) : result;
};
