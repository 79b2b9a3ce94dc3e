/** A line of the cart as it was ordered; fields that the client omits are null. */
export type OrderedLine = { id: string; productId: string | null; quantity: number | null; startAt: string | null };

export type WantedCheckout = {
  checkoutKey: string;
  lines: readonly OrderedLine[];
  methodId: string;
  /** Decisions whose orders may exist, and that the customer does not want to wait for. */
  despite: readonly string[];
};

/**
 * - `sent`: on its way to the provider
 * - `lost`: it is unknown whether the order was made
 * - `open`: the order waits for its payment
 * - `declined`: the payment failed; its page may take another card
 * - `standing`: it failed, and the order could be neither cancelled nor asked for
 * - `placed`: the order stands without a payment page
 * - `paid`: only its lines have not left the cart yet
 */
export type CheckoutState = 'sent' | 'lost' | 'open' | 'declined' | 'standing' | 'placed' | 'paid';

type Begun = Omit<WantedCheckout, 'despite'> & { state: CheckoutState; begunAt: number };

/**
 * - `free`: nothing keeps the customer from ordering
 * - `own`: the same decision was sent before
 * - `wait`: another press for the same cart is on its way
 * - `former`: the order for these lines was made before
 * - `open`: it was made, or may have been, for another cart or another way to pay
 * - `ask`: how its payment ended has to be asked before anything is ordered
 */
export type Admission<C> = { kind: 'free' | 'own' } | { kind: 'wait' | 'former' | 'open' | 'ask'; checkout: C };

/** A request without an answer by then never gets one. Milliseconds. */
const longestPressMs = 30_000;
const hourMs = 60 * 60 * 1000;
/** A decision is remembered for so long; no payment page is open by then. Milliseconds. */
const rememberedMs = 48 * hourMs;
/** The lines of an order that was made are remembered longer: its provider may leave paid lines in the cart. */
export const longestKeptMs = 30 * 24 * hourMs;

/** Some providers number their lines anew in every cart: a known product has to be the same as well. */
const isSameLine = (one: OrderedLine, other: OrderedLine): boolean => {
  const isOther = one.productId !== null && other.productId !== null && one.productId !== other.productId;
  return one.id === other.id && !isOther;
};

/** Whether some line of the one is in the other: never asks for fees, gifts or ways to pay. */
export const isOverlapping = (one: readonly OrderedLine[], other: readonly OrderedLine[]): boolean =>
  one.some((line) => other.some((candidate) => isSameLine(line, candidate)));

/** Whether the lines are the same, with quantities and times. */
export const isSameCart = (one: readonly OrderedLine[], other: readonly OrderedLine[]): boolean => {
  const isHeld = (line: OrderedLine) =>
    other.some((held) => isSameLine(line, held) && line.quantity === held.quantity && line.startAt === held.startAt);
  return one.length === other.length && one.every(isHeld);
};

/** Whether the decision is older than its key, and than every payment page. */
export const isOld = ({ begunAt }: Pick<Begun, 'begunAt'>, now: number): boolean => now - begunAt >= rememberedMs;

/** Whether a decision is remembered: one without a known order for as long as its key. */
export const isKept = (checkout: Pick<Begun, 'state' | 'begunAt'>, now: number): boolean => {
  const hasOrder = checkout.state !== 'sent' && checkout.state !== 'lost';
  return hasOrder ? now - checkout.begunAt < longestKeptMs : !isOld(checkout, now);
};

/** Whether a decision keeps its lines from being ordered again, as far as is known without asking. */
export const isBinding = (checkout: Begun, now: number): boolean =>
  checkout.state !== 'declined' && isKept(checkout, now);

/** Whether its payment may have ended otherwise than is noted, or have ended unheard. */
const isUnheard = (checkout: Begun, now: number): boolean => {
  const { state } = checkout;
  return state === 'declined' || state === 'standing' || (state === 'open' && isOld(checkout, now));
};

export const admit = <C extends Begun>(begun: readonly C[], wanted: WantedCheckout, now: number): Admission<C> => {
  const { checkoutKey, lines, methodId, despite } = wanted;
  if (begun.some((checkout) => checkout.checkoutKey === checkoutKey && !isOld(checkout, now))) return { kind: 'own' };
  const met = begun.filter(
    (checkout) =>
      isKept(checkout, now) && !despite.includes(checkout.checkoutKey) && isOverlapping(checkout.lines, lines),
  );
  const binding = met.filter((checkout) => !isUnheard(checkout, now));
  const [checkout] = binding;
  if (!checkout) return met[0] ? { kind: 'ask', checkout: met[0] } : { kind: 'free' };
  const isSame = binding.length === 1 && checkout.methodId === methodId && isSameCart(checkout.lines, lines);
  if (!isSame || checkout.state === 'lost') return { kind: 'open', checkout };
  if (checkout.state !== 'sent') return { kind: 'former', checkout };
  return { kind: now - checkout.begunAt < longestPressMs ? 'wait' : 'open', checkout };
};
