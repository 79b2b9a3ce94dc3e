import { type Catalogue, Dictionary, type Messages } from './dictionary.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<Messages>('../messages/*/*.json', { eager: true, import: 'default' });

/** Where no text of a file changes for a woman, the neutral file serves. */
const catalogueOf = (folder: string): Messages =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, texts]) => (path.split('/').at(-2) === folder ? [texts] : [])),
  );

const dictionaries = new Map<Catalogue, Dictionary>();

/** The texts never change while the process runs: one dictionary serves every request. */
export const dictionaryOf = (locale: Locale, arabic: Catalogue = 'ar'): Dictionary => {
  const catalogue = locale === 'ar' ? arabic : locale;
  const known = dictionaries.get(catalogue);
  if (known) return known;
  const messages = { ...catalogueOf(locale), ...catalogueOf(catalogue) };
  const dictionary = new Dictionary(locale, messages, catalogue);
  dictionaries.set(catalogue, dictionary);
  return dictionary;
};
