import { LRUCache } from 'lru-cache';

/** Milliseconds. */
export type Lifetimes = {
  /** How long an answer counts as fresh; 0 asks again each time. */
  freshMs: number;
  /** How long after that it is given while it is loaded again behind it. */
  staleMs: number;
  /** How long after it was fresh it is given while its source is in trouble. */
  downMs: number;
};

/** A kept answer. */
export type Kept<Value> = {
  readonly value: Value;
  /** When it was loaded, in milliseconds since 1970. */
  readonly readAt: number;
  /** Whether the last attempt to load it again found its source in trouble. */
  isFailing: boolean;
};

/** What a failed attempt says of the source: it refused this one thing, failed at it, or is away for everything. */
export type Failure = 'refusal' | 'trouble' | 'outage';

/** Calls `onTrouble` when a first attempt has failed and the answer may yet come. */
export type Attempt<Value> = (onTrouble: () => void) => Promise<Value>;

/** An answer came from memory, fresh (`hit`) or not (`stale`), by a call that was under way (`joined`), or by its own (`made`). */
export type How = 'hit' | 'stale' | 'joined' | 'made';

/** `asOf` is `readAt` of an answer that is older than promised; null otherwise. */
export type Given<Value> = { kept: Kept<Value>; asOf: number | null; how: How };

/** Names one answer. `kind` is the word by which it is purged; without `keeps`, only calls under way are shared. */
export type Question<Value> = {
  name: string;
  kind: string;
  keeps: boolean;
  /** Is given the last answer, however old. */
  load: (last: Value | undefined, onTrouble: () => void) => Promise<Value>;
};

type Options<Value> = Lifetimes & {
  failureOf: (error: unknown) => Failure;
  /** Estimated. */
  bytesOf: (value: Value) => number;
  mostBytes: number;
  mostEntries: number;
  /** For an answer that is to be loaded again sooner, in milliseconds; `freshMs` without it. */
  freshMsOf?: (value: Value) => number;
  /** Milliseconds before a source that failed is asked again; `freshMs` without it. */
  pauseMs?: number;
  /** Milliseconds after which a silent source counts as in trouble, where there is an older answer; never without it. */
  patienceMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Milliseconds since 1970 that never go back. */
const steadyNow = () => performance.timeOrigin + performance.now();

/**
 * A cache of another server's answers over `lru-cache`: requests for the same answer share one call, a stale answer is
 * given while the next is loaded, and the last good one while the server is in trouble, with its time.
 */
export class AnswerCache<Value> {
  readonly #options: Options<Value>;
  readonly #now: () => number;
  readonly #kept: LRUCache<string, Kept<Value>, Question<Value>>;
  /** A part of all keys. A purge counts up, so that neither what is kept nor what is on its way is found again. */
  readonly #generations = new Map<string, number>();
  /** Whether the last call met an outage: other answers need not wait to find out. */
  #isOut = false;

  constructor(options: Options<Value>) {
    const { freshMs, mostEntries, mostBytes, bytesOf, now = steadyNow } = options;
    this.#options = options;
    this.#now = now;
    this.#kept = new LRUCache({
      max: mostEntries,
      maxSize: mostBytes,
      sizeCalculation: ({ value }, key) => bytesOf(value) + key.length,
      ttl: freshMs,
      ttlResolution: 0,
      perf: { now },
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: (key, last, { options: entry, context }) => this.#load(key, last, context, entry),
    });
  }

  get size(): number {
    return this.#kept.size;
  }

  memory(): { bytes: number; mostBytes: number } {
    return { bytes: this.#kept.calculatedSize, mostBytes: this.#kept.maxSize };
  }

  async read(asked: Question<Value>): Promise<Given<Value>> {
    const last = this.last(asked);
    const status: LRUCache.Status<string, Kept<Value>> = {};
    const kept = await this.#kept.forceFetch(this.#keyOf(asked), {
      allowStale: last !== undefined && (this.#isCurrent(last) || this.#isKnownToFail(last)),
      // The library would keep for good what is fresh for 0 ms.
      forceRefresh: this.#options.freshMs === 0 || !asked.keeps,
      context: asked,
      status,
    });
    return this.#given(kept, last, status.fetch === 'inflight' ? 'joined' : 'made');
  }

  /** One visitor's own answer, which is not kept; the last shared one while the server is in trouble. */
  async readOwn(asked: Question<Value>, ask: Attempt<Value>): Promise<Given<Value>> {
    const last = this.last(asked);
    if (last && this.#isKnownToFail(last)) return this.read(asked);
    return this.#given(await this.#unlessInTrouble(last, ask), last, 'made');
  }

  /** The last answer, however old. */
  last(asked: Question<Value>): Kept<Value> | undefined {
    return asked.keeps ? this.#kept.peek(this.#keyOf(asked), { allowStale: true }) : undefined;
  }

  /** Whether there is an answer that is as new as promised. */
  hasCurrent(asked: Question<Value>): boolean {
    const last = this.last(asked);
    return last !== undefined && this.#isCurrent(last);
  }

  purge(isMeant: (kind: string) => boolean): void {
    for (const [kind, generation] of this.#generations) if (isMeant(kind)) this.#generations.set(kind, generation + 1);
  }

  #keyOf({ kind, name }: Question<Value>): string {
    const generation = this.#generations.get(kind) ?? 0;
    this.#generations.set(kind, generation);
    return `${kind} ${generation} ${name}`;
  }

  #isWithin({ readAt }: Kept<Value>, afterFreshMs: number): boolean {
    const { freshMs } = this.#options;
    return freshMs > 0 && this.#now() < readAt + freshMs + afterFreshMs;
  }

  #isCurrent(last: Kept<Value>): boolean {
    return this.#isWithin(last, this.#options.staleMs);
  }

  #isOfUseInTrouble(last: Kept<Value>): boolean {
    return this.#options.downMs > 0 && this.#isWithin(last, this.#options.downMs);
  }

  #isKnownToFail(last: Kept<Value>): boolean {
    return (last.isFailing || this.#isOut) && this.#isOfUseInTrouble(last);
  }

  #given(kept: Kept<Value>, last: Kept<Value> | undefined, how: How): Given<Value> {
    if (kept !== last) return { kept, asOf: null, how };
    const asOf = this.#isCurrent(kept) ? null : kept.readAt;
    return { kept, asOf, how: this.#isWithin(kept, 0) ? 'hit' : 'stale' };
  }

  /** `entry.ttl` is how long the library takes the answer for fresh. */
  async #load(
    key: string,
    last: Kept<Value> | undefined,
    asked: Question<Value>,
    entry: { ttl?: number },
  ): Promise<Kept<Value>> {
    const { freshMs, freshMsOf = () => freshMs, pauseMs = freshMs } = this.#options;
    const old = asked.keeps ? last : undefined;
    let late: Promise<Value> | undefined;
    const ask: Attempt<Value> = (onTrouble) => {
      late = asked.load(last?.value, onTrouble);
      return late;
    };
    try {
      const kept = await this.#unlessInTrouble(old, ask);
      if (kept !== old) this.#isOut = false;
      entry.ttl = kept === old ? pauseMs : freshMsOf(kept.value);
      if (kept === old) late?.then((value) => this.#keepLate(key, old, value)).catch(() => {});
      return kept;
    } catch (error) {
      if (!old || !this.#isCurrent(old)) throw error;
      entry.ttl = pauseMs;
      return old;
    }
  }

  /** What came after the old answer was given; not if the entry is another by now, or purged. */
  #keepLate(key: string, old: Kept<Value>, value: Value): void {
    this.#isOut = false;
    const { freshMs, freshMsOf = () => freshMs } = this.#options;
    if (this.#kept.peek(key, { allowStale: true }) !== old) return;
    this.#kept.set(key, this.#keptNow(value), { ttl: freshMsOf(value) });
  }

  #keptNow(value: Value): Kept<Value> {
    return { value, readAt: this.#now(), isFailing: false };
  }

  /** The answer to `ask`; `last` as soon as the server turns out to be in trouble, if that is of use then. */
  async #unlessInTrouble(last: Kept<Value> | undefined, ask: Attempt<Value>): Promise<Kept<Value>> {
    const { failureOf, patienceMs } = this.#options;
    const { promise: trouble, resolve: onTrouble } = Promise.withResolvers<void>();
    const answer = ask(onTrouble).then(
      (value) => this.#keptNow(value),
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure === 'outage') this.#isOut = true;
        if (failure === 'refusal' || !last || !this.#isOfUseInTrouble(last)) throw error;
        last.isFailing = true;
        return last;
      },
    );
    if (!last || !this.#isOfUseInTrouble(last)) return answer;
    const timer = patienceMs === undefined ? undefined : setTimeout(onTrouble, patienceMs).unref();
    const old = trouble.then(() => {
      this.#isOut = true;
      last.isFailing = true;
      return last;
    });
    try {
      return await Promise.race([answer, old]);
    } finally {
      clearTimeout(timer);
    }
  }
}
