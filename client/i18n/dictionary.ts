import type { Locale } from './locale.ts';
import { type Counting, countingOf } from './message.ts';
import { type Messages, Texts } from './texts.ts';
import { loadWord, type Word } from './words.ts';

/**
 * `ar-EG` names the months as the house wants them; the digits are Western in both languages, as on the prices, so
 * that every server and browser prints the same.
 */
export const intlLocale = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Locale, string>;

/** The texts of one language that have arrived so far. Each arrival makes a new `texts`. */
export class Dictionary {
  readonly locale: Locale;
  texts: Texts;
  readonly #counting: Counting;
  readonly #loading = new Map<Word, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #messages: Messages = {};

  constructor(locale: Locale) {
    this.locale = locale;
    this.#counting = countingOf(intlLocale[locale]);
    this.texts = new Texts({}, this.#counting);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = () => this.texts;

  /** Resolves when the texts are there; a failed file is tried again by the next call. */
  async load(words: readonly Word[]): Promise<void> {
    await Promise.all(words.map((word) => this.#loadOnce(word)));
  }

  #loadOnce(word: Word): Promise<void> {
    const known = this.#loading.get(word);
    if (known) return known;
    const loading = loadWord(this.locale, word).then(
      (messages) => this.#add(messages),
      (error) => {
        this.#loading.delete(word);
        throw error;
      },
    );
    this.#loading.set(word, loading);
    return loading;
  }

  #add(messages: Messages) {
    this.#messages = { ...this.#messages, ...messages };
    this.texts = new Texts(this.#messages, this.#counting);
    for (const listener of this.#listeners) listener();
  }
}
