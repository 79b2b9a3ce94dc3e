import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { languages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import type { Text } from './message-id.ts';

/** Texts by their ids, as the build writes them: syntax trees. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** A folder of texts. `feminine` is Arabic that speaks to a woman; it holds only what differs from `ar`. */
export type Catalogue = Locale | 'feminine';

/** What the shop uses of react-intl's `intl`. */
export type ShopIntl = Pick<IntlShape, 'locale' | 'formatMessage'> & { text: Text };

const logWhileDeveloping = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: developers see what customers are spared
  if (import.meta.env?.DEV) console.error(error);
};

/**
 * The texts of one language: on the server all, in a browser those that came so far. `intl` stays the same object when
 * more arrive: a new one would draw the whole page again, and parts that the server has printed would go until their code
 * is there.
 */
export class Dictionary {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly intl: ShopIntl;
  readonly #messages: Messages;

  constructor(locale: Locale, messages: Messages, catalogue: Catalogue = locale) {
    this.locale = locale;
    this.catalogue = catalogue;
    this.#messages = messages;
    const tag = languages[locale].intl;
    const { formatMessage } = createIntl(
      // `createIntl` reads this object at each call, so texts that arrive later are found too.
      { locale: tag, messages: messages as Record<string, MessageFormatElement[]>, onError: logWhileDeveloping },
      createIntlCache(),
    );
    this.intl = { locale: tag, formatMessage, text: (id, values) => formatMessage({ id }, values) };
  }

  add(messages: Messages): void {
    Object.assign(this.#messages, messages);
  }

  /** The texts of these ids; all without. */
  textsOf(ids: readonly string[] = Object.keys(this.#messages)): Messages {
    return Object.fromEntries(ids.map((id) => [id, this.#messages[id] ?? id]));
  }
}
