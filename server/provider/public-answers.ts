import { LRUCache } from 'lru-cache';
import type { Answer } from './decode.ts';
import { isOutage, isTrouble, timeout, within } from './errors.ts';
import type { KnownText } from './transport.ts';

/** Milliseconds; the names are those of the settings. */
export type Lifetimes = {
  /** How long a public answer counts as fresh; 0 keeps none. */
  providerCacheMs: number;
  /** How long after that it is given while it is read anew. */
  providerStaleMs: number;
  /** How long after it was fresh it is given while the provider is in trouble. */
  providerDownStaleMs: number;
};

type Read<T> = (answer: Answer) => T;

/** A public answer with the result of each reader, which must not be changed. */
export type PublicAnswer = KnownText & {
  readonly values: Map<Read<unknown>, unknown>;
  /** Milliseconds since 1970. */
  readonly readAt: number;
  /** Whether the last attempt to read it again found the provider in trouble. */
  isFailing: boolean;
};

/**
 * The result of a reader for a public answer. A reader is one function for all calls: the same text again, also as a
 * customer's own answer, is then not read again.
 */
export const readOnce = <T>({ values, json }: PublicAnswer, read: Read<T>, toAnswer: (json: unknown) => Answer): T => {
  if (!values.has(read)) values.set(read, read(toAnswer(json)));
  return values.get(read) as T;
};

/** Gets the last answer, however old, and a callback for a failed first attempt. */
type Ask = (last: PublicAnswer | undefined, onTrouble: () => void) => Promise<KnownText>;

/** Names one answer. `kind` is the word by which it is purged; without `keeps`, only calls under way are shared. */
export type Question = {
  name: string;
  kind: string;
  keeps: boolean;
  ask: Ask;
  /** Throws for an unreadable answer: it does not replace a readable one. */
  check: (answer: PublicAnswer) => void;
};

/** An answer came from memory, fresh (`hit`) or not (`stale`), by a call that was under way (`joined`), or by its own (`made`). */
type How = 'hit' | 'stale' | 'joined' | 'made';

/** `asOf` is `readAt` of an answer that is older than promised; null otherwise. */
export type Given = { answer: PublicAnswer; asOf: number | null; how: How };

/** Milliseconds after which a silent provider counts as in trouble, where there is an older answer. */
const patienceMs = 2_000;
const mostEntries = 500;
const mostBytes = 24 * 1024 * 1024;
/** Bytes per character of an answer, as text, as JSON and as results of readers. */
const bytesACharacter = 8;

/** Milliseconds since 1970 that never go back. */
const now = () => performance.timeOrigin + performance.now();

/**
 * The provider's public answers over `lru-cache`: requests for the same answer share one call, a stale answer is given
 * while the next is read, and the last good one while the provider is in trouble, with its time.
 */
export const buildPublicAnswers = ({ providerCacheMs: freshMs, providerStaleMs, providerDownStaleMs }: Lifetimes) => {
  /** A part of all keys. A purge counts up, so that neither cached answers nor those under way are found again. */
  const generations = new Map<string, number>();
  /** Whether the last call met an outage: other answers need not wait to find out. */
  let isOut = false;

  const keyOf = ({ kind, name }: Question): string => {
    const generation = generations.get(kind) ?? 0;
    generations.set(kind, generation);
    return `${kind} ${generation} ${name}`;
  };

  const isWithin = ({ readAt }: PublicAnswer, afterFreshMs: number) =>
    freshMs > 0 && now() < readAt + freshMs + afterFreshMs;
  const isCurrent = (last: PublicAnswer) => isWithin(last, providerStaleMs);
  const isOfUseInTrouble = (last: PublicAnswer) => providerDownStaleMs > 0 && isWithin(last, providerDownStaleMs);
  const isKnownToFail = (last: PublicAnswer) => (last.isFailing || isOut) && isOfUseInTrouble(last);

  const lastOf = (question: Question): PublicAnswer | undefined =>
    question.keeps ? kept.peek(keyOf(question), { allowStale: true }) : undefined;

  const readAnew = async (ask: Ask, { check }: Question, last: PublicAnswer | undefined, onTrouble: () => void) => {
    const { text, json } = await ask(last, onTrouble);
    const values = last && last.json === json ? last.values : new Map();
    const answer = { text, json, values, readAt: now(), isFailing: false };
    check(answer);
    isOut = false;
    return answer;
  };

  const begin = (ask: Ask, question: Question, last: PublicAnswer | undefined) => {
    const { promise: trouble, reject } = Promise.withResolvers<never>();
    trouble.catch(() => {});
    return { reading: readAnew(ask, question, last, () => reject(timeout(question.name))), trouble };
  };

  /** The new answer; `last` as soon as the provider turns out to be in trouble, if that is of use then. */
  const unlessInTrouble = async ({ reading, trouble }: ReturnType<typeof begin>, last?: PublicAnswer) => {
    const standIn = last && isOfUseInTrouble(last) ? last : null;
    try {
      if (!standIn) return await reading;
      return await within(performance.now() + patienceMs, Promise.race([reading, trouble]), 'a public answer');
    } catch (error) {
      if (!isTrouble(error)) throw error;
      if (isOutage(error)) isOut = true;
      if (!standIn) throw error;
      standIn.isFailing = true;
      return standIn;
    }
  };

  const load = async (key: string, last: PublicAnswer | undefined, question: Question): Promise<PublicAnswer> => {
    const old = question.keeps ? last : undefined;
    const begun = begin(question.ask, question, last);
    try {
      const answer = await unlessInTrouble(begun, old);
      // A late answer is cached, unless the entry is another by then, or purged.
      const keepLate = (late: PublicAnswer) => kept.peek(key, { allowStale: true }) === old && kept.set(key, late);
      if (answer === old) begun.reading.then(keepLate).catch(() => {});
      return answer;
    } catch (error) {
      if (!old || !isCurrent(old)) throw error;
      return old;
    }
  };

  const kept = new LRUCache<string, PublicAnswer, Question>({
    max: mostEntries,
    maxSize: mostBytes,
    sizeCalculation: ({ text }, key) => text.length * bytesACharacter + key.length,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (key, last, { context }) => load(key, last, context),
  });

  const toGiven = (answer: PublicAnswer, last: PublicAnswer | undefined, how: How): Given => {
    if (answer !== last) return { answer, asOf: null, how };
    return { answer, asOf: isCurrent(last) ? null : last.readAt, how: isWithin(last, 0) ? 'hit' : 'stale' };
  };

  const read = async (question: Question): Promise<Given> => {
    const last = lastOf(question);
    const status: LRUCache.Status<string, PublicAnswer, Question> = {};
    const answer = await kept.forceFetch(keyOf(question), {
      allowStale: last !== undefined && (isCurrent(last) || isKnownToFail(last)),
      // The library would keep an entry of 0 ms for good.
      forceRefresh: freshMs === 0 || !question.keeps,
      context: question,
      status,
    });
    return toGiven(answer, last, status.fetch === 'inflight' ? 'joined' : 'made');
  };

  return {
    /** For a guest. */
    read,

    /**
     * For a customer: their own answer, which is not kept. The guests' while the provider is in trouble, and where it has
     * no prices (`isForAll`) as long as it is as new as promised.
     */
    readOwn: async (question: Question, ask: Ask, isForAll: boolean): Promise<Given> => {
      const last = lastOf(question);
      if (last && (isKnownToFail(last) || (isForAll && isCurrent(last)))) return read(question);
      return toGiven(await unlessInTrouble(begin(ask, question, last), last), last, 'made');
    },

    purge: (isMeant: (kind: string) => boolean): void => {
      for (const [kind, generation] of generations) if (isMeant(kind)) generations.set(kind, generation + 1);
    },

    get size(): number {
      return kept.size;
    },

    memory: () => ({ bytes: kept.calculatedSize, mostBytes }),
  };
};
