import { LRUCache } from 'lru-cache';
import type { KnownText } from './transport.ts';

type Entry = KnownText & { until: number };

export type CacheStats = { hits: number; misses: number; entries: number };

const MOST_ENTRIES = 500;
const MOST_BYTES = 24 * 1024 * 1024;
/** Of a character of an answer, as text, as JSON and as what was made of it. */
const BYTES_A_CHARACTER = 8;

/**
 * What the provider answers to everybody alike. The same read asked for twice at a time is made once, and its answer
 * counts for a moment. An answer that comes again letter for letter is the very same object again, so that what was made
 * of it serves on; what it means is for each reader to say. Nobody may change it.
 */
export class PublicReads {
  readonly #milliseconds: number;
  readonly #kept = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ text }, name) => (text.length + name.length) * BYTES_A_CHARACTER,
  });
  readonly #underWay = new Map<string, Promise<unknown>>();
  #hits = 0;
  #misses = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
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
    const isFresh = keeps && known !== undefined && known.until > performance.now();
    const running = this.#underWay.get(name);
    if (isFresh || running) this.#hits += 1;
    else this.#misses += 1;
    if (isFresh) return Promise.resolve(known.json);
    if (running) return running;
    const loading = load(known)
      .then((answer) => {
        this.#kept.set(name, { ...answer, until: performance.now() + this.#milliseconds });
        return answer.json;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, loading);
    return loading;
  }

  /** For an answer that turned out to be of no use. */
  forget(name: string): void {
    this.#kept.delete(name);
  }
}
