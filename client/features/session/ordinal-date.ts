import { languages } from '../../../schema/languages.ts';
import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

const suffixes: Record<Intl.LDMLPluralRule, string> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** A date of birth in words: `March 14th, 1990`, and in Arabic, which has no such ending, `14 مارس 1990`. */
export const ordinalDate = (locale: Locale, date: string): string => {
  if (!languages[locale].hasOrdinals) return formatDay(locale, date, 'full');
  const [month, year] = formatDay(locale, date, 'month').split(' ');
  const day = Number(date.slice(8, 10));
  return `${month} ${day}${suffixes[rules.select(day)]}, ${year}`;
};
