import { EventEmitter, on } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentState, PaymentStatus } from '../graphql/generated/types.ts';
import { ProviderError } from '../provider/errors.ts';
import type { ProviderPaymentStatus } from '../provider/payments.ts';
import { buildPaymentSeries } from './payment-series.ts';
import type { Store } from './store.ts';

type Check = () => Promise<ProviderPaymentStatus>;

type Follow = {
  /** Emits `outcome` to each listener, and `end` when there is no more to come. */
  events: EventEmitter;
  last: PaymentStatus | null;
  timer: NodeJS.Timeout | null;
  /** The call that asks the provider: that of the first listener. */
  check: Check;
};

/**
 * The last outcome, when there is one, and all that come. Its `return` works while a `next` is waiting, unlike a
 * generator's.
 */
const listen = ({ events, last }: Follow, onReturn: () => void): AsyncIterableIterator<PaymentStatus> => {
  const outcomes = on(events, 'outcome', { close: ['end'] });
  const ready = last ? [last] : [];
  return {
    next: async () => {
      const known = ready.shift();
      if (known) return { value: known, done: false };
      const { value, done } = await outcomes.next();
      return done ? { value: undefined, done } : { value: value[0], done: false };
    },
    return: async () => {
      await outcomes.return?.();
      onReturn();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

const topic = 'payment';
const mostAttempts = 20;

export const toPaymentState = (success: ProviderPaymentStatus['success']): PaymentState => {
  if (success === 'pending') return 'PENDING';
  if (success === null) return 'UNCONFIRMED';
  return success ? 'PAID' : 'FAILED';
};

export type PaymentPoller = ReturnType<typeof buildPaymentPoller>;

/**
 * Asks the provider whether orders are paid: first after one interval, then every interval, 20 times at most, once an
 * order for all listeners at all processes, and no longer when there are no listeners. The process that begins an
 * interval asks; when it dies, another begins the next one.
 */
export const buildPaymentPoller = (
  intervalMilliseconds: number,
  log: FastifyBaseLogger,
  store: Store,
  onEnd: (state: PaymentState) => void = () => undefined,
) => {
  const series = buildPaymentSeries(store, intervalMilliseconds);
  const follows = new Map<string, Follow>();
  const questions = new Map<string, Promise<PaymentStatus>>();

  const askProvider = async (key: string, orderNumber: string, check: Check): Promise<PaymentStatus> => {
    try {
      const last = await series.last(key);
      if (last.state === 'PAID') return { orderNumber, state: 'PAID', attempt: last.attempt };
      const state = toPaymentState((await check()).success);
      const followed = await series.followed(key);
      const outcome = { orderNumber, state, attempt: Math.max(1, followed ?? 0) };
      if (state === 'PENDING' && followed !== null) return outcome;
      // Only this end is final.
      if (state === 'PAID') await series.note(key, { state, attempt: outcome.attempt });
      else await series.forget(key);
      if (state !== 'PENDING') await publish(key, outcome);
      return outcome;
    } finally {
      questions.delete(key);
    }
  };

  /** Sends the known state; the first listener in any process begins the first interval. */
  const begin = async (key: string, orderNumber: string, follow: Follow): Promise<void> => {
    const last = await series.join(key);
    if (last.state !== null) tell(key, { orderNumber, state: last.state, attempt: last.attempt });
    wait(key, orderNumber, follow);
  };

  const wait = (key: string, orderNumber: string, follow: Follow): void => {
    void series.restOfTurn(key).then((rest) => {
      if (follows.get(key) !== follow) return;
      follow.timer = setTimeout(() => void turn(key, orderNumber, follow), rest);
    });
  };

  const turn = async (key: string, orderNumber: string, follow: Follow): Promise<void> => {
    if (await series.beginTurn(key)) {
      const outcome = await ask(key, orderNumber, follow);
      await publish(key, outcome);
    } else {
      // Another process asks; its message may have been lost.
      const { state, attempt } = await series.last(key);
      if (state !== null) tell(key, { orderNumber, state, attempt });
    }
    if (follows.get(key) === follow) wait(key, orderNumber, follow);
  };

  const ask = async (key: string, orderNumber: string, { check }: Follow): Promise<PaymentStatus> => {
    const attempt = (await series.last(key)).attempt + 1;
    const stopHolding = series.holdTurn(key);
    const state = await stateOf(check, attempt);
    stopHolding();
    const isSettled = state === 'FAILED' || (state === 'UNCONFIRMED' && attempt < mostAttempts);
    // A payment that failed may be tried again, in a new series.
    if (isSettled) await series.forget(key);
    else await series.note(key, { state, attempt });
    return { orderNumber, state, attempt };
  };

  const stateOf = async (check: Check, attempt: number): Promise<PaymentState> => {
    try {
      const { success } = await check();
      const state = toPaymentState(success);
      return state === 'PENDING' && attempt >= mostAttempts ? 'UNCONFIRMED' : state;
    } catch (error) {
      const details = error instanceof ProviderError ? { endpoint: error.endpoint, status: error.status } : { error };
      log.warn({ ...details, attempt }, 'a payment could not be asked for');
      return 'UNCONFIRMED';
    }
  };

  /** Calls the listeners of this process at once, and those of other processes by a message. */
  const publish = async (key: string, outcome: PaymentStatus): Promise<void> => {
    const { orderNumber, state, attempt } = outcome;
    if (state !== 'PENDING') {
      onEnd(state);
      log.info({ orderNumber, state, attempt }, 'a payment has ended');
    }
    tell(key, outcome);
    await store.publish(topic, JSON.stringify({ key, outcome }));
  };

  const tell = (key: string, outcome: PaymentStatus): void => {
    const follow = follows.get(key);
    if (!follow) return;
    const isEnd = outcome.state !== 'PENDING';
    if (!isEnd && outcome.attempt <= (follow.last?.attempt ?? 0)) return;
    follow.last = outcome;
    follow.events.emit('outcome', outcome);
    if (isEnd) end(key, follow);
  };

  const end = (key: string, follow: Follow): void => {
    if (follows.get(key) === follow) follows.delete(key);
    if (follow.timer) clearTimeout(follow.timer);
    follow.events.emit('end');
  };

  store.subscribe(topic, (message) => {
    const { key, outcome }: { key: string; outcome: PaymentStatus } = JSON.parse(message);
    tell(key, outcome);
  });
  return {
    get size(): number {
      return follows.size;
    },

    /** `owner` is the customer who may know this order; a late listener gets the last outcome at once. */
    follow: (owner: string, orderNumber: string, check: Check): AsyncIterableIterator<PaymentStatus> => {
      const key = `${owner}:${orderNumber}`;
      const known = follows.get(key);
      const follow = known ?? { events: new EventEmitter().setMaxListeners(0), last: null, timer: null, check };
      const stream = listen(follow, () => {
        if (follow.events.listenerCount('outcome') === 0) end(key, follow);
      });
      if (!known) {
        follows.set(key, follow);
        void begin(key, orderNumber, follow);
      }
      return stream;
    },

    /**
     * An order was placed: the state of its number belongs to another order, and the first question is due after
     * one interval, also when a page reads of the order before. Never fails, for the order stands.
     */
    expect: async (owner: string, orderNumber: string): Promise<void> => {
      const key = `${owner}:${orderNumber}`;
      try {
        await series.forget(key);
        await series.beginTurn(key);
      } catch (error) {
        log.warn({ error }, 'a first turn was not kept');
      }
    },

    /**
     * Asks at once, outside the turns; listeners hear an answer that ends the waiting. A question of this process that
     * is under way serves as well, and so does "paid" of less than a minute ago, heard by any process. Asking while
     * there are no listeners opens a new series. Fails when the provider cannot be asked.
     */
    askNow: (owner: string, orderNumber: string, check: Check): Promise<PaymentStatus> => {
      const key = `${owner}:${orderNumber}`;
      const question = questions.get(key) ?? askProvider(key, orderNumber, check);
      questions.set(key, question);
      return question;
    },

    /** Whether a question beside the turns is due: the payment has no listeners, and none was asked for an interval. */
    mayAsk: async (owner: string, orderNumber: string): Promise<boolean> => {
      const key = `${owner}:${orderNumber}`;
      return (await series.followed(key)) === null && series.beginAside(key);
    },

    close: (): void => {
      for (const [key, follow] of follows) end(key, follow);
    },
  };
};
