import { NewestMap } from '../newest-map.ts';
import { isPassing, type ProviderError } from './errors.ts';

const MOST = 1_000;

type Failure = { error: ProviderError; until: number };

/**
 * Reads that failed a moment ago, their retry included. A page that asks again at once gets the same failure, so that a
 * provider in trouble is not asked a third time for one visit.
 */
export class RecentFailures {
  readonly #failures = new NewestMap<string, Failure>(MOST);
  readonly #milliseconds: number;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** `name` says what is read and for whom. */
  async guard<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#failures.get(name);
    if (known && known.until > performance.now()) throw known.error;
    try {
      return await read();
    } catch (error) {
      if (isPassing(error)) this.#remember(name, error);
      throw error;
    }
  }

  #remember(name: string, error: ProviderError): void {
    const now = performance.now();
    for (const [other, { until }] of this.#failures) {
      if (until > now) break;
      this.#failures.delete(other);
    }
    this.#failures.set(name, { error, until: now + this.#milliseconds });
  }
}
