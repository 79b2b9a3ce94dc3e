import type { PaymentState } from '../graphql/generated/types.ts';
import type { Store } from './store.ts';

/**
 * A browser whose connection broke is back within this time, and its attempts go on where they were; "paid" is not asked
 * for again meanwhile. Milliseconds.
 */
const rememberedMs = 60_000;

/** Null state: the provider has not been asked yet. */
export type Last = { state: PaymentState | null; attempt: number };

const nothing: Last = { state: null, attempt: 0 };
const seriesOf = (key: string) => `payment-series:${key}`;
const turnOf = (key: string) => `payment-turn:${key}`;

/**
 * The questions that all processes together ask of one payment. A turn is an entry that lives for one interval: the
 * process that creates it asks, so that there is one question an interval, and the death of that process costs one
 * interval.
 */
export const buildPaymentSeries = (store: Store, interval: number) => {
  const lastOf = async (key: string): Promise<Last> => {
    const text = await store.get(seriesOf(key));
    return text === null ? nothing : JSON.parse(text);
  };

  const beginTurn = async (key: string): Promise<boolean> => (await store.add(turnOf(key), turn(), interval)) === null;

  const turn = (): string => String(Date.now() + interval);

  return {
    /** The last known state; the first question of a new series waits for a whole interval. */
    join: async (key: string): Promise<Last> => {
      const last = await lastOf(key);
      if (last.state === null) await beginTurn(key);
      return last;
    },

    last: lastOf,

    note: (key: string, last: Last): Promise<void> =>
      store.set(seriesOf(key), JSON.stringify(last), rememberedMs + 2 * interval),

    forget: (key: string): Promise<void> => store.delete(seriesOf(key)),

    /** The attempts so far when a listener waits for the next one, else null. */
    followed: async (key: string): Promise<number | null> => {
      const { state, attempt } = await lastOf(key);
      const isOver = state !== null && state !== 'PENDING';
      return isOver || (await store.get(turnOf(key))) === null ? null : attempt;
    },

    beginTurn,

    /** Whether no question was asked beside the turns for an interval. */
    beginAside: async (key: string): Promise<boolean> =>
      (await store.add(`payment-aside:${key}`, turn(), interval)) === null,

    /**
     * Keeps the turn while an answer takes longer than an interval; answers how to stop. The turn then lasts an
     * interval.
     */
    holdTurn: (key: string): (() => void) => {
      const hold = () => void store.set(turnOf(key), turn(), interval);
      const timer = setInterval(hold, interval / 2);
      return () => clearInterval(timer);
    },

    /** Milliseconds until the next turn may begin; never more than an interval, with any clocks. */
    restOfTurn: async (key: string): Promise<number> => {
      const text = await store.get(turnOf(key));
      if (text === null) return 0;
      return Math.min(interval, Math.max(interval / 20, Number(text) - Date.now()));
    },
  };
};
