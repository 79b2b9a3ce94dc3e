import type { Answer } from './decode.ts';
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
