import type { Operation } from 'urql';
import type { Cart } from './cart-rules.ts';

/** Mutations that may have changed the cart although their answers tell nothing. */
export const cartMutations = /^(AddToCart|RemoveCartLine|EmptyCart|ScheduleCartLine)$/;

export const isNamed = ({ query }: Operation, names: RegExp): boolean =>
  query.definitions.some((part) => part.kind === 'OperationDefinition' && names.test(part.name?.value ?? ''));

type Named = { __typename?: string; cart?: Named | null };

/** The cart that a mutation answered, at whichever of the usual places. */
export const cartNamed = (data: unknown): Cart | null => {
  const fields = Object.values((data ?? {}) as Record<string, Named | null>);
  const found = fields.flatMap((field) => [field, field?.cart]).find((field) => field?.__typename === 'Cart');
  return found ? (found as unknown as Cart) : null;
};
