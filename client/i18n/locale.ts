import { type Language, pathIn } from '../../schema/languages.ts';

export type Locale = Language;

/** Browsers take two slashes or backslashes at the beginning of a link for the name of another host. */
const withOneSlash = (path: string) => path.replace(/^(?:\\|\/[/\\\t\n\r])[/\\\t\n\r]*/, '/');

/** The URL of a route-table path (with its query and hash) in a language; never one of another host. */
export const localePath = (locale: Locale, path: string): string => pathIn(locale, withOneSlash(path));
