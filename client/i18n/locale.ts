export type Locale = 'en' | 'ar';

export const locales = ['en', 'ar'] as const satisfies readonly Locale[];

/** The prefix of every address in a language: none for English. Also the router's basename. */
export const prefixOf = (locale: Locale): '' | '/ar' => (locale === 'ar' ? '/ar' : '');

/** Splits `/ar/cart` into the language and the path that the route table knows; the path always starts with `/`. */
export const splitLocale = (pathname: string): { locale: Locale; path: string } => {
  if (pathname === '/ar') return { locale: 'ar', path: '/' };
  if (pathname.startsWith('/ar/')) return { locale: 'ar', path: pathname.slice(3) };
  return { locale: 'en', path: pathname };
};

/** Browsers take two slashes or backslashes at the beginning of a link for the name of another host. */
const withOneSlash = (path: string) => path.replace(/^[/\\][/\\\t\n\r]*/, '/');

/** The address of a route-table path (with its query and hash) in a language; never one of another host. */
export const localePath = (locale: Locale, path: string): string => {
  const own = withOneSlash(path);
  return prefixOf(locale) + (locale === 'ar' && /^\/(?:[?#]|$)/.test(own) ? own.slice(1) : own);
};
