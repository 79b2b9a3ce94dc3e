import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../schema/languages.ts';
import { AnswerCache } from '../http/answer-cache.ts';
import { CallTimes } from '../provider/call-times.ts';
import type { Provider } from '../provider/client.ts';
import { buildRecentFailures } from '../provider/recent-failures.ts';
import type { VisitorSettings } from '../provider/request.ts';
import { type Bounds, type PublicLists, readLists } from './read-lists.ts';
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
  /** When the oldest list was read that the provider's trouble has made old; null when all were new. */
  asOf: number | null;
};

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
  /** How long after its reading what was read is shown, in milliseconds. */
  providerDownStaleMs: number;
  now?: () => number;
};

/**
 * The provider's public lists, searchable. They are read on a search, once at a time for each audience and
 * never on a timer; later readings happen behind an answer from what is known.
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
    return { index: buildSearchIndex(toEntries(lists)), lists, bytes, isComplete, asOf };
  };

  const failures = buildRecentFailures(pauseMs, () => true);
  const staysMs = Math.max(0, providerDownStaleMs - freshMs.whole);
  const catalogues = new AnswerCache<Catalogue>({
    freshMs: freshMs.whole,
    staleMs: staysMs,
    downMs: staysMs,
    freshMsOf: ({ isComplete, asOf }) => (isComplete && asOf === null ? freshMs.whole : freshMs.partly),
    pauseMs,
    mostEntries: mostAudiences,
    mostBytes,
    bytesOf: ({ bytes }) => bytes,
    failureOf: () => 'trouble',
    now,
  });

  return {
    /**
     * What answers to a wish. Null while the reading takes longer than a visitor waits and no other is new enough. Fails
     * when the provider answers nothing at all.
     */
    find: async (audience: Audience, wish: SearchWish): Promise<CatalogueAnswer | null> => {
      const { language, settings } = audience;
      const name = `${language} ${settings.serviceType} ${settings.deliveryMethod} ${settings.deviceType}`;
      const load = (last: Catalogue | undefined) => readAnew(audience, last);
      const reading = failures.guard(name, () => catalogues.read({ name, kind: 'lists', keeps: true, load }));
      const given = await Promise.race([reading, wait(patienceMs, null, { ref: false })]);
      if (!given) return null;
      const { value, readAt, isFailing } = given.kept;
      const isLate = isFailing && now() - readAt >= freshMs.whole;
      return {
        ...value.index.find(wish),
        isComplete: value.isComplete,
        asOf: value.asOf ?? (isLate ? readAt : null),
      };
    },

    memory: () => catalogues.memory(),

    /** Throws all lists away, also those that are being read. */
    purge: () => catalogues.purge(() => true),

    close: (): void => {
      isClosed = true;
    },
  };
};
