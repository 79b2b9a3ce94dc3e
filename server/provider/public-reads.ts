import { LRUCache } from 'lru-cache';
import type { KnownText } from './transport.ts';

/** `until` it is fresh, and before `nextRefresh` nobody asks again behind it; by `performance.now()`. */
type Entry = KnownText & { until: number; nextRefresh: number };

type Lifetimes = {
  /** How long an answer counts as fresh; 0 keeps none. */
  freshMilliseconds: number;
  /** How long after that it is still given while it is read anew. */
  staleMilliseconds: number;
};

export type CacheStats = { hits: number; misses: number; entries: number };

const MOST_ENTRIES = 500;
const MOST_BYTES = 24 * 1024 * 1024;
/** Of a character of an answer, as text, as JSON and as what was made of it. */
const BYTES_A_CHARACTER = 8;

/**
 * What the provider answers to everybody alike. The same read asked for twice at a time is made once, and its answer
 * counts for a moment; then it is given once more while one read behind it fetches the next (stale while revalidate). A
 * refresh that fails is repeated after another such moment. An answer that comes again letter for letter is the very same object again, so that what was made
 * of it serves on; what it means is for each reader to say. Nobody may change it.
 */
export class PublicReads {
  readonly #lifetimes: Lifetimes;
  readonly #kept = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }, name) => (text.length + name.length) * BYTES_A_CHARACTER,
  });
  readonly #underWay = new Map<string, Promise<unknown>>();
  #hits = 0;
  #misses = 0;

  constructor(lifetimes: Lifetimes) {
    this.#lifetimes = lifetimes;
  }

  /** Hits were answered without a call of their own; `entries` are kept now. */
  stats(): CacheStats {
    return { hits: this.#hits, misses: this.#misses, entries: this.#kept.size };
  }

  /** Estimated. */
  memory() {
    return { bytes: this.#kept.calculatedSize, mostBytes: MOST_BYTES };
  }

  /** `load` is given the last answer, if there is one, and answers it again when nothing has changed. */
  read(name: string, keeps: boolean, load: (known: KnownText | undefined) => Promise<KnownText>): Promise<unknown> {
    const known = this.#kept.get(name);
    const now = performance.now();
    const serves = keeps && known !== undefined && now < known.until + this.#staleMilliseconds();
    const running = this.#underWay.get(name);
    if (serves || running) this.#hits += 1;
    else this.#misses += 1;
    if (!serves) return running ?? this.#load(name, known, load);
    if (now >= known.nextRefresh && !running) {
      known.nextRefresh = now + this.#lifetimes.freshMilliseconds;
      this.#load(name, known, load).catch(() => {});
    }
    return Promise.resolve(known.json);
  }

  /** For an answer that turned out to be of no use. */
  forget(name: string): void {
    this.#kept.delete(name);
  }

  /** An answer that is not kept at all is not given late either. */
  #staleMilliseconds(): number {
    const { freshMilliseconds, staleMilliseconds } = this.#lifetimes;
    return freshMilliseconds === 0 ? 0 : staleMilliseconds;
  }

  #load(
    name: string,
    known: KnownText | undefined,
    load: (known: KnownText | undefined) => Promise<KnownText>,
  ): Promise<unknown> {
    const loading = load(known)
      .then((answer) => {
        const until = performance.now() + this.#lifetimes.freshMilliseconds;
        this.#kept.set(name, { ...answer, until, nextRefresh: until });
        return answer.json;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, loading);
    return loading;
  }
}
