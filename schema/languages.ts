type Row = {
  /** Before every path of the language; empty for the one that has none. Also the router's basename. */
  prefix: string;
  direction: 'ltr' | 'rtl';
  /** For `Intl`: it names months and orders numbers. Digits are Western everywhere, as on the prices, so that every server and browser prints the same. */
  intl: string;
  calendar: 'gregory';
  /** For `og:locale`. */
  og: string;
  /** Its own name, for the links to it, and the English one, for operators. */
  name: string;
  englishName: string;
  /** Between the things of a list. */
  comma: string;
  /** Before and after noon. */
  dayHalves: readonly [string, string];
  /** The scripts of the typeface that its first page needs. */
  scripts: readonly string[];
  /** Ordinals end in letters: `March 14th`. */
  hasOrdinals?: true;
};

/**
 * The languages of the shop by their codes, which stand in `lang`, `hreflang`, `Accept-Language` and
 * `client/messages/<code>/`. One more language is one more row, its messages and its letters in the typeface.
 */
const rows = {
  en: {
    prefix: '',
    direction: 'ltr',
    intl: 'en-GB',
    calendar: 'gregory',
    og: 'en_GB',
    name: 'English',
    englishName: 'English',
    comma: ', ',
    dayHalves: ['am', 'pm'],
    scripts: ['latin'],
    hasOrdinals: true,
  },
  ar: {
    prefix: '/ar',
    direction: 'rtl',
    intl: 'ar-EG-u-nu-latn',
    calendar: 'gregory',
    og: 'ar_SA',
    name: 'العربية',
    englishName: 'Arabic',
    comma: '، ',
    dayHalves: ['ص', 'م'],
    scripts: ['arabic', 'latin'],
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
  const start = `${pathname.toLowerCase()}/`;
  const language = languageCodes.find(
    (code) => languages[code].prefix && start.startsWith(`${languages[code].prefix}/`),
  );
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(languages[language].prefix.length) || '/' };
};

/** A path of the route table in a language: `/` in Arabic is `/ar`. */
export const pathIn = (language: Language, path: string): string => {
  const { prefix } = languages[language];
  return prefix + (prefix && /^\/(?:[?#]|$)/.test(path) ? path.slice(1) : path);
};
