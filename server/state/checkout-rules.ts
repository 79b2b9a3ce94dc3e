/** A line of the cart as it was ordered; what the client does not tell is null. */
export type OrderedLine = { id: string; productId: string | null; quantity: number | null; startAt: string | null };

/** A decision to pay, as it is asked for. */
export type WantedCheckout = {
  checkoutKey: string;
  lines: readonly OrderedLine[];
  methodId: string;
  /** Decisions whose orders may exist, and that the customer does not want to wait for. */
  despite: readonly string[];
};

/**
 * - `sent`: on its way to the provider
 * - `lost`: nobody knows whether the order was made
 * - `open`: the order waits for its payment
 * - `declined`: the payment failed; its page may take another card
 * - `placed`: the order stands without a payment page
 * - `paid`: only its lines have not left the cart yet
 */
export type CheckoutState = 'sent' | 'lost' | 'open' | 'declined' | 'placed' | 'paid';

type Begun = Omit<WantedCheckout, 'despite'> & { state: CheckoutState; begunAt: number };

/**
 * - `free`: nothing keeps the customer from ordering
 * - `own`: the same decision was sent before
 * - `wait`: another press for the same cart is on its way
 * - `former`: the order for these lines was made before
 * - `open`: it was made, or may have been, for another cart or another way to pay
 */
export type Admission<C> = { kind: 'free' | 'own' } | { kind: 'wait' | 'former' | 'open'; checkout: C };

/** Whoever has not been answered by then never will be. Milliseconds. */
const LONGEST_PRESS = 30_000;
/** A decision is remembered for so long. Milliseconds. */
export const REMEMBERED = 48 * 60 * 60 * 1000;

/** Some providers number their lines anew in every cart: a known product has to be the same as well. */
function isSameLine(one: OrderedLine, other: OrderedLine): boolean {
  const isOther = one.productId !== null && other.productId !== null && one.productId !== other.productId;
  return one.id === other.id && !isOther;
}

/** Whether some line of the one is in the other: never asks for fees, gifts or ways to pay. */
export function isOverlapping(one: readonly OrderedLine[], other: readonly OrderedLine[]): boolean {
  return one.some((line) => other.some((candidate) => isSameLine(line, candidate)));
}

/** Whether the lines are the same, with quantities and times. */
export function isSameCart(one: readonly OrderedLine[], other: readonly OrderedLine[]): boolean {
  const isHeld = (line: OrderedLine) =>
    other.some((held) => isSameLine(line, held) && line.quantity === held.quantity && line.startAt === held.startAt);
  return one.length === other.length && one.every(isHeld);
}

/** Whether a decision keeps its lines from being ordered again. */
export function isBinding({ state, begunAt }: Begun, now: number): boolean {
  return state !== 'declined' && now - begunAt < REMEMBERED;
}

/** What the decisions of a customer say to another one. */
export function admit<C extends Begun>(begun: readonly C[], wanted: WantedCheckout, now: number): Admission<C> {
  const { checkoutKey, lines, methodId, despite } = wanted;
  if (begun.some((checkout) => checkout.checkoutKey === checkoutKey)) return { kind: 'own' };
  const binding = begun.filter(
    (checkout) =>
      isBinding(checkout, now) && !despite.includes(checkout.checkoutKey) && isOverlapping(checkout.lines, lines),
  );
  const [checkout] = binding;
  if (!checkout) return { kind: 'free' };
  const isSame = binding.length === 1 && checkout.methodId === methodId && isSameCart(checkout.lines, lines);
  if (!isSame || checkout.state === 'lost') return { kind: 'open', checkout };
  if (checkout.state !== 'sent') return { kind: 'former', checkout };
  return { kind: now - checkout.begunAt < LONGEST_PRESS ? 'wait' : 'open', checkout };
}
