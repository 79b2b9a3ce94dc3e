import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** What a language writes after the number of a day; most write nothing. */
const suffixes: Partial<Record<Locale, Record<Intl.LDMLPluralRule, string>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' },
};

/** A date of birth in words: `March 14th, 1990`, and in Arabic, which has no such ending, `14 مارس 1990`. */
export const ordinalDate = (locale: Locale, date: string): string => {
  const endings = suffixes[locale];
  if (!endings) return formatDay(locale, date, 'full');
  const [month, year] = formatDay(locale, date, 'month').split(' ');
  const day = Number(date.slice(8, 10));
  return `${month} ${day}${endings[new Intl.PluralRules(locale, { type: 'ordinal' }).select(day)]}, ${year}`;
};
