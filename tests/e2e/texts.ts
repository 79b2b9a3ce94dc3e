import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDay } from '../../client/i18n/format.ts';
import { buildIntl, type DateStyle } from '../../client/i18n/shop-intl.ts';
import type { Language } from './running-shop.ts';

type Catalogue = Language | 'feminine';

const folder = join(import.meta.dirname, '../../client/messages');

const load = (language: Catalogue): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(join(folder, language, '*.json')).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );

const ar = load('ar');
const messages = { en: load('en'), ar, feminine: { ...ar, ...load('feminine') } };

/** The shop's texts in a language, by the id of the text; `values` fill simple places such as `{name}`. */
export const textsIn =
  (language: Catalogue) =>
  (id: string, values: Record<string, string | number> = {}): string => {
    const message = messages[language][id];
    if (message === undefined) throw new Error(`There is no text ${id}`);
    return message.replaceAll(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
  };

/** A day (`YYYY-MM-DD`) as the shop writes it in a language. */
export const wordsOfDay = (language: Language, date: string, style: DateStyle): string =>
  formatDay(buildIntl(language, {}), date, style);

/** The name of the link to the other language. */
export const otherLanguage = /^(?:English|العربية)$/;

export type Say = ReturnType<typeof textsIn>;
