import type { OperationResult, Client as Urql } from 'urql';
import type { Locale } from '../i18n/locale.ts';
import { noteSign } from '../ui/first-sign.ts';
import type { Answer, Asked, Client } from './client.ts';
import { answersOfPage, combinedError, type KnownAnswers, keyOf, type ServerState } from './known-answers.ts';

const failed = (networkError: Error) =>
  ({ error: combinedError({ networkError }), stale: false, hasNext: false }) as OperationResult<never, never>;

/**
 * The browser's client: what the server already asked for is in the page and is not asked for again. urql is fetched with
 * the first operation that the page does not answer, or when `open` is called; from then on it answers everything. An
 * operation for which it cannot be fetched fails like one without a network, and the next one tries again.
 */
export class BrowserClient implements Client {
  readonly answers: KnownAnswers;
  readonly #load: (client: BrowserClient) => Promise<Urql>;
  #urql: Urql | null = null;
  #opening: Promise<Urql> | null = null;
  /** What was answered from the page. */
  readonly #read = new Map<string, Asked>();
  readonly #followers = new Set<(urql: Urql) => void>();
  #isReading = false;

  constructor(state: ServerState, load: (client: BrowserClient) => Promise<Urql>) {
    this.answers = answersOfPage(state);
    this.#load = load;
  }

  open(): Promise<Urql> {
    // Its answer may draw the page anew.
    noteSign();
    this.#opening ??= this.#load(this).then(
      (urql) => this.#takeOver(urql),
      (error) => {
        this.#opening = null;
        throw error;
      },
    );
    return this.#opening;
  }

  #takeOver(urql: Urql): Urql {
    this.#urql = urql;
    // The cache learns what was answered without it, so that a mutation refreshes that too.
    for (const { document, variables, context } of this.#read.values()) {
      const { requestPolicy: _, ...told } = context;
      urql.readQuery(document, variables, told);
    }
    for (const follow of this.#followers) follow(urql);
    this.#followers.clear();
    return urql;
  }

  #printed(asked: Asked): Answer | undefined {
    const known = asked.context.requestPolicy === 'network-only' ? undefined : this.answers.get(asked.key);
    if (known && !known.error) this.#read.set(asked.key, asked);
    return known && { data: known.data, error: known.error, stale: false };
  }

  #ask<Result>(ask: (urql: Urql) => Promise<Result>): Promise<Result> {
    return this.#urql ? ask(this.#urql) : this.open().then(ask, failed as () => Result);
  }

  query: Client['query'] = async (document, variables, context = {}) => {
    const printed =
      !this.#urql && this.#printed({ document, variables, key: keyOf(document, variables), context } as Asked);
    if (printed) return printed as never;
    return this.#ask((urql) => urql.query(document, variables, context).toPromise());
  };

  mutation: Client['mutation'] = (document, variables, context) =>
    this.#ask((urql) => urql.mutation(document, variables, context).toPromise());

  subscription: Client['subscription'] = (document, variables, listener) =>
    this.#whenOpen(
      (urql) => urql.subscription(document, variables).subscribe(listener).unsubscribe,
      (error) => listener(failed(error)),
    );

  now(asked: Asked): Answer | undefined {
    if (!this.#urql) return this.#printed(asked);
    this.#isReading = true;
    const answer = this.#urql.readQuery(asked.document, asked.variables, asked.context);
    this.#isReading = false;
    return answer ?? undefined;
  }

  follow(asked: Asked, listener: (answer: Answer) => void): () => void {
    const { document, variables, context } = asked;
    const printed = this.#urql ? undefined : this.#printed(asked);
    if (printed) listener(printed);
    let isFollowed = true;
    // While a component is drawn, no other one may be changed.
    const hear = (answer: Answer) =>
      this.#isReading ? queueMicrotask(() => isFollowed && listener(answer)) : listener(answer);
    const follow = (urql: Urql) => urql.query(document, variables, context).subscribe(hear).unsubscribe;
    const stop = this.#whenOpen(follow, (error) => hear(failed(error)), Boolean(printed && !printed.error));
    return () => {
      isFollowed = false;
      stop();
    };
  }

  /** Does something with urql, now or as soon as it is there, and fetches it unless the page can go on waiting. */
  #whenOpen(begin: (urql: Urql) => () => void, fail: (error: Error) => void, isPatient = false): () => void {
    let stop = () => {};
    const start = (urql: Urql) => {
      stop = begin(urql);
    };
    if (this.#urql) start(this.#urql);
    else {
      this.#followers.add(start);
      if (!isPatient) this.open().catch((error) => this.#followers.has(start) && fail(error));
    }
    return () => {
      this.#followers.delete(start);
      stop();
    };
  }
}

export const buildBrowserClient = (locale: Locale, state: ServerState): BrowserClient =>
  new BrowserClient(state, async (client) => (await import('./late/open-client.ts')).openClient(locale, client));
