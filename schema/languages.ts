type Row = {
  /** Before every path of the language; empty for a language without one. Also the router's basename. */
  prefix: string;
  direction: 'ltr' | 'rtl';
  /**
   * For `Intl`: it names the months and orders the parts of a date. Digits are Western everywhere, as on the prices, so
   * that every server and browser prints the same.
   */
  intl: string;
  /** For `Intl`, where it is not the Gregorian one. */
  calendar?: string;
  /** For `og:locale`, where it is another country than in `intl`. */
  og?: string;
  /** Its own name, for the links to it. */
  name: string;
  /** Before and after noon. */
  dayHalves: readonly [string, string];
  /** Its letters in the typeface, beside the Latin ones. */
  script?: string;
};

/**
 * The languages of the shop by their codes, which stand in `lang`, `hreflang`, `Accept-Language` and
 * `client/messages/<code>/`. One more language is one more row, its messages and its letters in the typeface. Every
 * column weighs in the first load of a page: values of most languages are left out of their rows.
 */
const rows = {
  en: {
    prefix: '',
    direction: 'ltr',
    intl: 'en-GB',
    name: 'English',
    dayHalves: ['am', 'pm'],
  },
  ar: {
    prefix: '/ar',
    direction: 'rtl',
    intl: 'ar-EG-u-nu-latn',
    og: 'ar_SA',
    name: 'العربية',
    dayHalves: ['ص', 'م'],
    script: 'arabic',
  },
} satisfies Record<string, Row>;

export type Language = keyof typeof rows;

export const languages: Record<Language, Row> = rows;

/** One text in each language. */
export type InEachLanguage = Record<Language, string>;

export const languageCodes = Object.keys(languages) as Language[];

export const inEachLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, Value>;

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(languages, code);

/** Of the language whose paths have no prefix. */
export const defaultLanguage: Language = 'en';

/** The language of a code; the default one for any other. */
export const languageOf = (code: unknown): Language => (isLanguage(code) ? code : defaultLanguage);

export const otherLanguages = (language: Language): Language[] => languageCodes.filter((code) => code !== language);

/**
 * Splits `/ar/cart` into the language and the path that the route table knows, which always starts with `/`. The prefix
 * counts in capitals, too.
 */
export const splitLanguage = (pathname: string): { language: Language; path: string } => {
  const [, first] = pathname.toLowerCase().split('/');
  const language = languageCodes.find((code) => languages[code].prefix === `/${first}`) ?? defaultLanguage;
  return { language, path: pathname.slice(languages[language].prefix.length) || '/' };
};

/** A path of the route table in a language: `/` in Arabic is `/ar`. */
export const pathIn = (language: Language, path: string): string => {
  const { prefix } = languages[language];
  return prefix + (prefix && /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path);
};

/**
 * Which of the shop's languages a visitor prefers, from the header `Accept-Language` with its weights; the earlier of
 * two with the same weight. Null when it names neither.
 */
export const preferredLanguage = (acceptLanguage = ''): Language | null => {
  const ranked = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .flatMap(({ language, quality }) => (isLanguage(language) && quality > 0 ? [{ language, quality }] : []))
    .sort((one, other) => other.quality - one.quality);
  return ranked[0]?.language ?? null;
};
