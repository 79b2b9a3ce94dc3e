import type { IntlShape } from 'react-intl';
import type { Gender } from '../graphql/generated/graphql.ts';
import { formatDay } from '../i18n/format.ts';
import type { Locale } from '../i18n/locale.ts';
import { riyadhToday } from '../i18n/provider-moment.ts';
import { dayAfter, isDay } from '../ui/form/calendar-rules.ts';
import { westernDigits } from '../ui/form/western-digits.ts';
import type { Session } from './viewer-scope.tsx';

/** The provider's number of the customer, as the token says it in one claim or another; null when it says none. */
export const userIdOf = ({ claims }: Session): string | null => {
  const { sub, user_id, id }: Record<string, unknown> = JSON.parse(claims);
  const found = [sub, user_id, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined || found === '' ? null : String(found);
};

/** A customer's input so far. */
export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: Gender | null;
};

const required = ['firstName', 'lastName', 'dateOfBirth', 'gender'] as const satisfies (keyof Person)[];

/** The required fields that have nothing in them; blanks count as nothing. */
export const emptyFields = (person: Person): (keyof Person)[] => required.filter((field) => !person[field]?.trim());

export const yesterdayInRiyadh = (now = Date.now()): string => dayAfter(riyadhToday(now), -1);

/** The suffix of the number of a day in a language; most write nothing. */
const suffixes: Partial<Record<Locale, Record<Intl.LDMLPluralRule, string>>> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' },
};

/** A date of birth in words: `March 14th, 1990`, and in Arabic, which has no such ending, `14 مارس 1990`. */
export const ordinalDate = (intl: IntlShape, locale: Locale, date: string): string => {
  const endings = suffixes[locale];
  if (!endings) return formatDay(intl, date, 'full');
  const [month, year] = formatDay(intl, date, 'month').split(' ');
  const day = Number(date.slice(8, 10));
  return `${month} ${day}${endings[intl.formatPlural(day, { type: 'ordinal' })]}, ${year}`;
};

/** A day (`YYYY-MM-DD`) as people type it, `14/03/1990`; empty for null. */
export const writtenDay = (date: string | null): string => (date ?? '').split('-').reverse().join('/');

/** The day (`YYYY-MM-DD`) in the input, with signs between its parts or without; null while there is none in the limits. */
export const dayIn = (typed: string, { min, max }: { min: string; max: string }): string | null => {
  const parted = westernDigits(typed).replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(parted) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A day that its month does not have becomes one of the next month.
  const isReal = isDay(date) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isReal && date >= min && date <= max ? date : null;
};
