import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { isDay } from '../../ui/form/calendar-rules.ts';

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

/** A day as it is typed: each part the digits so far, Western ones. */
export type DateParts = { day: string; month: string; year: string };

export const partLengths = { day: 2, month: 2, year: 4 } as const satisfies Record<keyof DateParts, number>;

export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  return { day, month, year };
};

/** The day (`YYYY-MM-DD`) that the parts name, or null while they name none between the limits. */
export const dateIn = ({ day, month, year }: DateParts, { min, max }: { min: string; max: string }): string | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A day that its month does not have becomes one of the next month.
  const isReal = isDay(date) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isReal && date >= min && date <= max ? date : null;
};

/** Whether no further digit can follow: both stand there, or a second one would lead beyond the month or the year. */
export const isFull = (part: keyof DateParts, digits: string): boolean =>
  digits.length === partLengths[part] ||
  (part === 'day' && /^[4-9]$/.test(digits)) ||
  (part === 'month' && /^[2-9]$/.test(digits));
