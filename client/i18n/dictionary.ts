import type { IntlShape } from 'react-intl';
import type { Locale } from './locale.ts';
import { messageFormatter } from './message-formats.ts';
import { type Catalogue, loadWord, type Messages, type Word } from './words.ts';

/**
 * `ar-EG` names the months as the house wants them; the digits are Western in both languages, as on the prices, so
 * that every server and browser prints the same.
 */
export const intlLocale = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Locale, string>;

/** What the shop uses of react-intl's `intl`. */
export type ShopIntl = Pick<IntlShape, 'locale' | 'formatMessage'>;

/** The texts of one language that have arrived so far. Each arrival makes a new `intl`. */
export class Dictionary {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  intl: ShopIntl;
  readonly #loading = new Map<Word, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  readonly #texts: Partial<Record<Word, Messages>> = {};

  constructor(locale: Locale, catalogue: Catalogue = locale) {
    this.locale = locale;
    this.catalogue = catalogue;
    this.intl = this.#build();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = () => this.intl;

  /**
   * Resolves when the texts are there. A file that cannot be loaded is logged, its texts are taken from the other
   * language until the next call tries again, and only when they are nowhere to be had does this reject.
   */
  async load(words: readonly Word[]): Promise<void> {
    await Promise.all(words.map((word) => this.#loadOnce(word)));
  }

  /** Takes over texts that came with the page, so that their files need not be fetched. */
  preset(texts: Partial<Record<Word, Messages>>): void {
    Object.assign(this.#texts, texts);
    for (const word of Object.keys(texts) as Word[]) this.#loading.set(word, Promise.resolve());
    this.intl = this.#build();
  }

  /** The texts of these files, as `preset` takes them. */
  textsOf(words: readonly Word[]): Partial<Record<Word, Messages>> {
    return Object.fromEntries(words.map((word) => [word, this.#texts[word] ?? {}]));
  }

  #loadOnce(word: Word): Promise<void> {
    const known = this.#loading.get(word);
    if (known) return known;
    const loading = loadWord(this.catalogue, word)
      .catch((error) => this.#loadInstead(word, error))
      .then((messages) => this.#add(word, messages));
    this.#loading.set(word, loading);
    return loading;
  }

  async #loadInstead(word: Word, error: unknown): Promise<Messages> {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
    console.error(`The texts of "${word}" could not be loaded.`, error);
    this.#loading.delete(word);
    return loadWord(this.locale === 'ar' ? 'en' : 'ar', word);
  }

  #add(word: Word, messages: Messages) {
    this.#texts[word] = messages;
    this.intl = this.#build();
    for (const listener of this.#listeners) listener();
  }

  #build(): ShopIntl {
    const locale = intlLocale[this.locale];
    return { locale, formatMessage: messageFormatter(locale, Object.assign({}, ...Object.values(this.#texts))) };
  }
}
