import { isOutcomeUnknown, ProviderError, timeout } from './provider/errors.ts';

const REMEMBERED = 30 * 60 * 1000;
const MOST_ENTRIES = 10_000;

type Entry<T> = { answer: Promise<T>; until: number };

function asLostAnswer(error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.kind !== 'unreachable') return error;
  return timeout(error.endpoint);
}

/**
 * Sees to it that one decision to pay makes one order. The answer of a key is remembered for half an hour, and so is
 * an answer that got lost, because the order may exist; only a plain refusal lets the same key try again.
 */
export class PlacedOrders<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  once(key: string, place: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.until > this.#now()) return known.answer;
    const answer = place().catch((error: unknown) => {
      if (isOutcomeUnknown(error)) throw asLostAnswer(error);
      this.#entries.delete(key);
      throw error;
    });
    this.#entries.delete(key);
    this.#entries.set(key, { answer, until: this.#now() + REMEMBERED });
    if (this.#entries.size > MOST_ENTRIES) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return answer;
  }
}
