import type { FastifyBaseLogger } from 'fastify';
import { ProviderError } from '../provider/errors.ts';
import type { ProviderPaymentStatus } from '../provider/payments.ts';
import { PaymentSeries } from './payment-series.ts';
import type { Store } from './store.ts';

/**
 * An async iterator that values are pushed into. Its `return` works while a `next` is waiting, unlike a generator's.
 */
class OutcomeStream<T> implements AsyncIterableIterator<T> {
  readonly #onReturn: () => void;
  readonly #ready: T[] = [];
  #waiting: ((result: IteratorResult<T>) => void) | null = null;
  #hasEnded = false;

  constructor(onReturn: () => void) {
    this.#onReturn = onReturn;
  }

  tell(outcome: T): void {
    if (this.#waiting) this.#waiting({ value: outcome, done: false });
    else this.#ready.push(outcome);
    this.#waiting = null;
  }

  /** Values that were pushed before are still handed out. */
  end(): void {
    this.#hasEnded = true;
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = null;
  }

  next(): Promise<IteratorResult<T>> {
    const outcome = this.#ready.shift();
    if (outcome !== undefined) return Promise.resolve({ value: outcome, done: false });
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.#ready.length = 0;
    this.end();
    this.#onReturn();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

export type PaymentOutcome = {
  orderNumber: string;
  /** `UNCONFIRMED`: still pending after the last attempt, or the provider could not be asked or said nothing of meaning. */
  state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED';
  attempt: number;
};

type Check = () => Promise<ProviderPaymentStatus>;

type Follow = {
  streams: Set<OutcomeStream<PaymentOutcome>>;
  /** What the listeners were told last. */
  last: PaymentOutcome | null;
  timer: NodeJS.Timeout | null;
  /** The call that asks the provider: that of the first listener. */
  check: Check;
};

const topic = 'payment';
const mostAttempts = 20;

/** What the provider's answer means. */
export const toPaymentState = (success: ProviderPaymentStatus['success']): PaymentOutcome['state'] => {
  if (success === 'pending') return 'PENDING';
  if (success === null) return 'UNCONFIRMED';
  return success ? 'PAID' : 'FAILED';
};

/**
 * Asks the provider whether orders are paid: first after one interval, then every interval, 20 times at most, once an order
 * for all listeners at all processes, and no longer when there are no listeners. The process that begins an interval
 * asks; when it dies, another begins the next one.
 */
export class PaymentPoller {
  readonly #log: FastifyBaseLogger;
  readonly #series: PaymentSeries;
  readonly #follows = new Map<string, Follow>();
  readonly #questions = new Map<string, Promise<PaymentOutcome>>();
  readonly #stopListening: () => void;
  readonly #store: Store;
  readonly #onEnd: (state: PaymentOutcome['state']) => void;

  constructor(
    intervalMilliseconds: number,
    log: FastifyBaseLogger,
    store: Store,
    onEnd: (state: PaymentOutcome['state']) => void = () => undefined,
  ) {
    this.#onEnd = onEnd;
    this.#log = log;
    this.#store = store;
    this.#series = new PaymentSeries(store, intervalMilliseconds);
    this.#stopListening = store.subscribe(topic, (message) => {
      const { key, outcome }: { key: string; outcome: PaymentOutcome } = JSON.parse(message);
      this.#tell(key, outcome);
    });
  }

  /** How many orders are being asked for. */
  get size(): number {
    return this.#follows.size;
  }

  /** `owner` is the customer who may know this order; a late listener is told the last outcome at once. */
  follow(owner: string, orderNumber: string, check: Check): AsyncIterableIterator<PaymentOutcome> {
    const key = `${owner}:${orderNumber}`;
    const known = this.#follows.get(key);
    const follow = known ?? { streams: new Set(), last: null, timer: null, check };
    const stream = new OutcomeStream<PaymentOutcome>(() => {
      follow.streams.delete(stream);
      if (follow.streams.size === 0) this.#end(key, follow);
    });
    follow.streams.add(stream);
    if (follow.last) stream.tell(follow.last);
    if (!known) {
      this.#follows.set(key, follow);
      void this.#begin(key, orderNumber, follow);
    }
    return stream;
  }

  /**
   * Asks at once, outside the turns; listeners hear an answer that ends the waiting. A question of this process that is
   * under way serves as well. Asking while there are no listeners opens a new series. Fails when the provider
   * cannot be asked.
   */
  askNow(owner: string, orderNumber: string, check: Check): Promise<PaymentOutcome> {
    const key = `${owner}:${orderNumber}`;
    const question = this.#questions.get(key) ?? this.#question(key, orderNumber, check);
    this.#questions.set(key, question);
    return question;
  }

  /** Whether a question beside the turns is due: the payment has no listeners, and none was asked for an interval. */
  async mayAsk(owner: string, orderNumber: string): Promise<boolean> {
    const key = `${owner}:${orderNumber}`;
    return (await this.#series.followed(key)) === null && this.#series.beginAside(key);
  }

  close(): void {
    this.#stopListening();
    for (const [key, follow] of this.#follows) this.#end(key, follow);
  }

  async #question(key: string, orderNumber: string, check: Check): Promise<PaymentOutcome> {
    try {
      const state = toPaymentState((await check()).success);
      const followed = await this.#series.followed(key);
      const outcome = { orderNumber, state, attempt: Math.max(1, followed ?? 0) };
      if (state === 'PENDING' && followed !== null) return outcome;
      await this.#series.forget(key);
      if (state !== 'PENDING') await this.#publish(key, outcome);
      return outcome;
    } finally {
      this.#questions.delete(key);
    }
  }

  /** Sends what is known already; the first listener in any process begins the first interval. */
  async #begin(key: string, orderNumber: string, follow: Follow): Promise<void> {
    const last = await this.#series.join(key);
    if (last.state !== null) this.#tell(key, { orderNumber, state: last.state, attempt: last.attempt });
    this.#wait(key, orderNumber, follow);
  }

  #wait(key: string, orderNumber: string, follow: Follow): void {
    void this.#series.restOfTurn(key).then((rest) => {
      if (this.#follows.get(key) !== follow) return;
      follow.timer = setTimeout(() => void this.#turn(key, orderNumber, follow), rest);
    });
  }

  async #turn(key: string, orderNumber: string, follow: Follow): Promise<void> {
    if (await this.#series.beginTurn(key)) {
      const outcome = await this.#ask(key, orderNumber, follow);
      await this.#publish(key, outcome);
    } else {
      // Another process asks; its message may have been lost.
      const { state, attempt } = await this.#series.last(key);
      if (state !== null) this.#tell(key, { orderNumber, state, attempt });
    }
    if (this.#follows.get(key) === follow) this.#wait(key, orderNumber, follow);
  }

  async #ask(key: string, orderNumber: string, { check }: Follow): Promise<PaymentOutcome> {
    const attempt = (await this.#series.last(key)).attempt + 1;
    const stopHolding = this.#series.holdTurn(key);
    const state = await this.#stateOf(check, attempt);
    stopHolding();
    const isSettled = state === 'FAILED' || (state === 'UNCONFIRMED' && attempt < mostAttempts);
    // A payment that failed may be tried again, in a new series.
    if (isSettled) await this.#series.forget(key);
    else await this.#series.note(key, { state, attempt });
    return { orderNumber, state, attempt };
  }

  async #stateOf(check: Check, attempt: number): Promise<PaymentOutcome['state']> {
    try {
      const { success } = await check();
      const state = toPaymentState(success);
      return state === 'PENDING' && attempt >= mostAttempts ? 'UNCONFIRMED' : state;
    } catch (error) {
      const details = error instanceof ProviderError ? { endpoint: error.endpoint, status: error.status } : { error };
      this.#log.warn({ ...details, attempt }, 'a payment could not be asked for');
      return 'UNCONFIRMED';
    }
  }

  /** Tells the listeners of this process at once, and those of other processes by a message. */
  async #publish(key: string, outcome: PaymentOutcome): Promise<void> {
    const { orderNumber, state, attempt } = outcome;
    if (state !== 'PENDING') {
      this.#onEnd(state);
      this.#log.info({ orderNumber, state, attempt }, 'a payment has ended');
    }
    this.#tell(key, outcome);
    await this.#store.publish(topic, JSON.stringify({ key, outcome }));
  }

  /** Ignores an outcome that is older than the last one. */
  #tell(key: string, outcome: PaymentOutcome): void {
    const follow = this.#follows.get(key);
    if (!follow) return;
    const isEnd = outcome.state !== 'PENDING';
    if (!isEnd && outcome.attempt <= (follow.last?.attempt ?? 0)) return;
    follow.last = outcome;
    for (const stream of follow.streams) stream.tell(outcome);
    if (isEnd) this.#end(key, follow);
  }

  #end(key: string, follow: Follow): void {
    if (this.#follows.get(key) === follow) this.#follows.delete(key);
    if (follow.timer) clearTimeout(follow.timer);
    for (const stream of follow.streams) stream.end();
    follow.streams.clear();
  }
}
