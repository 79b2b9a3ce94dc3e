import { LRUCache } from 'lru-cache';
import { isOutage, isTrouble } from './errors.ts';
import type { KnownText } from './transport.ts';

/** `until` it is fresh, and not refreshed before `nextRefresh`; both by `performance.now()`. */
type Entry = KnownText & {
  kind: string;
  until: number;
  nextRefresh: number;
  /** Milliseconds since 1970. */
  readAt: number;
  /** Whether the last attempt to read it anew found the provider in trouble. */
  isFailing: boolean;
};

/** The names are those of the settings; milliseconds. */
export type Lifetimes = {
  /** How long an answer counts as fresh; 0 caches none. */
  providerCacheMs: number;
  /** How long after that it is still given while it is read anew. */
  providerStaleMs: number;
  /** How long it is given while the provider is in trouble, with the time at which it was read. */
  providerDownStaleMs: number;
};

/** `onTrouble` is called when a first attempt has failed and the answer may yet come. */
type Attempt<T> = (onTrouble: () => void) => Promise<T>;

export type Question = {
  /** Says what is read, in which language and with which settings. */
  name: string;
  /** The first part of the path, such as `products`. */
  kind: string;
  keeps: boolean;
  /** Is given the last answer, if there is one, and answers it again when nothing has changed. */
  load: (known: KnownText | undefined, onTrouble: () => void) => Promise<KnownText>;
};

/**
 * `asOf` is when the answer was read, in milliseconds since 1970, where it is older than anything that is promised. It came
 * from memory, fresh (`hit`) or not (`stale`), by a call that was under way (`joined`), or by one of its own (`made`).
 */
export type Given = { json: unknown; asOf: number | null; how: 'hit' | 'stale' | 'joined' | 'made' };

type Running = { kind: string; answer: Promise<unknown>; trouble: Promise<void> };

const mostEntries = 500;
const mostBytes = 24 * 1024 * 1024;
/** Bytes per character of an answer, as text, as JSON and as what was made of it. */
const bytesACharacter = 8;
/** Milliseconds after which a provider that says nothing counts as in trouble, where there is an older answer. */
const patienceMs = 2_000;

/**
 * The cache of the provider's public answers, which are the same for all guests. Requests for the same read share one
 * call (request deduplication). An answer is fresh for a moment; then it is given once more while one read behind it
 * fetches the next (stale while revalidate). A refresh that fails is repeated after another such moment; while it does,
 * the last good answer is given, with its time. An answer that comes again letter for letter is the very same object
 * again, so that what was made of it serves on; what it means is for each reader to say. The object must not be changed.
 */
export class PublicReads {
  readonly #lifetimes: Lifetimes;
  readonly #kept = new LRUCache<string, Entry>({
    max: mostEntries,
    maxSize: mostBytes,
    sizeCalculation: ({ text }, name) => (text.length + name.length) * bytesACharacter,
  });
  readonly #underWay = new Map<string, Running>();
  /** Whether the provider gave no answer to the last of these reads: the others need not wait to find out. */
  #isInTrouble = false;
  #hits = 0;
  #misses = 0;

  constructor(lifetimes: Lifetimes) {
    const keepsNone = lifetimes.providerCacheMs === 0;
    this.#lifetimes = keepsNone ? { providerCacheMs: 0, providerStaleMs: 0, providerDownStaleMs: 0 } : lifetimes;
  }

  /** Hits were answered without a call of their own; `entries` are kept now. */
  stats() {
    return { hits: this.#hits, misses: this.#misses, entries: this.#kept.size };
  }

  /** Estimated. */
  memory() {
    return { bytes: this.#kept.calculatedSize, mostBytes: mostBytes };
  }

  async read(question: Question): Promise<Given> {
    const current = this.current(question);
    if (current) return current;
    const running = this.#underWay.get(question.name);
    if (running) this.#hits += 1;
    else this.#misses += 1;
    const old = this.#oldAnswer(question);
    if (old && this.#isFailing(old)) return this.#giveOld(old, question);
    const asked = running ?? this.#load(question);
    const how = running ? 'joined' : 'made';
    return old ? this.#unlessInTrouble(old, asked, how) : { json: await asked.answer, asOf: null, how };
  }

  /** The answer that is at hand and new enough; null without one. */
  current(question: Question): Given | null {
    const known = this.#kept.get(question.name);
    if (!known || !question.keeps || !this.#isCurrent(known)) return null;
    this.#hits += 1;
    this.#refresh(question, known);
    return { json: known.json, asOf: null, how: performance.now() < known.until ? 'hit' : 'stale' };
  }

  /** The last answer to a guest, however old; for a customer's call, which may bring the same. */
  last({ name, keeps }: Pick<Question, 'name' | 'keeps'>): KnownText | undefined {
    return keeps ? this.#kept.get(name) : undefined;
  }

  /** A customer's own answer; while the provider is in trouble, the last one that guests were given. */
  async readOwn(question: Question, ask: Attempt<unknown>): Promise<Given> {
    const old = this.#oldAnswer(question);
    if (!old) return { json: await ask(() => {}), asOf: null, how: 'made' };
    if (this.#isFailing(old)) return this.#giveOld(old, question);
    const { promise: trouble, resolve } = Promise.withResolvers<void>();
    return this.#unlessInTrouble(old, { answer: ask(resolve), trouble }, 'made');
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }

  /** Throws all answers of these kinds away, and does not keep what is on its way. */
  purge(isMeant: (kind: string) => boolean): void {
    for (const answers of [this.#kept, this.#underWay]) {
      for (const [name, { kind }] of [...answers.entries()]) if (isMeant(kind)) answers.delete(name);
    }
  }

  #isCurrent({ until }: Entry): boolean {
    return performance.now() < until + this.#lifetimes.providerStaleMs;
  }

  #oldAnswer({ name, keeps }: Question): Entry | null {
    const known = this.#kept.get(name);
    if (!known || !keeps || this.#lifetimes.providerDownStaleMs === 0) return null;
    return performance.now() < known.until + this.#lifetimes.providerDownStaleMs ? known : null;
  }

  #isFailing(known: Entry): boolean {
    return known.isFailing || this.#isInTrouble;
  }

  #giveOld(known: Entry, question?: Question): Given {
    if (question) this.#refresh(question, known);
    return { json: known.json, asOf: this.#isCurrent(known) ? null : known.readAt, how: 'stale' };
  }

  #noteTrouble(known: Entry | undefined, isOfAll = true): void {
    if (isOfAll) this.#isInTrouble = true;
    if (known) known.isFailing = true;
  }

  async #unlessInTrouble(
    known: Entry,
    { answer, trouble }: Pick<Running, 'answer' | 'trouble'>,
    how: Given['how'],
  ): Promise<Given> {
    const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
    const timer = setTimeout(giveUp, patienceMs).unref();
    const old = (isOfAll = true) => {
      this.#noteTrouble(known, isOfAll);
      return this.#giveOld(known);
    };
    const answered = answer.then(
      (json): Given => ({ json, asOf: null, how }),
      (error) => {
        if (isTrouble(error)) return old(isOutage(error));
        throw error;
      },
    );
    try {
      return await Promise.race([answered, trouble.then(() => old()), late.then(() => old())]);
    } finally {
      clearTimeout(timer);
    }
  }

  #refresh(question: Question, known: Entry): void {
    const now = performance.now();
    if (now < known.nextRefresh || this.#underWay.has(question.name)) return;
    known.nextRefresh = now + this.#lifetimes.providerCacheMs;
    this.#load(question).answer.catch(() => {});
  }

  #load({ name, kind, load }: Question): Running {
    const known = this.#kept.get(name);
    const { promise: trouble, resolve: onTrouble } = Promise.withResolvers<void>();
    // A purge takes it from the list: what it brings then counts for those who asked before.
    const isWanted = () => this.#underWay.get(name) === running;
    const answer = load(known, onTrouble)
      .then(
        (loaded) => {
          const until = performance.now() + this.#lifetimes.providerCacheMs;
          this.#isInTrouble = false;
          const entry = { ...loaded, kind, until, nextRefresh: until, readAt: Date.now(), isFailing: false };
          if (isWanted()) this.#kept.set(name, entry);
          return loaded.json;
        },
        (error) => {
          if (isTrouble(error)) this.#noteTrouble(known, isOutage(error));
          throw error;
        },
      )
      .finally(() => {
        if (isWanted()) this.#underWay.delete(name);
      });
    const running: Running = { kind, answer, trouble };
    this.#underWay.set(name, running);
    return running;
  }
}
