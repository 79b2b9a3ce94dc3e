import type { Client, RequestPolicy } from 'urql';
import {
  AddToCartDocument,
  type AddToCartInput,
  CartDocument,
  type CartParamsInput,
  EmptyCartDocument,
  RemoveCartLineDocument,
  ScheduleCartLineDocument,
} from '../graphql/generated/graphql.ts';
import { exactly } from '../graphql/keep-shown-answers.ts';
import type { Answer } from '../graphql/use-submit.ts';
import { noParams } from './cart-params.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { askDays } from './lost-times.ts';
import { isSameMoment } from './slot-moment.ts';
import { offeredAt, type Slot } from './slots.ts';

/** How a change looks until it is answered. Amounts are the provider's: they stay as they were. */
export type Shown = {
  /** A change that fails takes those of the same name with it that wait behind it. */
  name?: string;
  lines?: (lines: readonly CartLine[]) => readonly CartLine[];
  params?: (params: CartParamsInput) => CartParamsInput;
};

export type Change<Data = unknown> = Shown & {
  /**
   * Sends it with the params that hold once it is done. Never rejects. Without it the cart is asked for with these params:
   * they hold once the provider has looked at them, without its refusals.
   */
  send?: (client: Client, params: CartParamsInput) => PromiseLike<Answer<Data>>;
  /** Whether a cart shows it, also one that was asked for because the answer was lost; without it an answer is proof enough. */
  isDone?: (cart: Cart) => boolean;
};

const changed = (id: string, part: Partial<CartLine>) => (lines: readonly CartLine[]) =>
  lines.map((line) => (line.id === id ? { ...line, ...part } : line));

/** A new line, or a change of the one that the input names; `isIt` finds it in a cart. */
export const addition = (input: AddToCartInput, isIt: (line: CartLine) => boolean) => ({
  send: (client: Client, params: CartParamsInput) => client.mutation(AddToCartDocument, { input, params }),
  isDone: ({ lines }: Cart) => lines.some(isIt),
});

const inputOf = ({ id, productId, branchId, quantity, extension, soldAs }: CartLine): AddToCartInput => ({
  cartLineId: id,
  // Without one the server refuses it.
  productId: productId ?? '',
  branchId,
  quantity,
  extension,
  as: soldAs,
});

export const removal = ({ id }: CartLine): Change => ({
  name: `remove ${id}`,
  lines: (lines) => lines.filter((line) => line.id !== id),
  send: (client, params) => client.mutation(RemoveCartLineDocument, { id, params }),
  isDone: ({ lines }) => lines.every((line) => line.id !== id),
});

export const newQuantity = (line: CartLine, quantity: number): Change => ({
  name: `quantity ${line.id}`,
  lines: changed(line.id, { quantity }),
  ...addition({ ...inputOf(line), quantity }, (other) => other.id === line.id && other.quantity === quantity),
});

export const newTime = ({ id }: Pick<CartLine, 'id'>, { startAt, endAt }: Pick<Slot, 'startAt' | 'endAt'>) => ({
  name: `time ${id}`,
  lines: changed(id, { startAt, endAt }),
  send: (client: Client, params: CartParamsInput) =>
    client.mutation(ScheduleCartLineDocument, { input: { cartLineId: id, startAt, endAt }, params }),
  isDone: ({ lines }: Cart) =>
    lines.some((line) => line.id === id && line.startAt !== null && isSameMoment(line.startAt, startAt)),
});

/** Finds the lines of a product that came in beside `others`. */
export const cameIn =
  (product: string | null, others: readonly CartLine[]) =>
  ({ id, productId }: CartLine): boolean =>
    productId === product && others.every((other) => other.id !== id);

/** Undoes a removal: the same thing at the same time, if that is still free, as a new line. `others` are the lines without it. */
export const restoring = (line: CartLine, place: number, others: readonly CartLine[]): Change => {
  const isBack = cameIn(line.productId, others);
  const adding = addition({ ...inputOf(line), cartLineId: null }, isBack);
  return {
    ...adding,
    lines: (lines) => (lines.some(isBack) ? lines : lines.toSpliced(place, 0, line)),
    send: async (client, params) => {
      const { startAt, endAt, productMasterId } = line;
      const added = await adding.send(client, params);
      const id = added.data?.addToCart.cartLineId;
      if (!id || startAt === null) return added;
      // As the provider writes a time that it offers now; the line's own text where it cannot be asked.
      const days = productMasterId && ((await askDays(client, productMasterId, params)) ?? []);
      const slot = days ? offeredAt(days, startAt) : endAt && { startAt, endAt };
      const timed = slot ? await newTime({ id }, slot).send(client, params) : null;
      // A time whose answer was lost may be there: without a cart of its own the provider's is asked for.
      return timed?.error ? {} : (timed ?? added);
    },
  };
};

export const emptying = (): Change => ({
  lines: () => [],
  params: () => noParams,
  send: (client) => client.mutation(EmptyCartDocument, {}),
  isDone: ({ lines }) => lines.length === 0,
});

export const askCart = (client: Client, params: CartParamsInput, requestPolicy: RequestPolicy = 'network-only') =>
  client.query(CartDocument, { params }, { requestPolicy, ...exactly });

/** The cart as the customer left it, before the provider has answered. */
export const withChanges = (cart: Cart, changes: readonly Shown[]): Cart => {
  const lines = changes.reduce<readonly CartLine[]>((shown, change) => change.lines?.(shown) ?? shown, cart.lines);
  if (lines === cart.lines) return cart;
  return { ...cart, lines: [...lines], itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
};

/** The params as the customer left them, before the provider has looked at them. */
export const paramsWith = (params: CartParamsInput, changes: readonly Shown[]): CartParamsInput =>
  changes.reduce((shown, change) => change.params?.(shown) ?? shown, params);

/** The cart in the answer to a question for it or to a change of it. */
export const cartIn = (data: unknown): Cart | null => {
  const fields = Object.values((data ?? {}) as Record<string, string | Cart | { cart: Cart | null } | null>);
  const field = fields.find((value) => typeof value !== 'string');
  return field && 'cart' in field ? field.cart : (field ?? null);
};
