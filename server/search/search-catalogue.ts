import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../schema/languages.ts';
import { CallTimes } from '../provider/call-times.ts';
import type { Provider } from '../provider/client.ts';
import type { VisitorSettings } from '../provider/request.ts';
import { type Bounds, type PublicLists, readLists } from './read-lists.ts';
import { toEntries } from './search-entry.ts';
import { buildSearchIndex, type Found, type SearchIndex, type SearchWish } from './search-index.ts';

/** Milliseconds for which the read lists count as fresh; shorter while a part of it is missing. */
const freshMs = { whole: 600_000, partly: 20_000 };
/** Milliseconds that a visitor who searches waits for the first reading. */
const patienceMs = 2_500;
/** Milliseconds after which a reading ends with the lists read so far. */
const longestReadingMs = 60_000;
/** Milliseconds before a provider that answered nothing at all is asked again. */
const pauseMs = 2_000;
const bounds: Bounds = { mostPages: 100, mostItems: 1_000, pagesAtOnce: 4 };
/** More than there are languages and settings of visitors. */
const mostAudiences = 32;
const mostBytes = 16 * 1024 * 1024;
/** Of a character of the lists, as texts and in the index. */
const bytesACharacter = 8;

type Catalogue = {
  index: SearchIndex;
  lists: PublicLists;
  bytes: number;
  isComplete: boolean;
  /** Milliseconds since 1970. */
  readAt: number;
  /** When the oldest list was read that the provider's trouble has made old; null when all were new. */
  asOf: number | null;
  /** Whether the last attempt to read the lists again met nothing but failures. */
  isFailing: boolean;
};

/** Lists, or why there are none: that is kept as well, for a moment. */
type Reading = { catalogue: Catalogue; error?: never } | { catalogue?: never; error: unknown };

/** The audience of a list: the provider's answer may differ with each of these. */
export type Audience = { language: Language; settings: VisitorSettings; log: FastifyBaseLogger };

export type CatalogueAnswer = Found & {
  /** False while a part of the lists is missing: hits may be missing too. */
  isComplete: boolean;
  /** When the lists were read, in milliseconds since 1970, if the provider's trouble has made them old. */
  asOf: number | null;
};

type Options = {
  provider: Provider;
  /** How long after its reading a list is shown, in milliseconds. */
  providerDownStaleMs: number;
  now?: () => number;
};

/**
 * The provider's public lists, searchable. They are read on a search, once at a time for each audience and
 * never on a timer; later readings happen behind an answer from the cache.
 */
export const buildSearchCatalogue = ({ provider, providerDownStaleMs, now = Date.now }: Options) => {
  let isClosed = false;

  const readAnew = async (audience: Audience, last: Catalogue | undefined): Promise<Catalogue> => {
    const end = now() + longestReadingMs;
    const callTimes = new CallTimes();
    const isStopped = () => isClosed || now() > end;
    const sources = { provider, audience: { ...audience, callTimes }, isStopped };
    const { lists, isComplete } = await readLists(sources, bounds, last?.lists);
    const asOf = typeof callTimes.asOf === 'number' ? callTimes.asOf : null;
    const bytes = JSON.stringify(lists).length * bytesACharacter;
    const index = buildSearchIndex(toEntries(lists));
    return { index, lists, bytes, isComplete, readAt: now(), asOf, isFailing: false };
  };

  const isOfUse = (last: Catalogue | undefined): boolean =>
    last !== undefined && now() - last.readAt < Math.max(freshMs.whole, providerDownStaleMs);

  const readings = new LRUCache<string, Reading, Audience>({
    max: mostAudiences,
    maxSize: mostBytes,
    sizeCalculation: ({ catalogue }) => catalogue?.bytes ?? 1,
    ttl: freshMs.whole,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    fetchMethod: async (_name, last, { context: audience, options }) => {
      try {
        const catalogue = await readAnew(audience, last?.catalogue);
        if (!catalogue.isComplete || catalogue.asOf !== null) options.ttl = freshMs.partly;
        return { catalogue };
      } catch (error) {
        options.ttl = pauseMs;
        const old = last?.catalogue;
        return old && isOfUse(old) ? { catalogue: { ...old, isFailing: true } } : { error };
      }
    },
  });

  return {
    /**
     * The hits of a search. Null while the reading takes longer than a visitor waits and no other is new enough. Fails
     * when the provider answers nothing at all.
     */
    find: async (audience: Audience, wish: SearchWish): Promise<CatalogueAnswer | null> => {
      const { language, settings } = audience;
      const name = `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;
      const last = readings.peek(name, { allowStale: true })?.catalogue;
      const reading = readings.forceFetch(name, { context: audience, allowStale: isOfUse(last) });
      const read = await Promise.race([reading, wait(patienceMs, null, { ref: false })]);
      if (!read) return null;
      if (!read.catalogue) throw read.error;
      const found = read.catalogue;
      const isLate = found.isFailing && now() - found.readAt >= freshMs.whole;
      return {
        ...found.index.find(wish),
        isComplete: found.isComplete,
        asOf: found.asOf ?? (isLate ? found.readAt : null),
      };
    },

    memory: () => ({ bytes: readings.calculatedSize, mostBytes }),

    /** Throws all lists away, also while they are being read. */
    purge: () => readings.clear(),

    close: (): void => {
      isClosed = true;
    },
  };
};
