import { createHash } from 'node:crypto';
import {
  type Admission,
  admit,
  type CheckoutState,
  isBinding,
  isKept,
  isOld,
  isOverlapping,
  longestKeptMs,
  type OrderedLine,
  type WantedCheckout,
} from './checkout-rules.ts';
import { realClock, safely } from './placed-orders.ts';
import { type Store, writeOver } from './store.ts';

/** No payment page waits longer. Milliseconds. */
const longestWaitMs = 24 * 60 * 60 * 1000;
/** Milliseconds between two looks whether another press has been answered. */
const lookMs = 100;
/** Of one customer; the oldest are forgotten first. */
const mostCheckouts = 50;

/** A decision to pay and its outcome. `Chosen` is the customer's choices for this order alone. */
export type Checkout<Order, Chosen> = {
  checkoutKey: string;
  lines: readonly OrderedLine[];
  methodId: string;
  chosen: Chosen;
  /** The total that the customer saw, in halalas. */
  seenTotal: number | null;
  begunAt: number;
  state: CheckoutState;
  order: Order | null;
  /**
   * Its choices have been made again: that is done once, though its page may take another card and fail
   * again.
   */
  isChosenAgain?: true;
};

type Wanted<Chosen> = WantedCheckout & { chosen: Chosen; seenTotal: number | null };
type Change<Order> = { state?: CheckoutState; order?: Order; isChosenAgain?: true };

/** The shared state holds no customer's name in plain text. */
const keyOf = (customer: string): string => `checkouts:${createHash('sha256').update(customer).digest('base64url')}`;

/**
 * The decisions to pay of each customer, on all their devices: the orders that were made, orders whose outcome is
 * unknown, and the lines of the cart that are in them. An entry goes when its order is refused or given up, or is paid
 * and has left the cart; after two days where no order is known, after a month otherwise. `strict` fails while the
 * shared state is away, so that nothing is sent then; the other one is for all the rest.
 */
export const buildCheckouts = <Order extends { orderNumber: string; paymentUrl: string | null }, Chosen>(
  strict: Store,
  store: Store,
  clock = realClock,
) => {
  const of = async (customer: string): Promise<Checkout<Order, Chosen>[]> => read(await store.get(keyOf(customer)));

  const read = (text: string | null): Checkout<Order, Chosen>[] => {
    const begun: Checkout<Order, Chosen>[] = text === null ? [] : JSON.parse(text);
    return begun.filter((checkout) => isKept(checkout, clock.now()));
  };

  const write = (store: Store, customer: string, former: string | null, begun: readonly object[]): Promise<boolean> =>
    writeOver(store, keyOf(customer), former, JSON.stringify(begun.slice(0, mostCheckouts)), longestKeptMs);

  return {
    /** Newest first. */
    of,

    find: async (customer: string, checkoutKey: string): Promise<Checkout<Order, Chosen> | null> => {
      const begun = await of(customer);
      return begun.find((checkout) => checkout.checkoutKey === checkoutKey) ?? null;
    },

    ofOrder: async (customer: string, orderNumber: string): Promise<Checkout<Order, Chosen> | null> => {
      const begun = await of(customer);
      return begun.find(({ order }) => order?.orderNumber === orderNumber) ?? null;
    },

    /** The orders of the last day whose payment has no known end, newest first. */
    payable: async (customer: string): Promise<Checkout<Order, Chosen>[]> => {
      const isYoung = ({ begunAt }: { begunAt: number }) => clock.now() - begunAt < longestWaitMs;
      return (await of(customer)).filter((checkout) => checkout.state === 'open' && isYoung(checkout));
    },

    /** The decisions that keep some of these lines from being ordered again, newest first. */
    binding: async (customer: string, lines: readonly OrderedLine[]): Promise<Checkout<Order, Chosen>[]> => {
      const begun = await of(customer);
      return begun.filter((checkout) => isBinding(checkout, clock.now()) && isOverlapping(checkout.lines, lines));
    },

    /** Whether no payment page of the decision can be open any more. */
    isOld: (checkout: Checkout<Order, Chosen>): boolean => isOld(checkout, clock.now()),

    /**
     * Notes the decision, unless another one is in its way. Waits for one that is on its way, until `endsAt` by
     * `performance.now()`. Fails with `OrdersPaused` when nothing can be noted.
     */
    begin: async (
      customer: string,
      wanted: Wanted<Chosen>,
      endsAt: number,
    ): Promise<Admission<Checkout<Order, Chosen>>> => {
      const { despite: _, ...decision } = wanted;
      for (;;) {
        const text = await safely(() => strict.get(keyOf(customer)));
        const begun = read(text);
        const admission = admit(begun, wanted, clock.now());
        if (admission.kind === 'wait') {
          if (clock.elapsed() + lookMs > endsAt) return { kind: 'open', checkout: admission.checkout };
          await clock.pause(lookMs);
          continue;
        }
        if (admission.kind !== 'free') return admission;
        const entry: Checkout<Order, Chosen> = { ...decision, begunAt: clock.now(), state: 'sent', order: null };
        const isNoted = await safely(() => write(strict, customer, text, [entry, ...begun]));
        if (isNoted) return admission;
      }
    },

    /** The outcome of a decision; without a change it is forgotten. */
    settle: async (customer: string, checkoutKey: string, change: Change<Order> | null): Promise<void> => {
      for (;;) {
        const text = await store.get(keyOf(customer));
        const begun = read(text);
        const former = begun.find((checkout) => checkout.checkoutKey === checkoutKey);
        if (!former) return;
        const settled = change ? [{ ...former, ...change }] : [];
        const next = begun.flatMap((checkout) => (checkout === former ? settled : [checkout]));
        if (await write(store, customer, text, next)) return;
      }
    },
  };
};
