import type { Client, CombinedError, OperationResult, RequestPolicy } from 'urql';
import {
  AddToCartDocument,
  type AddToCartMutation,
  CartDocument,
  type CartParamsInput,
  EmptyCartDocument,
  RemoveCartLineDocument,
  ScheduleCartLineDocument,
} from '../graphql/generated/graphql.ts';
import { exactly } from '../graphql/keep-shown-answers.ts';
import { noParams } from './cart-params.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { askDays } from './lost-times.ts';
import { isSameMoment } from './slot-moment.ts';
import { offeredAt } from './slots.ts';

type TimeSlot = { startAt: string; endAt: string };

/** How a change looks until it is answered. Amounts are the provider's: they stay as they were. */
export type Shown = {
  /** A change that fails takes those of the same name with it that wait behind it. */
  name?: string;
  lines?: (lines: readonly CartLine[]) => readonly CartLine[];
  params?: (params: CartParamsInput) => CartParamsInput;
};

export type Change = Shown & {
  /**
   * Sends it with the params that hold once it is done. Never rejects. Without it the cart is asked for with these params:
   * they hold once the provider has looked at them, without its refusals.
   */
  send?: (
    client: Client,
    params: CartParamsInput,
  ) => PromiseLike<{ data?: unknown; error?: CombinedError | undefined }>;
  /** Whether a cart shows it, also one that was asked for because the answer was lost; without it an answer is proof enough. */
  isDone?: (cart: Cart) => boolean;
};

const lineIn = ({ lines }: Cart, { id }: CartLine): CartLine | undefined => lines.find((line) => line.id === id);

const changed = (line: CartLine, part: Partial<CartLine>) => (lines: readonly CartLine[]) =>
  lines.map((other) => (other.id === line.id ? { ...other, ...part } : other));

/** With the id null it becomes a new line. */
const putLine = async (
  client: Client,
  line: CartLine & { cartLineId: string | null },
  params: CartParamsInput,
): Promise<Partial<OperationResult<AddToCartMutation>>> => {
  const { cartLineId, productId, branchId, quantity, extension, soldAs } = line;
  if (productId === null) return {};
  const input = { productId, branchId, quantity, extension, cartLineId, as: soldAs };
  return client.mutation(AddToCartDocument, { input, params });
};

const schedule = (client: Client, cartLineId: string, { startAt, endAt }: TimeSlot, params: CartParamsInput) =>
  client.mutation(ScheduleCartLineDocument, { input: { cartLineId, startAt, endAt }, params });

export const removal = (line: CartLine): Change => ({
  name: `remove ${line.id}`,
  lines: (lines) => lines.filter(({ id }) => id !== line.id),
  send: (client, params) => client.mutation(RemoveCartLineDocument, { id: line.id, params }),
  isDone: (cart) => !lineIn(cart, line),
});

export const newQuantity = (line: CartLine, quantity: number): Change => ({
  name: `quantity ${line.id}`,
  lines: changed(line, { quantity }),
  send: (client, params) => putLine(client, { ...line, quantity, cartLineId: line.id }, params),
  isDone: (cart) => lineIn(cart, line)?.quantity === quantity,
});

export const newTime = (line: CartLine, slot: TimeSlot): Change => ({
  name: `time ${line.id}`,
  lines: changed(line, slot),
  send: (client, params) => schedule(client, line.id, slot, params),
  isDone: (cart) => {
    const startAt = lineIn(cart, line)?.startAt;
    return Boolean(startAt && isSameMoment(startAt, slot.startAt));
  },
});

/** The lines of a cart that came in for `line` and are not among `others`. */
export const linesBack = (lines: readonly CartLine[], line: CartLine, others: readonly CartLine[]): CartLine[] =>
  lines.filter(({ id, productId }) => productId === line.productId && others.every((other) => other.id !== id));

/** Undoes a removal: the same thing at the same time, if that is still free, as a new line. `others` are the lines without it. */
export const restoring = (line: CartLine, place: number, others: readonly CartLine[]): Change => {
  const isBack = (lines: readonly CartLine[]) => linesBack(lines, line, others).length > 0;
  return {
    lines: (lines) => (isBack(lines) ? lines : lines.toSpliced(place, 0, line)),
    send: async (client, params) => {
      const { startAt, endAt, productMasterId } = line;
      const added = await putLine(client, { ...line, cartLineId: null }, params);
      const id = added.data?.addToCart.cartLineId;
      if (added.error || !id || startAt === null) return added;
      // As the provider writes a time that it offers now; the line's own text where it cannot be asked.
      const days = productMasterId && ((await askDays(client, productMasterId, params)) ?? []);
      const slot = days ? offeredAt(days, startAt) : endAt && { startAt, endAt };
      const timed = slot ? await schedule(client, id, slot, params) : null;
      // A time whose answer was lost may be there: without a cart of its own the provider's is asked for.
      return timed?.error ? {} : (timed ?? added);
    },
    isDone: ({ lines }) => isBack(lines),
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

type Named = { __typename?: string; cart?: Named | null };

/** The cart in an answer, at any of its usual places. */
export const cartIn = (data: unknown): Cart | null => {
  const fields = Object.values((data ?? {}) as Record<string, Named | null>);
  const found = fields.flatMap((field) => [field, field?.cart]).find((field) => field?.__typename === 'Cart');
  return found ? (found as unknown as Cart) : null;
};
