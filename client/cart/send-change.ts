import type { Client, CombinedError, OperationResult } from 'urql';
import {
  AddToCartDocument,
  AvailableDaysDocument,
  type CartParamsInput,
  EmptyCartDocument,
  RemoveCartLineDocument,
  ScheduleCartLineDocument,
} from '../graphql/generated/graphql.ts';
import type { LineChange, TimeSlot } from './cart-changes.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { offeredAt } from './nearest-slots.ts';

/** `cart` is null when the answer brought none; `lostTime` when a restored line could not get its former time back. */
type SentChange = { cart: Cart | null; error?: CombinedError | undefined; lostTime?: boolean };

/** Tells the cart's own changes from those that dialogs send. */
const ownChange = { isCartsOwn: true };

/**
 * The free time at the same moment, as the provider offers it now; the line's own text when the provider cannot be
 * asked.
 */
const offeredSlot = async (
  client: Client,
  { startAt, endAt, productMasterId }: CartLine,
  { serviceFees }: CartParamsInput,
): Promise<TimeSlot | null> => {
  if (startAt === null) return null;
  if (productMasterId === null) return endAt === null ? null : { startAt, endAt };
  const variables = { productMasterId, serviceFees: serviceFees ?? [] };
  const { data } = await client.query(AvailableDaysDocument, variables, { requestPolicy: 'network-only' });
  const slot = offeredAt(data?.availableDays ?? [], startAt);
  return slot ? { startAt: slot.startAt, endAt: slot.endAt } : null;
};

const restore = async (client: Client, line: CartLine, params: CartParamsInput): Promise<SentChange> => {
  const { productId, branchId, quantity, extension, soldAs } = line;
  if (productId === null) return { cart: null };
  const input = { productId, branchId, quantity, extension, cartLineId: null, as: soldAs };
  const added = await client.mutation(AddToCartDocument, { input, params }, ownChange);
  const { cartLineId = null, cart = null } = added.data?.addToCart ?? {};
  if (added.error || cartLineId === null || line.startAt === null) return { cart, error: added.error };
  const slot = await offeredSlot(client, line, params);
  if (!slot) return { cart, lostTime: true };
  const timed = await client.mutation(ScheduleCartLineDocument, { input: { cartLineId, ...slot }, params }, ownChange);
  return { cart: timed.data?.scheduleCartLine ?? null, lostTime: Boolean(timed.error) };
};

/** Mutations that may have changed the cart although their answers say nothing. */
export const cartMutations = [AddToCartDocument, RemoveCartLineDocument, EmptyCartDocument, ScheduleCartLineDocument];

type Named = { __typename?: string; cart?: Named | null };

/** The cart that a mutation answered, at whichever of the usual places. */
export const cartNamed = (data: unknown): Cart | null => {
  const fields = Object.values((data ?? {}) as Record<string, Named | null>);
  const found = fields.flatMap((field) => [field, field?.cart]).find((field) => field?.__typename === 'Cart');
  return found ? (found as unknown as Cart) : null;
};

const answered = ({ data, error }: Pick<OperationResult, 'data' | 'error'>): SentChange => ({
  cart: cartNamed(data),
  error,
});

/** Sends one change and answers the cart that came back. Never rejects. */
export const sendChange = async (client: Client, change: LineChange, params: CartParamsInput): Promise<SentChange> => {
  if (change.kind === 'empty') return answered(await client.mutation(EmptyCartDocument, {}, ownChange));
  if (change.kind === 'restore') return restore(client, change.line, params);
  const { id, productId, branchId, extension, soldAs } = change.line;
  if (change.kind === 'remove')
    return answered(await client.mutation(RemoveCartLineDocument, { id, params }, ownChange));
  if (change.kind === 'time') {
    const input = { cartLineId: id, ...change.slot };
    return answered(await client.mutation(ScheduleCartLineDocument, { input, params }, ownChange));
  }
  if (productId === null) return { cart: null };
  const { quantity } = change;
  const input = { productId, branchId, quantity, extension, cartLineId: id, as: soldAs };
  return answered(await client.mutation(AddToCartDocument, { input, params }, ownChange));
};
