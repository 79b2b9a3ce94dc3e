import { NewestMap } from './newest-map.ts';

/** No payment page waits longer for anybody. Milliseconds. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;
const MOST_ENTRIES = 10_000;

type Entry<Order> = { order: Order; lineIds: readonly string[]; begunAt: number };

/**
 * Where the orders of the last day can be paid, by their numbers, until the provider has said how a payment ended. It
 * names no customer: who sees an order among his own, by the provider's word, may pay it on whatever device.
 */
export class OpenPayments<Order extends { orderNumber: string }> {
  readonly #entries = new NewestMap<string, Entry<Order>>(MOST_ENTRIES);
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** `lineIds` are the lines of the cart that were ordered. */
  note(order: Order, lineIds: readonly string[]): void {
    this.#entries.set(order.orderNumber, { order, lineIds, begunAt: this.#now() });
  }

  /** Null when the payment has ended, is too old, or was begun where this server does not know of it. */
  of(orderNumber: string): Entry<Order> | null {
    const entry = this.#entries.get(orderNumber);
    if (!entry) return null;
    if (this.#now() - entry.begunAt < LONGEST_WAIT) return entry;
    this.#entries.delete(orderNumber);
    return null;
  }

  forget(orderNumber: string): void {
    this.#entries.delete(orderNumber);
  }
}
