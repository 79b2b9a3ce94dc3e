import type { OperationContext, OperationResult } from 'urql';
import { failureOf, isOutcomeUnknown } from '../graphql/failure.ts';
import { AddToCartDocument, type AddToCartInput, type AddToCartMutation } from '../graphql/generated/graphql.ts';
import type { CartLine } from './cart-rules.ts';
import type { CartStore } from './cart-store.ts';

export type Added = OperationResult<AddToCartMutation>;

/** Which line is the one that was sent without an answer, by what was sent. */
const lost = new Map<string, (line: CartLine) => boolean>();

/**
 * Puts something into the cart, or changes its line. When the answer gets lost, the cart tells whether it is in it: at
 * once or, where the cart cannot be asked either, before the same is sent once more.
 */
export const addToCart = async (
  store: CartStore,
  input: AddToCartInput,
  context?: Partial<OperationContext>,
): Promise<Added> => {
  const { productId, quantity, cartLineId } = input;
  const name = JSON.stringify(input);
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
  const isNew = ({ id }: CartLine) => before.lines.every((line) => line.id !== id);
  lost.set(name, (line) =>
    cartLineId ? line.id === cartLineId && line.quantity === quantity : line.productId === productId && isNew(line),
  );
  return findLost() ?? result;
};
