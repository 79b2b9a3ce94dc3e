import type { IntlShape } from 'react-intl';
import { languages, otherLanguages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import { messageFormatter } from './message-formats.ts';
import type { Messages } from './word-files.ts';
import { type Catalogue, loadWord, type Word } from './words.ts';

/** What the shop uses of react-intl's `intl`. */
export type ShopIntl = Pick<IntlShape, 'locale' | 'formatMessage'>;

/**
 * The message catalog of one language: the texts loaded so far. `intl` stays the same object when more arrive: a new one
 * would draw the whole page again, and parts that the server has printed would go until their code is there.
 */
export class Dictionary {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly intl: ShopIntl;
  readonly #loading = new Map<Word, Promise<void>>();
  readonly #texts: Partial<Record<Word, Messages>> = {};
  readonly #messages: Messages = {};

  constructor(locale: Locale, catalogue: Catalogue = locale) {
    this.locale = locale;
    this.catalogue = catalogue;
    const tag = languages[locale].intl;
    this.intl = { locale: tag, formatMessage: messageFormatter(tag, this.#messages) };
  }

  /**
   * Resolves when the texts are loaded. A file that cannot be loaded is logged, its texts are taken from the other
   * language until the next call tries again, and only when they are nowhere to be had does this reject.
   */
  async load(words: readonly Word[]): Promise<void> {
    await Promise.all(words.map((word) => this.#loadOnce(word)));
  }

  /** Takes over texts that came with the page, so that their files need not be fetched. */
  preset(texts: Partial<Record<Word, Messages>>): void {
    for (const [word, messages] of Object.entries(texts) as [Word, Messages][]) {
      this.#loading.set(word, Promise.resolve());
      this.#add(word, messages);
    }
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
    const [other = this.locale] = otherLanguages(this.locale);
    return loadWord(other, word);
  }

  #add(word: Word, messages: Messages) {
    this.#texts[word] = messages;
    Object.assign(this.#messages, messages);
  }
}
