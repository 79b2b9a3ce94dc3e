import { LRUCache } from 'lru-cache';
import { isPassing, type ProviderError } from './errors.ts';

const most = 1_000;

/**
 * A cache of reads that failed a moment ago, their retry included. A page that asks again at once gets the same
 * failure, so that a provider in trouble is not asked a third time for one visit.
 */
export class RecentFailures {
  readonly #failures: LRUCache<string, ProviderError>;
  readonly #isKept: boolean;

  constructor(milliseconds: number) {
    this.#failures = new LRUCache({ max: most, ttl: milliseconds });
    // The library would keep for good what stays 0 ms.
    this.#isKept = milliseconds > 0;
  }

  /** `name` says what is read and for whom. */
  async guard<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#failures.get(name);
    if (known) throw known;
    try {
      return await read();
    } catch (error) {
      if (this.#isKept && isPassing(error)) this.#failures.set(name, error);
      throw error;
    }
  }
}
