import { NewestMap } from '../newest-map.ts';

type Entry = { value: unknown; until: number };

export type CacheStats = { hits: number; misses: number; entries: number };

type Options = { milliseconds: number; entries: number; now?: () => number };

/**
 * What the provider answers to everybody alike. The same read asked for twice at a time is made once, and its decoded
 * answer is kept for a moment. Failures are never kept. Values are shared between visitors: nobody may change them.
 */
export class PublicReads {
  readonly #milliseconds: number;
  readonly #now: () => number;
  readonly #kept: NewestMap<string, Entry>;
  readonly #underWay = new Map<string, Promise<unknown>>();
  #hits = 0;
  #misses = 0;

  constructor({ milliseconds, entries, now = () => performance.now() }: Options) {
    this.#milliseconds = milliseconds;
    this.#kept = new NewestMap(entries);
    this.#now = now;
  }

  /** Hits were answered without a call of their own; `entries` are kept now. */
  stats(): CacheStats {
    return { hits: this.#hits, misses: this.#misses, entries: this.#kept.size };
  }

  read<T>(key: string, keeps: boolean, load: () => Promise<T>): Promise<T> {
    const entry = keeps ? this.#kept.get(key) : undefined;
    const isKept = entry !== undefined && entry.until > this.#now();
    const running = this.#underWay.get(key);
    if (isKept || running) this.#hits += 1;
    else this.#misses += 1;
    if (isKept) return Promise.resolve(entry.value as T);
    if (running) return running as Promise<T>;
    const loading = load()
      .then((value) => {
        if (keeps && this.#milliseconds > 0) this.#kept.set(key, { value, until: this.#now() + this.#milliseconds });
        return value;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, loading);
    return loading;
  }
}
