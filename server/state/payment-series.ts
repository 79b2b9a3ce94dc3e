import type { Store } from './store.ts';

/** A browser whose connection broke is back within this time, and its attempts go on where they were. Milliseconds. */
const rememberedMs = 60_000;

/** Null state: the provider has not been asked yet. */
export type Last = { state: 'PENDING' | 'PAID' | 'FAILED' | 'UNCONFIRMED' | null; attempt: number };

const nothing: Last = { state: null, attempt: 0 };
const seriesOf = (key: string) => `payment-series:${key}`;
const turnOf = (key: string) => `payment-turn:${key}`;

/**
 * The questions that all processes together ask of one payment. A turn is an entry that lives for one interval: the
 * process that creates it asks, so that there is one question an interval, and the death of that process costs one
 * interval.
 */
export class PaymentSeries {
  readonly #store: Store;
  readonly #interval: number;

  constructor(store: Store, interval: number) {
    this.#store = store;
    this.#interval = interval;
  }

  /** The last known state; the first question of a new series waits for a whole interval. */
  async join(key: string): Promise<Last> {
    const last = await this.last(key);
    if (last.state === null) await this.beginTurn(key);
    return last;
  }

  async last(key: string): Promise<Last> {
    const text = await this.#store.get(seriesOf(key));
    return text === null ? nothing : JSON.parse(text);
  }

  note(key: string, last: Last): Promise<void> {
    return this.#store.set(seriesOf(key), JSON.stringify(last), rememberedMs + 2 * this.#interval);
  }

  forget(key: string): Promise<void> {
    return this.#store.delete(seriesOf(key));
  }

  /** The attempts so far when a listener waits for the next one, else null. */
  async followed(key: string): Promise<number | null> {
    const { state, attempt } = await this.last(key);
    const isOver = state !== null && state !== 'PENDING';
    return isOver || (await this.#store.get(turnOf(key))) === null ? null : attempt;
  }

  /** Whether the next question is this process's to ask. */
  async beginTurn(key: string): Promise<boolean> {
    return (await this.#store.add(turnOf(key), this.#turn(), this.#interval)) === null;
  }

  /** Whether no question was asked beside the turns for an interval. */
  async beginAside(key: string): Promise<boolean> {
    return (await this.#store.add(`payment-aside:${key}`, this.#turn(), this.#interval)) === null;
  }

  /** Keeps the turn while an answer takes longer than an interval; answers how to stop. The turn then lasts an interval. */
  holdTurn(key: string): () => void {
    const hold = () => void this.#store.set(turnOf(key), this.#turn(), this.#interval);
    const timer = setInterval(hold, this.#interval / 2);
    return () => clearInterval(timer);
  }

  /** Milliseconds until the next turn may begin; never more than an interval, whatever the clocks say. */
  async restOfTurn(key: string): Promise<number> {
    const text = await this.#store.get(turnOf(key));
    if (text === null) return 0;
    return Math.min(this.#interval, Math.max(this.#interval / 20, Number(text) - Date.now()));
  }

  #turn(): string {
    return String(Date.now() + this.#interval);
  }
}
