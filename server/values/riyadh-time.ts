import { toPlainDigits } from './western-digits.ts';

/** Milliseconds. Riyadh is three hours ahead of UTC all year. */
export const riyadhAheadMs = 3 * 3600 * 1000;

/** Whether a text is a day that exists, `YYYY-MM-DD`; `0000-00-00`, which some databases keep for none, is not. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

type Moment = { date: string; time: string };

/** Riyadh's day and clock at an instant, milliseconds since 1970. */
const atInstant = (instant: number): Moment => {
  const shifted = new Date(instant + riyadhAheadMs).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
};

/** Seconds or milliseconds since 1970, from 1973 until 2286; shorter numbers mean something else. */
const sinceEpoch = /^(\d{9,10}|\d{12,13})$/;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const clock =
  /^[T\s,]\s{0,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s{0,3}([ap]\.?m\.?|[صم])?\s{0,3}(Z|[+-]\d{2}:?\d{2})?$/i;

/** The day as `YYYY-MM-DD`, and the text after it; a day that is not written year first is written day first. */
const splitDay = (written: string): { day: string; rest: string } | null => {
  const [first, last] = [yearFirst.exec(written), dayFirst.exec(written)];
  const parts = first ? first.slice(1) : (last?.slice(1).reverse() ?? []);
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  return isDay(day) ? { day, rest: written.slice((first ?? last)?.[0].length) } : null;
};

/** The hour of the day by the mark behind it: `am`, `pm` or the Arabic letters for them. */
export const toHour = (hour: number, mark = ''): number => {
  if (/^[pم]/i.test(mark) && hour < 12) return hour + 12;
  return /^[aص]/i.test(mark) && hour === 12 ? 0 : hour;
};

/** Milliseconds since 1970 of a time of the provider; one without a zone is Riyadh's. Null when it is no time. */
export const toInstant = (value: string | null): number | null => {
  const written = toPlainDigits(value ?? '').trim();
  if (sinceEpoch.test(written)) return Number(written) * (written.length > 10 ? 1 : 1000);
  const parts = splitDay(written);
  const [, hours, minutes, seconds = 0, mark, zone] = clock.exec(parts?.rest ?? '') ?? [];
  if (!parts || !hours || !minutes) return null;
  const hour = toHour(Number(hours), mark);
  if (hour * 60 + Number(minutes) > 1440 || Number(minutes) > 59) return null;
  const offset = zone ? (zone.toUpperCase() === 'Z' ? '+00:00' : zone.replace(/^(...)(\d{2})$/, '$1:$2')) : '+03:00';
  const instant =
    Date.parse(`${parts.day}T00:00:00${offset}`) + ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return Number.isNaN(instant) ? null : instant;
};

/** Day and `HH:MM` of a time of the provider in Riyadh, for showing only. Null when it is no time. */
export const toRiyadhTime = (value: string | null): Moment | null => {
  const instant = toInstant(value);
  return instant === null ? null : atInstant(instant);
};

/**
 * The day of a provider's date. With a time in a zone it is the day in Riyadh: midnight there is written as 21:00 of the
 * day before in UTC. Null when it cannot be read.
 */
export const toRiyadhDay = (value: string | null): string | null => {
  const written = toPlainDigits(value ?? '').trim();
  return toRiyadhTime(written)?.date ?? splitDay(written)?.day ?? null;
};

/** Whether a day can be a date of birth (`YYYY-MM-DD`): from 1920 until yesterday in Riyadh, as the calendars offer. */
export const isDateOfBirth = (day: string, now = Date.now()): boolean =>
  day >= '1920-01-01' && day < new Date(now + riyadhAheadMs).toISOString().slice(0, 10);
