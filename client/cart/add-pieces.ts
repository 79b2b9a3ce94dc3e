import type { Client } from 'urql';
import type { Locale } from '../i18n/locale.ts';
import { type Added, addToCart, type LostAnswers } from './add-to-cart.ts';
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
 * Puts pieces into the cart, into the line of the same product and size where there is one. `lost` names the pieces and not
 * the line: the cart may have shown them since, and the same press then finds them there.
 */
export const addPieces = async (client: Client, locale: Locale, lost: LostAnswers, pieces: Pieces): Promise<Added> => {
  const store = cartStoreOf(client, locale);
  store.open();
  const name = JSON.stringify(pieces);
  const send = (line: CartLine | undefined) => {
    const input = { ...pieces, quantity: pieces.quantity + (line?.quantity ?? 0), cartLineId: line?.id ?? null };
    return addToCart(store, input, { lost, name, context: { addedPieces: pieces.quantity } });
  };
  const line = lineFor(await store.settle(), pieces);
  const first = await send(line);
  // The line may have gone on another device.
  const isGone = line && first.error && !lineFor(store.state().answer, pieces);
  return isGone ? send(undefined) : first;
};
