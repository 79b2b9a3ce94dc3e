import { Dictionary } from './dictionary.ts';
import type { Locale } from './locale.ts';
import { allWords, type Catalogue } from './words.ts';

const dictionaries = new Map<Catalogue, Promise<Dictionary>>();

/** The texts never change while the process runs: one dictionary serves every request. */
export const dictionaryOf = (locale: Locale, arabic: Catalogue = 'ar'): Promise<Dictionary> => {
  const catalogue = locale === 'ar' ? arabic : locale;
  const known = dictionaries.get(catalogue);
  if (known) return known;
  const dictionary = new Dictionary(locale, catalogue);
  const loading = dictionary.load(allWords).then(() => dictionary);
  dictionaries.set(catalogue, loading);
  return loading;
};
