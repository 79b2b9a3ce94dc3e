import type { FastifyBaseLogger } from 'fastify';
import { ProviderError } from './errors.ts';
import { OutcomeStream } from './outcome-stream.ts';
import type { ProviderPaymentStatus } from './payments.ts';

export type PaymentOutcome = {
  orderNumber: string;
  /** `UNCONFIRMED`: still pending after the last attempt, or the provider could not be asked. */
  state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED';
  attempt: number;
};

type Check = () => Promise<ProviderPaymentStatus>;

type Follow = {
  streams: Set<OutcomeStream<PaymentOutcome>>;
  /** Null until the provider was first asked. */
  last: PaymentOutcome | null;
  /** When the last interval began, by `performance.now()`. */
  turnedAt: number;
  /** The next question while somebody listens, the end of our memory while nobody does. */
  timer: NodeJS.Timeout | null;
  asking: boolean;
};

const MOST_ATTEMPTS = 20;
/** A browser whose connection broke is back within this time, and its attempts go on where they were. Milliseconds. */
const REMEMBERED = 60_000;

/** What the provider's answer means; anything that is neither true nor pending ends the waiting. */
export function toPaymentState(success: ProviderPaymentStatus['success']): PaymentOutcome['state'] {
  if (success === 'pending') return 'PENDING';
  return success ? 'PAID' : 'FAILED';
}

/**
 * Asks the provider whether orders are paid: first after one interval, then every interval, 20 times at most,
 * once an order however many listen, and no longer when nobody listens.
 */
export class PaymentPoller {
  readonly #interval: number;
  readonly #log: FastifyBaseLogger;
  readonly #follows = new Map<string, Follow>();
  readonly #questions = new Map<string, Promise<PaymentOutcome>>();

  constructor(intervalMilliseconds: number, log: FastifyBaseLogger) {
    this.#interval = intervalMilliseconds;
    this.#log = log;
  }

  /** How many orders are being asked for. */
  get size(): number {
    return [...this.#follows.values()].filter(({ streams }) => streams.size > 0).length;
  }

  /** `owner` is whoever may know this order; a late listener is told the last outcome at once. */
  follow(owner: string, orderNumber: string, check: Check): AsyncIterableIterator<PaymentOutcome> {
    const key = `${owner} ${orderNumber}`;
    const follow = this.#follows.get(key) ?? this.#remember(key);
    const stream = new OutcomeStream<PaymentOutcome>(() => this.#leave(key, follow, stream));
    if (follow.last) stream.tell(follow.last);
    if (follow.last && follow.last.state !== 'PENDING') {
      stream.end();
      return stream;
    }
    follow.streams.add(stream);
    if (follow.streams.size === 1) this.#wait(key, follow, () => this.#ask(key, follow, orderNumber, check));
    return stream;
  }

  /**
   * Asks at once, outside the turns; who listens hears an answer that ends the waiting. Somebody else's question that is under way
   * serves as well. Whoever asks while nobody follows opens a new series. Fails when the provider cannot be asked.
   */
  askNow(owner: string, orderNumber: string, check: Check): Promise<PaymentOutcome> {
    const key = `${owner} ${orderNumber}`;
    const question = this.#questions.get(key) ?? this.#question(key, orderNumber, check);
    this.#questions.set(key, question);
    return question;
  }

  close(): void {
    for (const [key, follow] of this.#follows) this.#end(key, follow);
  }

  async #question(key: string, orderNumber: string, check: Check): Promise<PaymentOutcome> {
    try {
      const state = toPaymentState((await check()).success);
      const follow = this.#follows.get(key);
      const outcome = { orderNumber, state, attempt: Math.max(1, (follow?.streams.size && follow.last?.attempt) || 0) };
      if (follow && (state !== 'PENDING' || follow.streams.size === 0)) {
        for (const stream of follow.streams) stream.tell(outcome);
        this.#end(key, follow);
      }
      return outcome;
    } finally {
      this.#questions.delete(key);
    }
  }

  #remember(key: string): Follow {
    const follow: Follow = { streams: new Set(), last: null, turnedAt: performance.now(), timer: null, asking: false };
    this.#follows.set(key, follow);
    return follow;
  }

  /** What is left of the interval since the last question. */
  #wait(key: string, follow: Follow, ask: () => Promise<void>): void {
    if (follow.timer) clearTimeout(follow.timer);
    if (follow.asking || this.#follows.get(key) !== follow) return;
    const rest = Math.max(0, this.#interval - (performance.now() - follow.turnedAt));
    follow.timer = setTimeout(() => void ask(), rest);
  }

  async #ask(key: string, follow: Follow, orderNumber: string, check: Check): Promise<void> {
    const attempt = (follow.last?.attempt ?? 0) + 1;
    follow.turnedAt = performance.now();
    follow.asking = true;
    const state = await this.#stateOf(check, attempt);
    follow.asking = false;
    if (this.#follows.get(key) !== follow) return;
    follow.last = { orderNumber, state, attempt };
    for (const stream of follow.streams) stream.tell(follow.last);
    if (state === 'PENDING' && follow.streams.size > 0) {
      this.#wait(key, follow, () => this.#ask(key, follow, orderNumber, check));
    } else if (state === 'PENDING' || state === 'PAID' || attempt >= MOST_ATTEMPTS) {
      this.#rest(key, follow);
    } else {
      this.#end(key, follow);
    }
  }

  async #stateOf(check: Check, attempt: number): Promise<PaymentOutcome['state']> {
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

  #leave(key: string, follow: Follow, stream: OutcomeStream<PaymentOutcome>): void {
    const wasThere = follow.streams.delete(stream);
    if (wasThere && follow.streams.size === 0 && this.#follows.get(key) === follow) this.#rest(key, follow);
  }

  /** Nobody is asked any more; how far the asking came is remembered for a while. */
  #rest(key: string, follow: Follow): void {
    this.#release(follow);
    follow.timer = setTimeout(() => this.#end(key, follow), REMEMBERED).unref();
  }

  #end(key: string, follow: Follow): void {
    this.#release(follow);
    if (this.#follows.get(key) === follow) this.#follows.delete(key);
  }

  #release(follow: Follow): void {
    if (follow.timer) clearTimeout(follow.timer);
    for (const stream of follow.streams) stream.end();
    follow.streams.clear();
  }
}
