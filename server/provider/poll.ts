import type { FastifyBaseLogger } from 'fastify';
import { ProviderError } from './errors.ts';
import type { ProviderPaymentStatus } from './payments.ts';

export type PaymentOutcome = {
  orderNumber: string;
  /** `UNCONFIRMED`: still pending after the last attempt, or the provider could not be asked. */
  state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED';
  attempt: number;
};

type Check = () => Promise<ProviderPaymentStatus>;

type Listener = { tell: (outcome: PaymentOutcome) => void; end: () => void };

type Follow = { listeners: Set<Listener>; last: PaymentOutcome | null; timer: NodeJS.Timeout | null };

const MOST_ATTEMPTS = 20;

/** What the provider's answer means; anything that is neither true nor pending ends the waiting. */
export function toPaymentState(success: ProviderPaymentStatus['success']): PaymentOutcome['state'] {
  if (success === 'pending') return 'PENDING';
  return success ? 'PAID' : 'FAILED';
}

/** An iterator whose `return` works while a `next` is waiting, which a generator cannot do. */
class OutcomeStream implements AsyncIterableIterator<PaymentOutcome>, Listener {
  readonly #onReturn: (stream: OutcomeStream) => void;
  readonly #ready: PaymentOutcome[] = [];
  #waiting: ((result: IteratorResult<PaymentOutcome>) => void) | null = null;
  #hasEnded = false;

  constructor(onReturn: (stream: OutcomeStream) => void) {
    this.#onReturn = onReturn;
  }

  tell(outcome: PaymentOutcome): void {
    if (this.#waiting) this.#waiting({ value: outcome, done: false });
    else this.#ready.push(outcome);
    this.#waiting = null;
  }

  end(): void {
    this.#hasEnded = true;
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = null;
  }

  next(): Promise<IteratorResult<PaymentOutcome>> {
    const outcome = this.#ready.shift();
    if (outcome) return Promise.resolve({ value: outcome, done: false });
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<PaymentOutcome>> {
    this.#ready.length = 0;
    this.end();
    this.#onReturn(this);
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/**
 * Asks the provider whether orders are paid: first after one interval, then every interval, 20 times at most,
 * once an order however many listen, and no longer when nobody listens.
 */
export class PaymentPoller {
  readonly #interval: number;
  readonly #log: FastifyBaseLogger;
  readonly #follows = new Map<string, Follow>();

  constructor(intervalMilliseconds: number, log: FastifyBaseLogger) {
    this.#interval = intervalMilliseconds;
    this.#log = log;
  }

  /** How many orders are being asked for. */
  get size(): number {
    return this.#follows.size;
  }

  /** `owner` is whoever may know this order; a late listener is told the last outcome at once. */
  follow(owner: string, orderNumber: string, check: Check): AsyncIterableIterator<PaymentOutcome> {
    const key = `${owner} ${orderNumber}`;
    const follow = this.#follows.get(key) ?? this.#start(key, orderNumber, check);
    const stream = new OutcomeStream((listener) => {
      follow.listeners.delete(listener);
      if (follow.listeners.size === 0) this.#stop(key, follow);
    });
    follow.listeners.add(stream);
    if (follow.last) stream.tell(follow.last);
    return stream;
  }

  close(): void {
    for (const [key, follow] of this.#follows) this.#stop(key, follow);
  }

  #start(key: string, orderNumber: string, check: Check): Follow {
    const follow: Follow = { listeners: new Set(), last: null, timer: null };
    this.#follows.set(key, follow);
    const ask = async (attempt: number) => {
      const startedAt = performance.now();
      const state = await this.#ask(check, attempt);
      if (this.#follows.get(key) !== follow) return;
      follow.last = { orderNumber, state, attempt };
      for (const listener of follow.listeners) listener.tell(follow.last);
      if (state !== 'PENDING') {
        this.#stop(key, follow);
        return;
      }
      const wait = Math.max(0, this.#interval - (performance.now() - startedAt));
      follow.timer = setTimeout(() => void ask(attempt + 1), wait);
    };
    follow.timer = setTimeout(() => void ask(1), this.#interval);
    return follow;
  }

  async #ask(check: Check, attempt: number): Promise<PaymentOutcome['state']> {
    try {
      const { success } = await check();
      const state = toPaymentState(success);
      return state === 'PENDING' && attempt >= MOST_ATTEMPTS ? 'UNCONFIRMED' : state;
    } catch (error) {
      const details = error instanceof ProviderError ? { endpoint: error.endpoint, status: error.status } : { error };
      this.#log.warn({ ...details, attempt }, 'a payment could not be asked for');
      return 'UNCONFIRMED';
    }
  }

  #stop(key: string, follow: Follow): void {
    if (follow.timer) clearTimeout(follow.timer);
    if (this.#follows.get(key) === follow) this.#follows.delete(key);
    for (const listener of follow.listeners) listener.end();
    follow.listeners.clear();
  }
}
