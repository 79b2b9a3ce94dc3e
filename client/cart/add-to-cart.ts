import type { Client, OperationResult } from 'urql';
import { failureOf, isOutcomeUnknown } from '../graphql/failure.ts';
import { AddToCartDocument, type AddToCartInput, type AddToCartMutation } from '../graphql/generated/graphql.ts';
import { trackAdded } from '../tracking/tracked-items.ts';
import type { Change } from './cart-changes.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { type CartStore, cartStoreOf } from './cart-store.ts';

export type Added = OperationResult<AddToCartMutation>;

type Options = {
  /** Under which a lost answer is remembered: the same name is the same thing, sent once more. */
  name?: string;
  /** How many of it are new in the cart. A changed line is nothing new, unless pieces joined it. */
  added?: number;
  /** What changes beside the lines with the same question. */
  change?: Pick<Change, 'params'>;
};

/** The same thing may be sent once more without its time. */
const nameOf = ({ date: _date, time: _time, ...input }: AddToCartInput): string => JSON.stringify(input);

/**
 * Puts something into the cart, or changes its line. When the answer gets lost, the cart tells whether it is in it: at
 * once or, where the cart cannot be asked either, before the same is sent once more. A line that has got a time since is
 * not taken for the lost one.
 */
export const addToCart = async (
  store: CartStore,
  input: AddToCartInput,
  { name = nameOf(input), added = input.cartLineId ? 0 : (input.quantity ?? 1), change }: Options = {},
): Promise<Added> => {
  const { productId, quantity, cartLineId, time } = input;
  const lost = store.lostAdditions;
  const findLost = (): Added | null => {
    const { answer: cart, failure } = store.state();
    const isLost = lost.get(name);
    if (!cart || failure || !isLost) return null;
    lost.delete(name);
    const line = cart.lines.find(isLost);
    return line ? ({ data: { addToCart: { cartLineId: line.id, cart } } } as Added) : null;
  };
  const earlier = lost.has(name) && (await store.refresh()) ? findLost() : null;
  if (earlier) return earlier;
  const before = await store.settle();
  const result = await store.mutate(AddToCartDocument, input, change);
  if (result.data && added > 0) trackAdded(result.data.addToCart, productId, added);
  if (!result.error || !before || !isOutcomeUnknown(failureOf(result.error).code)) return result;
  const isNew = ({ id, startAt }: CartLine) =>
    (time != null || startAt === null) && before.lines.every((line) => line.id !== id);
  lost.set(name, (line) =>
    cartLineId ? line.id === cartLineId && line.quantity === quantity : line.productId === productId && isNew(line),
  );
  return findLost() ?? result;
};

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
 * Puts pieces into the cart, into the line of the same product and size where there is one. A lost answer is remembered by
 * the pieces and not by the line: the cart may have shown them since, and the same press then finds them there.
 */
export const addPieces = async (client: Client, pieces: Pieces): Promise<Added> => {
  const store = cartStoreOf(client);
  store.open();
  const name = JSON.stringify(pieces);
  const send = (line: CartLine | undefined) => {
    const input = { ...pieces, quantity: pieces.quantity + (line?.quantity ?? 0), cartLineId: line?.id ?? null };
    return addToCart(store, input, { name, added: pieces.quantity });
  };
  const line = lineFor(await store.settle(), pieces);
  const first = await send(line);
  // The line may have gone on another device.
  const isGone = line && first.error && !lineFor(store.state().answer, pieces);
  return isGone ? send(undefined) : first;
};
