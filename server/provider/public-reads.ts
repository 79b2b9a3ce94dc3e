type Entry = { value: unknown; until: number };

export type CacheStats = { hits: number; misses: number; entries: number };

type Options = { milliseconds: number; entries: number; now?: () => number };

/**
 * What the provider answers to everybody alike. The same read asked for twice at a time is made once, and its decoded
 * answer is kept for a moment. Failures are never kept. Values are shared between visitors: nobody may change them.
 */
export class PublicReads {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #kept = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<unknown>>();
  #hits = 0;
  #misses = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
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
        if (keeps && this.#options.milliseconds > 0) this.#keep(key, value);
        return value;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, loading);
    return loading;
  }

  #keep(key: string, value: unknown): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: this.#now() + this.#options.milliseconds });
    if (this.#kept.size <= this.#options.entries) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
