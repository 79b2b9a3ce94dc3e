import { NewestMap } from './newest-map.ts';
import { ORDER_REMEMBERED, OrderJournal } from './order-journal.ts';
import { isOutcomeUnknown, ProviderError, timeout } from './provider/errors.ts';

const MOST_ENTRIES = 10_000;

type Entry<T> = { answer: Promise<T>; until: number };

function asLostAnswer(error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.kind !== 'unreachable') return error;
  return timeout(error.endpoint);
}

/**
 * Sees to it that one decision to pay makes one order. The answer of a key is remembered for half an hour, and so is
 * an answer that got lost, because the order may exist; only a plain refusal lets the same key try again. With a journal
 * in a file that holds over a restart too. Answers have to be plain JSON.
 */
export class PlacedOrders<T> {
  readonly #entries = new NewestMap<string, Entry<T>>(MOST_ENTRIES);
  readonly #journal: OrderJournal;
  readonly #now: () => number;

  constructor(journal = new OrderJournal(':memory:'), now: () => number = Date.now) {
    this.#journal = journal;
    this.#now = now;
  }

  once(key: string, place: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known && known.until > this.#now()) return known.answer;
    const noted = this.#journal.begin(key);
    // Not remembered: the process that asked may still hear the answer.
    if (noted?.answer === null) return Promise.reject(timeout('POST orders'));
    const answer = noted ? Promise.resolve<T>(JSON.parse(noted.answer)) : this.#place(key, place);
    this.#entries.set(key, { answer, until: this.#now() + ORDER_REMEMBERED });
    return answer;
  }

  async #place(key: string, place: () => Promise<T>): Promise<T> {
    try {
      const answer = await place();
      this.#journal.end(key, JSON.stringify(answer));
      return answer;
    } catch (error) {
      if (isOutcomeUnknown(error)) throw asLostAnswer(error);
      this.#entries.delete(key);
      this.#journal.forget(key);
      throw error;
    }
  }
}
