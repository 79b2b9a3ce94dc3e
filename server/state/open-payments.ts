import type { Store } from './store.ts';

/** No payment page waits longer for anybody. Milliseconds. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

type Entry<Order> = { order: Order; lineIds: readonly string[]; begunAt: number };

const keyOf = (orderNumber: string) => `payment:${orderNumber}`;

/**
 * Where the orders of the last day can be paid, by their numbers, until the provider has said how a payment ended. It
 * names no customer: who sees an order among their own, by the provider's word, may pay it on any device.
 */
export class OpenPayments<Order extends { orderNumber: string }> {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** `lineIds` are the lines of the cart that were ordered. */
  note(order: Order, lineIds: readonly string[]): Promise<void> {
    const entry: Entry<Order> = { order, lineIds, begunAt: this.#now() };
    return this.#store.set(keyOf(order.orderNumber), JSON.stringify(entry), LONGEST_WAIT);
  }

  /** Null when the payment has ended, is too old, or was begun where nothing is known of it. */
  async of(orderNumber: string): Promise<Entry<Order> | null> {
    const entry = await this.#store.get(keyOf(orderNumber));
    return entry === null ? null : JSON.parse(entry);
  }

  forget(orderNumber: string): Promise<void> {
    return this.#store.delete(keyOf(orderNumber));
  }
}
