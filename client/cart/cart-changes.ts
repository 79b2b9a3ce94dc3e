import type { Failure } from '../graphql/failure.ts';
import type { CartParam } from '../graphql/generated/enums.ts';
import { isSameMoment } from '../i18n/provider-moment.ts';
import type { CartParams } from './cart-params.ts';
import type { Cart, CartLine } from './cart-rules.ts';

export type TimeSlot = { startAt: string; endAt: string };

/** What a customer does to the lines of their cart. */
export type LineChange =
  | { kind: 'remove'; line: CartLine }
  | { kind: 'quantity'; line: CartLine; quantity: number }
  | { kind: 'time'; line: CartLine; slot: TimeSlot }
  /** Undoes a removal: the same thing at the same time, as a new line. */
  | { kind: 'restore'; line: CartLine; place: number }
  | { kind: 'empty' };

/** Lines, or what goes with them. An edit of the params is made when its turn comes, on what holds then. */
export type CartChange = LineChange | { kind: 'params'; edit: (params: CartParams) => CartParams };

/**
 * - `done`: the provider's cart shows it
 * - `ignored`: the provider took it without a word, and its cart shows something else
 * - `refused`: what came with the cart was refused; `words` are the provider's
 * - `failed`: it did not happen
 */
export type Outcome =
  | { kind: 'done'; lostTime: boolean }
  | { kind: 'ignored' }
  | { kind: 'refused'; message: string | null }
  | { kind: 'failed'; failure: Failure };

/** The cart of this window. */
export type CartState = {
  /** The last answer with the customer's own pending changes on it; null until the first answer. */
  cart: Cart | null;
  /** As the customer chose them, also what the provider has not looked at yet. */
  params: CartParams;
  /** What the provider has taken: with these the order is placed. */
  given: CartParams;
  pending: readonly CartChange[];
  /** Why the last question failed; the cart may then be out of date. */
  failure: Failure | null;
  isReading: boolean;
  /** Why something that came with the cart was taken out again. */
  refusals: Partial<Record<CartParam, string | null>>;
};

/** Whether everything that the customer did has been answered, and nothing is being asked. */
export const isSettled = ({ pending, isReading }: CartState): boolean => pending.length === 0 && !isReading;

const changed = (lines: readonly CartLine[], line: CartLine, part: Partial<CartLine>): CartLine[] =>
  lines.map((other) => (other.id === line.id ? { ...other, ...part } : other));

const linesWith = (lines: readonly CartLine[], change: CartChange): CartLine[] => {
  switch (change.kind) {
    case 'remove':
      return lines.filter(({ id }) => id !== change.line.id);
    case 'quantity':
      return changed(lines, change.line, { quantity: change.quantity });
    case 'time':
      return changed(lines, change.line, change.slot);
    case 'restore':
      return lines.toSpliced(change.place, 0, change.line);
    case 'empty':
      return [];
    default:
      return [...lines];
  }
};

/**
 * The cart as the customer left it, before the provider has answered. Lines and count only: amounts are the provider's
 * and stay as they were.
 */
export const withChanges = (cart: Cart, changes: readonly CartChange[]): Cart => {
  if (changes.length === 0) return cart;
  const lines = changes.reduce<CartLine[]>(linesWith, cart.lines);
  return { ...cart, lines, itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
};

/** The params as the customer left them, before the provider has looked at them. */
export const paramsWith = (params: CartParams, changes: readonly CartChange[]): CartParams =>
  changes.reduce((edited, change) => (change.kind === 'params' ? change.edit(edited) : edited), params);

/** Whether a cart shows what the customer wanted; true where a cart cannot tell. */
export const isDone = (change: LineChange, { lines }: Pick<Cart, 'lines'>): boolean => {
  if (change.kind === 'empty') return lines.length === 0;
  if (change.kind === 'restore') return true;
  const line = lines.find(({ id }) => id === change.line.id);
  if (change.kind === 'remove') return !line;
  if (change.kind === 'quantity') return line?.quantity === change.quantity;
  return Boolean(line?.startAt && isSameMoment(line.startAt, change.slot.startAt));
};

/** Changes that build on one that failed are not tried any more. */
export const buildsOn = (later: CartChange, failed: LineChange): boolean =>
  'line' in later && 'line' in failed && later.line.id === failed.line.id && later.kind === failed.kind;
