import { Dictionary } from './dictionary.ts';
import type { Locale } from './locale.ts';
import { allNamespaces, type Catalogue } from './namespaces.ts';

const dictionaries = new Map<Catalogue, Promise<Dictionary>>();

/** The texts never change while the process runs: one dictionary serves every request. */
export const dictionaryOf = (locale: Locale, arabic: Catalogue = 'ar'): Promise<Dictionary> => {
  const catalogue = locale === 'ar' ? arabic : locale;
  const known = dictionaries.get(catalogue);
  if (known) return known;
  const dictionary = new Dictionary(locale, catalogue);
  const loading = dictionary.load(allNamespaces).then(() => dictionary);
  dictionaries.set(catalogue, loading);
  return loading;
};
