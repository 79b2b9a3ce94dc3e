import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../schema/languages.ts';
import { CallTimes } from '../provider/call-times.ts';
import type { Provider } from '../provider/client.ts';
import type { VisitorSettings } from '../provider/request.ts';
import { type PublicLists, readLists } from './read-lists.ts';
import { toEntries } from './search-entry.ts';
import { buildSearchIndex, type Found, type SearchIndex, type SearchWish } from './search-index.ts';

/** Milliseconds for which what was read counts as fresh; shorter while a part of it is missing. */
const freshMs = { whole: 600_000, partly: 20_000 };
/** Milliseconds that a visitor who searches waits for the first reading. */
const patienceMs = 2_500;
/** Milliseconds after which a reading ends with what there is. */
const longestReadingMs = 60_000;
/** Milliseconds before a provider that answered nothing at all is asked again. */
const pauseMs = 2_000;
/** More than there are languages and settings of visitors. */
const mostAudiences = 32;
const mostBytes = 16 * 1024 * 1024;
/** Of a character of the lists, as texts and in the index. */
const bytesACharacter = 8;

type Kept = {
  index: SearchIndex;
  lists: PublicLists;
  isComplete: boolean;
  readAt: number;
  /** When the oldest list was read that the provider's trouble has made old; null when all were new. */
  asOf: number | null;
};

type Row = {
  bytes: number;
  kept: Kept | null;
  reading: Promise<Kept> | null;
  failure: { error: unknown; until: number } | null;
};

/** The audience of a list: the provider's answer may differ with each of these. */
export type Audience = { language: Language; settings: VisitorSettings; log: FastifyBaseLogger };

export type CatalogueAnswer = Found & {
  /** False while a part of the lists is missing: hits may be missing too. */
  isComplete: boolean;
  /** When the lists were read, in milliseconds since 1970, if the provider's trouble has made them old. */
  asOf: number | null;
};

const keyOf = ({ language, settings }: Audience): string =>
  `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;

type Options = {
  provider: Provider;
  /** How long after its reading what was read is shown, in milliseconds. */
  providerDownStaleMs: number;
  now?: () => number;
};

/**
 * The provider's public lists, searchable. They are read on a search, once at a time for each audience and
 * never on a timer; later readings happen behind an answer from what is known.
 */
export const buildSearchCatalogue = ({ provider, providerDownStaleMs, now = Date.now }: Options) => {
  const tooOld = Math.max(freshMs.whole, providerDownStaleMs);
  const rows = new LRUCache<string, Row>({
    max: mostAudiences,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  let isClosed = false;

  const keptFor = async (audience: Audience): Promise<Kept | null> => {
    const row = rowOf(audience);
    const { kept } = row;
    const age = kept ? now() - kept.readAt : Number.POSITIVE_INFINITY;
    if (kept && age < (kept.isComplete && kept.asOf === null ? freshMs.whole : freshMs.partly)) return kept;
    const reading = read(row, audience);
    if (kept && age < tooOld) {
      // This visitor does not wait; the failure is logged and the next reading meets it again.
      reading.catch(() => {});
      return kept;
    }
    return Promise.race([reading, wait(patienceMs, null, { ref: false })]);
  };

  const rowOf = (audience: Audience): Row => {
    const key = keyOf(audience);
    const row = rows.get(key) ?? { bytes: 1, kept: null, reading: null, failure: null };
    if (!rows.has(key)) rows.set(key, row);
    return row;
  };

  const read = (row: Row, audience: Audience): Promise<Kept> => {
    if (row.reading) return row.reading;
    if (row.failure && row.failure.until > now()) return Promise.reject(row.failure.error);
    row.reading = readAnew(row, audience)
      .then((kept) => {
        row.kept = kept;
        row.failure = null;
        row.bytes = JSON.stringify(kept.lists).length * bytesACharacter;
        const key = keyOf(audience);
        // A purge in the meantime has thrown the row away.
        if (rows.delete(key)) rows.set(key, row);
        return kept;
      })
      .catch((error) => {
        row.failure = { error, until: now() + pauseMs };
        throw error;
      })
      .finally(() => {
        row.reading = null;
      });
    return row.reading;
  };

  const readAnew = async (row: Row, { language, settings, log }: Audience): Promise<Kept> => {
    const end = now() + longestReadingMs;
    const callTimes = new CallTimes();
    const guest = (serviceType: string) =>
      provider.forVisitor({ token: null, language, log, callTimes, settings: { ...settings, serviceType } });
    const { lists, isComplete } = await readLists(
      {
        services: guest(settings.serviceType),
        shop: guest('online_store'),
        log,
        isStopped: () => isClosed || now() > end,
      },
      row.kept?.lists ?? null,
    );
    const asOf = typeof callTimes.asOf === 'number' ? callTimes.asOf : null;
    return { index: buildSearchIndex(toEntries(lists)), lists, isComplete, readAt: now(), asOf };
  };

  return {
    /**
     * What answers to a wish. Null while the reading takes longer than a visitor waits and no other is new enough. Fails
     * when the provider answers nothing at all.
     */
    find: async (audience: Audience, wish: SearchWish): Promise<CatalogueAnswer | null> => {
      const kept = await keptFor(audience);
      if (!kept) return null;
      const isLate = now() - kept.readAt >= freshMs.whole && rowOf(audience).failure !== null;
      const asOf = kept.asOf ?? (isLate ? kept.readAt : null);
      return { ...kept.index.find(wish), isComplete: kept.isComplete, asOf };
    },

    /** Estimated. */
    memory: () => ({ bytes: rows.calculatedSize, mostBytes: mostBytes }),

    /** Throws all lists away, also those that are being read. */
    purge: (): void => {
      rows.clear();
    },

    close: (): void => {
      isClosed = true;
    },
  };
};
