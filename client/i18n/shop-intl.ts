import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { languages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import type { MessageId } from './message-id.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface Formats {
      formatDate: DateStyle;
    }
  }
}

/** Texts by their ids, as `formatjs compile --ast` writes them. */
export type Messages = Record<string, MessageFormatElement[]>;

/** A folder of texts. `feminine` is Arabic that speaks to a woman. */
export type Catalogue = Locale | 'feminine';

/** Texts of public pages, and texts of customers' pages and dialogs only. */
export type TextsOf = 'public' | 'account';

/** A text that is missing or lacks a value shows its id, in development and in production alike. */
const onError = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: a test that visits the page fails with it
  console.error(error);
};

const days = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayShort: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How a day is written. */
export type DateStyle = keyof typeof days;

/** Calendar and zone are pinned, so that the server and every browser write the same. */
const formatsOf = (calendar: string) => ({
  date: Object.fromEntries(Object.entries(days).map(([style, day]) => [style, { ...day, calendar, timeZone: 'UTC' }])),
});

/** react-intl in a language of the shop, for the page and for code outside React. */
export const buildIntl = (locale: Locale, messages: Messages): IntlShape => {
  const { intl, calendar = 'gregory' } = languages[locale];
  return createIntl(
    {
      locale: intl,
      formats: formatsOf(calendar),
      // Its type wants every id; a public page brings only some.
      messages: messages as Record<MessageId, MessageFormatElement[]>,
      onError,
    },
    createIntlCache(),
  );
};
