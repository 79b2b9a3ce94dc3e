import type { Locale } from '../i18n/locale.ts';

/** The provider's legal page in a language, as far as it has one. A language that the operator put there stays. */
export const legalUrl = (page: string, locale: Locale): string => {
  const url = URL.parse(page);
  if (!url) return page;
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', locale);
  return url.href;
};
