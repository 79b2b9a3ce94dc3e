import type { Client } from 'urql';
import type { AddToCartInput, AddToCartMutation } from '../graphql/generated/graphql.ts';
import type { Answer } from '../graphql/use-submit.ts';
import { trackAdded } from '../tracking/tracked-items.ts';
import { addition, type Change } from './cart-changes.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { type CartStore, cartStoreOf } from './cart-store.ts';

export type Added = Answer<AddToCartMutation>;

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
  const { lost } = store;
  const find = (isIt: (line: CartLine) => boolean): Added | null => {
    const cart = store.state().answer;
    const line = cart?.lines.find(isIt);
    return line ? ({ data: { addToCart: { cartLineId: line.id, cart } } } as Added) : null;
  };
  const isLost = lost.get(name);
  if (isLost && (await store.refresh())) {
    lost.delete(name);
    const found = find(isLost);
    if (found) return found;
  }
  const before = await store.settle();
  const isSuch = (line: CartLine) =>
    cartLineId
      ? line.id === cartLineId && line.quantity === quantity
      : line.productId === productId && (time != null || line.startAt === null);
  // A line that was such before proves nothing.
  const former = before?.lines.filter(isSuch);
  const isIt = (line: CartLine) => isSuch(line) && former?.every(({ id }) => id !== line.id) === true;
  const outcome = await store.change({ ...change, ...addition(input, isIt) });
  if (outcome?.data && added > 0) trackAdded(outcome.data.addToCart, productId, added);
  if (outcome?.kind === 'failed' && store.state().failure) lost.set(name, isIt);
  return (outcome?.kind === 'done' && !outcome.data && find(isIt)) || (outcome ?? {});
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
