import { languages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import { onceFor } from './once-for.ts';

type DateStyle = 'day' | 'dayShort' | 'month' | 'monthName' | 'full' | 'weekday' | 'weekdayShort';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  dayShort: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
};

const formattersOf = onceFor((locale: Locale) => {
  const { intl, calendar = 'gregory' } = languages[locale];
  return onceFor((style: DateStyle) => new Intl.DateTimeFormat(intl, { ...options[style], calendar, timeZone: 'UTC' }));
});

/** A calendar day (`YYYY-MM-DD`) in words. It is a day, not an instant: no time zone can shift it. */
export const formatDay = (locale: Locale, date: string, style: DateStyle): string => {
  const instant = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? date : formattersOf(locale)(style).format(instant).replaceAll('\u202f', ' ');
};
