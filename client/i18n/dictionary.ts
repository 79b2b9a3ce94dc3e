import type { IntlShape } from 'react-intl';
import { languages, otherLanguages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import type { Messages } from './message-files.ts';
import { messageFormatter } from './message-formats.ts';
import { type Catalogue, loadNamespace, type Namespace } from './namespaces.ts';

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
  readonly #loading = new Map<Namespace, Promise<void>>();
  readonly #texts: Partial<Record<Namespace, Messages>> = {};
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
  async load(namespaces: readonly Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => this.#loadOnce(namespace)));
  }

  /** Takes over texts that came with the page, so that their files need not be fetched. */
  preset(texts: Partial<Record<Namespace, Messages>>): void {
    for (const [namespace, messages] of Object.entries(texts) as [Namespace, Messages][]) {
      this.#loading.set(namespace, Promise.resolve());
      this.#add(namespace, messages);
    }
  }

  /** The texts of these files, as `preset` takes them. */
  textsOf(namespaces: readonly Namespace[]): Partial<Record<Namespace, Messages>> {
    return Object.fromEntries(namespaces.map((namespace) => [namespace, this.#texts[namespace] ?? {}]));
  }

  #loadOnce(namespace: Namespace): Promise<void> {
    const known = this.#loading.get(namespace);
    if (known) return known;
    const loading = loadNamespace(this.catalogue, namespace)
      .catch((error) => this.#loadInstead(namespace, error))
      .then((messages) => this.#add(namespace, messages));
    this.#loading.set(namespace, loading);
    return loading;
  }

  async #loadInstead(namespace: Namespace, error: unknown): Promise<Messages> {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
    console.error(`The texts of "${namespace}" could not be loaded.`, error);
    this.#loading.delete(namespace);
    const [other = this.locale] = otherLanguages(this.locale);
    return loadNamespace(other, namespace);
  }

  #add(namespace: Namespace, messages: Messages) {
    this.#texts[namespace] = messages;
    Object.assign(this.#messages, messages);
  }
}
