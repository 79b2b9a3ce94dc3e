import type { Client, OperationResult } from 'urql';
import { failureOf, isOutcomeUnknown } from '../graphql/failure.ts';
import { AddToCartDocument, type AddToCartMutation } from '../graphql/generated/graphql.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Cart, CartLine } from './cart-rules.ts';
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
const lost = new Map<string, number>();

const countOf = ({ lines }: Cart, wanted: Pieces): number =>
  lines.reduce((sum, { productId, quantity }) => sum + (productId === wanted.productId ? quantity : 0), 0);

/** The line that these pieces join, so that one thing stands once in the cart. Gift cards stay one by one. */
const lineFor = (cart: Cart | null, { productId, extension, branchId, as }: Pieces): CartLine | undefined =>
  cart?.lines.find(
    (line) =>
      as === 'PRODUCT' &&
      line.soldAs === as &&
      line.productId === productId &&
      line.extension === extension &&
      [null, branchId].includes(line.branchId),
  );

/**
 * Puts pieces into the cart, into the line of the same product and size where there is one. When the answer gets lost, the cart tells whether they are in it: at once or, where it
 * cannot be asked either, before the same pieces are sent once more.
 */
export const addPieces = async (client: Client, locale: Locale, pieces: Pieces): Promise<Added> => {
  const store = cartStoreOf(client, locale);
  store.open();
  const name = JSON.stringify(pieces);
  const found = (): Added | null => {
    const { answer: cart, failure } = store.state();
    if (!cart || failure) return null;
    const expected = lost.get(name) ?? Number.POSITIVE_INFINITY;
    lost.delete(name);
    return countOf(cart, pieces) < expected ? null : ({ data: { addToCart: { cartLineId: null, cart } } } as Added);
  };
  const earlier = lost.has(name) && (await store.refresh()) ? found() : null;
  if (earlier) return earlier;
  const send = (line: CartLine | undefined) => {
    const quantity = pieces.quantity + (line?.quantity ?? 0);
    const input = { ...pieces, quantity, cartLineId: line?.id ?? null };
    return store.mutate(AddToCartDocument, input, { addedPieces: pieces.quantity });
  };
  const before = await store.settle();
  const line = lineFor(before, pieces);
  const first = await send(line);
  // The line may have gone on another device.
  const isGone = line && first.error && !lineFor(store.state().answer, pieces);
  const result = isGone ? await send(undefined) : first;
  if (!result.error || !before || !isOutcomeUnknown(failureOf(result.error).code)) return result;
  lost.set(name, countOf(before, pieces) + pieces.quantity);
  return found() ?? result;
};
