import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { KeptBytes } from '../kept-memory.ts';
import type { Provider } from '../provider/client.ts';
import type { Language, VisitorSettings } from '../provider/headers.ts';
import { type PublicLists, readLists } from './read-lists.ts';
import { type Found, SearchIndex, type SearchWish } from './search-index.ts';
import { toEntries } from './to-entries.ts';

/** Milliseconds for which what was read counts as fresh; shorter while a part of it is missing. */
const FRESH = { whole: 600_000, partly: 20_000 };
/** Milliseconds after which what was read is only shown when nothing newer comes in time. */
const TOO_OLD = 3_600_000;
/** Milliseconds that somebody who searches waits for the first reading. */
const PATIENCE = 2_500;
/** Milliseconds after which a reading ends with what there is. */
const LONGEST_READING = 60_000;
/** Milliseconds before a provider that answered nothing at all is asked again. */
const PAUSE = 2_000;
/** More than there are languages and settings of visitors. */
const MOST_AUDIENCES = 32;
const MOST_BYTES = 16 * 1024 * 1024;
/** Of a character of the lists, as texts and in the index. */
const BYTES_A_CHARACTER = 8;

type Kept = { index: SearchIndex; lists: PublicLists; isComplete: boolean; readAt: number };

type Row = {
  bytes: number;
  kept: Kept | null;
  reading: Promise<Kept> | null;
  failure: { error: unknown; until: number } | null;
};

/** For whom: what the provider tells may differ with each of these. */
export type Audience = { language: Language; settings: VisitorSettings; log: FastifyBaseLogger };

export type CatalogueAnswer = Found & {
  /** False while something of the house is missing: hits may be missing too. */
  isComplete: boolean;
};

function keyOf({ language, settings }: Audience): string {
  return `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;
}

type Options = { provider: Provider; now?: () => number };

/**
 * The provider's public lists, searchable. They are read when somebody searches, once at a time for each audience and
 * never on a timer; later readings happen behind an answer from what is known.
 */
export class SearchCatalogue {
  readonly #provider: Provider;
  readonly #now: () => number;
  readonly #rows = new LRUCache<string, Row>({
    max: MOST_AUDIENCES,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  #isClosed = false;

  constructor({ provider, now = Date.now }: Options) {
    this.#provider = provider;
    this.#now = now;
  }

  /** What answers to a wish. Null while the first reading takes longer than anybody waits. Fails when the provider answers nothing at all. */
  async find(audience: Audience, wish: SearchWish): Promise<CatalogueAnswer | null> {
    const kept = await this.#keptFor(audience);
    return kept && { ...kept.index.find(wish), isComplete: kept.isComplete };
  }

  /** Estimated. */
  memory(): KeptBytes {
    return { bytes: this.#rows.calculatedSize, mostBytes: MOST_BYTES };
  }

  close(): void {
    this.#isClosed = true;
  }

  async #keptFor(audience: Audience): Promise<Kept | null> {
    const row = this.#rowOf(audience);
    const { kept } = row;
    const age = kept ? this.#now() - kept.readAt : Number.POSITIVE_INFINITY;
    if (kept && age < (kept.isComplete ? FRESH.whole : FRESH.partly)) return kept;
    const reading = this.#read(row, audience);
    if (kept && age < TOO_OLD) {
      // Whoever searches now does not wait; the failure is logged and met by the next reading.
      reading.catch(() => {});
      return kept;
    }
    const patience = new AbortController();
    const late = wait(PATIENCE, kept, { ref: false, signal: patience.signal }).catch(() => kept);
    try {
      return await Promise.race([reading, late]);
    } catch (error) {
      if (kept) return kept;
      throw error;
    } finally {
      patience.abort();
    }
  }

  #rowOf(audience: Audience): Row {
    const key = keyOf(audience);
    const row = this.#rows.get(key) ?? { bytes: 1, kept: null, reading: null, failure: null };
    if (!this.#rows.has(key)) this.#rows.set(key, row);
    return row;
  }

  #read(row: Row, audience: Audience): Promise<Kept> {
    if (row.reading) return row.reading;
    if (row.failure && row.failure.until > this.#now()) return Promise.reject(row.failure.error);
    row.reading = this.#readAnew(row, audience)
      .then((kept) => {
        row.kept = kept;
        row.failure = null;
        row.bytes = JSON.stringify(kept.lists).length * BYTES_A_CHARACTER;
        this.#rows.delete(keyOf(audience));
        this.#rows.set(keyOf(audience), row);
        return kept;
      })
      .catch((error) => {
        row.failure = { error, until: this.#now() + PAUSE };
        throw error;
      })
      .finally(() => {
        row.reading = null;
      });
    return row.reading;
  }

  async #readAnew(row: Row, { language, settings, log }: Audience): Promise<Kept> {
    const end = this.#now() + LONGEST_READING;
    const guest = (serviceType: string) =>
      this.#provider.forVisitor({ token: null, language, log, settings: { ...settings, serviceType } });
    const { lists, isComplete } = await readLists(
      {
        services: guest(settings.serviceType),
        shop: guest('online_store'),
        log,
        isStopped: () => this.#isClosed || this.#now() > end,
      },
      row.kept?.lists ?? null,
    );
    return { index: new SearchIndex(toEntries(lists)), lists, isComplete, readAt: this.#now() };
  }
}
