import { riyadhMoment } from '../i18n/provider-moment.ts';
import { westernDigits } from '../ui/form/western-digits.ts';

/** With the first letter of its mark, such as `PM` or `مساءً`. */
const clock = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::\d{2})?\s*([apصم])?/i;

/** Minutes since midnight of a time as the provider shows it (`21:30` or `9:30 PM`), null when it shows none. */
export const minutesOfDay = (time: string): number | null => {
  const [found, hours, minutes, mark] = clock.exec(westernDigits(time)) ?? [];
  if (!found) return null;
  const half = /[pم]/i.test(mark ?? '') ? 12 : 0;
  const hour = mark ? (Number(hours) % 12) + half : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null;
};

/** `YYYY-MM-DD`; a day that does not begin with its year begins with its day. */
const dayOf = (written: string): string | null => {
  const day = written.replace(/^(\d\d)[-/.](\d\d)[-/.](\d{4})/, '$3-$2-$1');
  return /^\d{4}-\d\d-\d\d/.exec(day)?.[0] ?? null;
};

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Day and clock of a provider's date-time, for showing only: in Riyadh when it names a zone, else as they are written. The
 * day is null, and the clock the whole text, where there is none.
 */
export const providerMoment = (value: string): { date: string | null; time: string } => {
  const written = westernDigits(value).trim();
  const instant = hasZone.test(written.slice(10)) ? Date.parse(written.replace(' ', 'T')) : Number.NaN;
  if (!Number.isNaN(instant)) return riyadhMoment(new Date(instant).toISOString());
  const minutes = minutesOfDay(written);
  const time = minutes === null ? written : new Date(minutes * 60_000).toISOString().slice(11, 16);
  return { date: dayOf(written), time };
};

const minuteOf = (value: string): string => {
  const { date, time } = providerMoment(value);
  return `${date} ${time.padStart(5, '0')}`;
};

/** Whether two date-times of the provider mean the same minute, however it writes them; without a zone they are Riyadh's. */
export const isSameMoment = (a: string, b: string): boolean => a === b || minuteOf(a) === minuteOf(b);
