import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** A Sunday, to count the days of the week from. */
const sunday = Date.parse('2026-11-22T00:00:00Z');

const dayMs = 24 * 60 * 60 * 1000;

/** The name of a day of the week in the language of the page, whatever the provider wrote; 0 is Sunday. */
export const weekdayName = (locale: Locale, weekday: number): string =>
  formatDay(locale, new Date(sunday + weekday * dayMs).toISOString(), 'weekday');
