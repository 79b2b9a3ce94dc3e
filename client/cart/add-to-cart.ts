import type { OperationContext, OperationResult } from 'urql';
import { failureOf, isOutcomeUnknown } from '../graphql/failure.ts';
import { AddToCartDocument, type AddToCartInput, type AddToCartMutation } from '../graphql/generated/graphql.ts';
import type { CartLine } from './cart-rules.ts';
import type { CartStore } from './cart-store.ts';

export type Added = OperationResult<AddToCartMutation>;

/** Which line is the one that was sent without an answer, by the name of what was sent. */
export type LostAnswers = Map<string, (line: CartLine) => boolean>;

const lostByStore = new WeakMap<CartStore, LostAnswers>();

/** Those of a window. */
const lostIn = (store: CartStore): LostAnswers => {
  const known = lostByStore.get(store) ?? new Map();
  lostByStore.set(store, known);
  return known;
};

type Options = {
  /** Where the lost answers are remembered, and under which name: the same name is the same thing, sent once more. */
  lost?: LostAnswers;
  name?: string;
  context?: Partial<OperationContext>;
};

/**
 * Puts something into the cart, or changes its line. When the answer gets lost, the cart tells whether it is in it: at
 * once or, where the cart cannot be asked either, before the same is sent once more. A line that has got a time since is
 * not taken for the lost one.
 */
export const addToCart = async (
  store: CartStore,
  input: AddToCartInput,
  { lost = lostIn(store), name = JSON.stringify(input), context }: Options = {},
): Promise<Added> => {
  const { productId, quantity, cartLineId } = input;
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
  const result = await store.mutate(AddToCartDocument, input, context);
  if (!result.error || !before || !isOutcomeUnknown(failureOf(result.error).code)) return result;
  const isNew = ({ id, startAt }: CartLine) => startAt === null && before.lines.every((line) => line.id !== id);
  lost.set(name, (line) =>
    cartLineId ? line.id === cartLineId && line.quantity === quantity : line.productId === productId && isNew(line),
  );
  return findLost() ?? result;
};
