import { AnswerCache, type Question } from '../http/answer-cache.ts';
import type { Answer } from './decode.ts';
import { isOutage, isTrouble } from './errors.ts';
import type { KnownText } from './transport.ts';

type Read<T> = (answer: Answer) => T;

/**
 * A public answer with what each reader made of it, which must not be changed. A reader is one function for all calls:
 * the same text again, also as a customer's own answer, is then not read again.
 */
export class PublicAnswer implements KnownText {
  readonly text: string;
  readonly json: unknown;
  readonly #values = new Map<Read<unknown>, unknown>();

  constructor({ text, json }: KnownText) {
    this.text = text;
    this.json = json;
  }

  /** `last` when the text has come again letter for letter. */
  static from(answer: KnownText, last: PublicAnswer | undefined): PublicAnswer {
    return last && answer.json === last.json ? last : new PublicAnswer(answer);
  }

  as<T>(read: Read<T>, toAnswer: (json: unknown) => Answer): T {
    if (!this.#values.has(read)) this.#values.set(read, read(toAnswer(this.json)));
    return this.#values.get(read) as T;
  }
}

/** The names are those of the settings; milliseconds. */
export type Lifetimes = {
  /** How long an answer counts as fresh; 0 keeps none. */
  providerCacheMs: number;
  /** How long after that it is still given while it is read anew. */
  providerStaleMs: number;
  /** How long it is given while the provider is in trouble, with the time at which it was read. */
  providerDownStaleMs: number;
};

/** What is read, in which language and with which settings. `kind` is the first part of the path, such as `products`. */
export type PublicRead = Question & {
  load: (last: PublicAnswer | undefined, onTrouble: () => void) => Promise<PublicAnswer>;
};

export type PublicReads = ReturnType<typeof buildPublicReads>;

/** Bytes per character of an answer, as text, as JSON and as what was made of it. */
const bytesACharacter = 8;

/** The cache of the provider's public answers, which are the same for all guests. */
export const buildPublicReads = ({ providerCacheMs, providerStaleMs, providerDownStaleMs }: Lifetimes) =>
  new AnswerCache<PublicAnswer, PublicRead>({
    freshMs: providerCacheMs,
    staleMs: providerStaleMs,
    downMs: providerDownStaleMs,
    patienceMs: 2_000,
    mostEntries: 500,
    mostBytes: 24 * 1024 * 1024,
    bytesOf: ({ text }) => text.length * bytesACharacter,
    load: ({ load }, last, onTrouble) => load(last, onTrouble),
    failureOf: (error) => (isTrouble(error) ? (isOutage(error) ? 'outage' : 'trouble') : 'refusal'),
  });
