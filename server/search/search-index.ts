import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { TextRange } from '../graphql/generated/types.ts';
import { distance } from '../settings/nearest-name.ts';
import { type FoldedWord, foldText, wordsOf } from './fold.ts';
import type { EntryKind, SearchEntry } from './search-entry.ts';

/** Synonyms of customers of beauty and wellness shops, loan words and common spellings included. */
const groups = [
  'massage masaj مساج مساچ مسّاج تدليك',
  'hammam حمام حمّام',
  'manicure مانيكير منيكير مناكير منكير',
  'pedicure باديكير بديكير بدكير باديكور',
  'nails nail أظافر اظفر ظفر',
  'hair شعر',
  'haircut cut قص قصة حلاقة',
  'blowout blowdry سشوار استشوار سيشوار',
  'hairdo updo styling تسريحة تسريحات',
  'dye colour color colouring coloring صبغة صبغ لون',
  'facial face فيشل فيشيال وجه',
  'skin بشرة',
  'peeling scrub سكراب تقشير مقشر',
  'makeup مكياج ميكب ميكاب',
  'waxing wax واكس شمع',
  'threading خيط فتلة',
  'brows brow eyebrows eyebrow حواجب حاجب',
  'lashes lash eyelashes رموش رمش',
  'henna حناء حنة حنا',
  'spa سبا',
  'beard لحية ذقن دقن',
  'bride bridal عروس عرايس عرائس',
  'kids kid children child girls أطفال اطفال بنات صغيرة',
  'oil oils زيت زيوت',
  'perfume fragrance عطر عطور',
  'cream كريم',
  'serum سيروم سيرم',
  'gift gifts هدية هدايا إهداء',
  'card cards بطاقة بطاقات',
];

/** Loan words are written with one letter or two: hamam, hammam, massaj. */
const singled = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

/** Shorter words resemble too many others, or begin them. */
const shortestGuess = 5;
const shortestBeginning = 3;

const sameWords = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(' ').map(foldText);
  for (const word of words) sameWords.set(word, new Set([...(sameWords.get(word) ?? []), ...words]));
}

/** The synonyms of one of these folded forms; none for a word that is not of the trade. */
const sameInTrade = (forms: readonly string[]): string[] =>
  [...new Set(forms.flatMap((form) => [...(sameWords.get(form) ?? [])]))].filter((word) => !forms.includes(word));

/** The trade's words for things whose names begin with one of these folded forms, or are at most one slip away. */
const nearInTrade = (forms: readonly string[]): string[] => {
  const isNear = (form: string, known: string) =>
    (form.length >= shortestBeginning && known.startsWith(form)) ||
    (form.length >= shortestGuess && distance(form, known) <= 1);
  const near = [...sameWords].filter(([known]) => forms.some((form) => isNear(singled(form), singled(known))));
  return [...new Set(near.flatMap(([, words]) => [...words]))];
};

/** An entry that matches the search; `matches` are the words of its name that do. */
export type FoundEntry = { entry: SearchEntry; matches: TextRange[] };

export type SearchWish = {
  text: string;
  /** Empty stands for all. */
  kinds: readonly EntryKind[];
  first: number;
};

/** Best first. `totals` counts every kind, also unwished ones. */
export type Found = { entries: FoundEntry[]; totals: Map<EntryKind, number> };

type Pass = { fuzzy: boolean; combineWith: 'AND' | 'OR' };

const longestName = 120;
const longestAbout = 800;
const longestSearch = 100;
const mostWords = 8;
const mostMatches = 20;
/**
 * With fewer good hits than this, hits of the trade's other words come after them, then forgiven slips of the finger.
 */
const fewHits = 4;

/** Articles of other scripts: they decide nothing beside another word. */
const weakWords = new Set(['al', 'el', 'the']);

const termsOf = (text: string) => wordsOf(text, longestName + longestAbout).flatMap(({ forms }) => forms);

/** How many letters of a word may be wrong. */
const slipsIn = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The word with two neighbours exchanged, which counts as one slip as well. */
const exchanges = (word: string): string[] => {
  if (slipsIn(word) !== 1) return [];
  const at = (index: number) => word[index] ?? '';
  return Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + at(index + 1) + at(index) + word.slice(index + 2),
  );
};

const queryOf = (words: FoldedWord[], { fuzzy, combineWith }: Pass): Query => {
  const alternatives = ({ forms }: FoldedWord): Query => ({
    combineWith: 'OR',
    queries: fuzzy ? [...forms, ...exchanges(forms[0] ?? '')] : forms,
  });
  return { combineWith, queries: words.map(alternatives) };
};

const isNamed = (word: FoldedWord, { match }: SearchResult): boolean =>
  Object.entries(match).some(
    ([term, fields]) => fields.includes('name') && word.forms.some((form) => term.startsWith(form)),
  );

export type SearchIndex = ReturnType<typeof buildSearchIndex>;

export const buildSearchIndex = (entries: readonly SearchEntry[]) => {
  const resultsFor = (text: string): SearchResult[] => {
    const all = wordsOf(text, longestSearch);
    const strong = all.filter(({ forms }) => !weakWords.has(forms[0] ?? ''));
    const words = (strong.length > 0 ? strong : all).slice(0, mostWords);
    if (words.length === 0) return [];
    const exact: Pass = { fuzzy: false, combineWith: 'AND' };
    const found = search(words, exact);
    const add = (more: SearchResult[]) =>
      found.push(...more.filter(({ id }) => found.every((known) => known.id !== id)));
    const withMore = (more: typeof sameInTrade) =>
      words.map((word) => ({ ...word, forms: [...word.forms, ...more(word.forms)] }));
    const inTrade = withMore(sameInTrade);
    const namedIn = (result: SearchResult) => inTrade.filter((word) => isNamed(word, result)).length;
    if (found.filter(namedIn).length < fewHits) add(search(inTrade, exact));
    found.sort((one, other) => namedIn(other) - namedIn(one));
    if (found.length < fewHits) add(search(words, { fuzzy: true, combineWith: 'AND' }));
    if (found.length === 0) add(search(withMore(nearInTrade), exact));
    return found.length > 0 || words.length === 1 ? found : search(words, { fuzzy: true, combineWith: 'OR' });
  };

  const search = (words: FoldedWord[], pass: Pass): SearchResult[] => {
    const results = engine.search(queryOf(words, pass), { fuzzy: pass.fuzzy ? slipsIn : false });
    const rank = new Map(results.map((result) => [result, words.filter((word) => isNamed(word, result)).length]));
    return results.sort((one, other) => (rank.get(other) ?? 0) - (rank.get(one) ?? 0) || other.score - one.score);
  };

  const engine = new MiniSearch<{ id: number; name: string; about: string }>({
    fields: ['name', 'about'],
    tokenize: termsOf,
    searchOptions: {
      tokenize: (term) => [term],
      prefix: true,
      boost: { name: 20 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  engine.addAll(
    entries.map(({ item, about }, id) => ({
      id,
      name: item.name.slice(0, longestName),
      about: about.slice(0, longestAbout),
    })),
  );
  return {
    /** Good hits stand before forgiven ones, and those in names before those in descriptions. */
    find: ({ text, kinds, first }: SearchWish): Found => {
      const results = resultsFor(text);
      const totals = new Map<EntryKind, number>();
      const found: FoundEntry[] = [];
      for (const result of results) {
        const entry = entries[result.id];
        if (!entry) continue;
        const count = (totals.get(entry.kind) ?? 0) + 1;
        totals.set(entry.kind, count);
        const isWished = kinds.length === 0 || kinds.includes(entry.kind);
        if (isWished && count <= first) found.push({ entry, matches: matchesIn(entry.item.name, result) });
      }
      return { entries: found, totals };
    },
  };
};

const matchesIn = (name: string, { match }: SearchResult): TextRange[] =>
  wordsOf(name, longestName)
    .filter(({ forms }) => forms.some((form) => match[form]?.includes('name')))
    .slice(0, mostMatches)
    .map(({ start, end }) => ({ start, end }));
