import type { OpeningChange, WorkingTime } from '../graphql/generated/types.ts';
import { riyadhAheadMs, toHour } from './riyadh-time.ts';
import { toPlainDigits } from './western-digits.ts';

/** Sunday first, as `Date` counts. Compared without diacritics, hamzas and letter case. */
const names: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'الاحد', 'احد'],
  ['monday', 'mon', 'الاثنين', 'اثنين'],
  ['tuesday', 'tue', 'الثلاثاء', 'ثلاثاء'],
  ['wednesday', 'wed', 'الاربعاء', 'اربعاء'],
  ['thursday', 'thu', 'الخميس', 'خميس'],
  ['friday', 'fri', 'الجمعة', 'جمعة'],
  ['saturday', 'sat', 'السبت', 'سبت'],
];

const weekdays = new Map(names.flatMap((names, weekday) => names.map((name) => [name, weekday] as const)));

const plain = (name: string): string => name.replace(/[أإآ]/g, 'ا').replace(/[\u064b-\u0652]/g, '');

/** 0 is Sunday; a number counts from there, and 7 is Sunday again. Null for an unknown name. */
export const toWeekday = (day: string): number | null => {
  const name = day.trim().toLowerCase();
  if (/^[0-7]$/.test(name)) return Number(name) % 7;
  return weekdays.get(name) ?? weekdays.get(plain(name)) ?? null;
};

const clockTime = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?\s*([ap]\.?m\.?|[صم])?/i;

/** Minutes since midnight of `10:00`, `10.00`, `1000`, `9:00 PM` or a date-time; 24:00 is 1440. Null when it is no time. */
export const toMinutes = (time: string | null): number | null => {
  const written = toPlainDigits(time ?? '')
    .trim()
    .replace(/^(\d{1,2})\.?(\d{2})$/, '$1:$2');
  const [, hours, minutes, mark] = clockTime.exec(written) ?? [];
  if (!hours || !minutes) return null;
  const total = toHour(Number(hours), mark) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= 1440 ? total : null;
};

export const toClock = (minutes: number): string => {
  const hours = Math.floor(minutes / 60) % 24;
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** One row of the weekly hours: minutes since midnight, null where it cannot be read. */
export type Day = {
  name: string;
  weekday: number | null;
  isActive: boolean;
  opens: number | null;
  closes: number | null;
};

/** One row, with its hours as the provider writes them. A day off has none. */
export const toDay = (name: string, isActive: boolean, opens: string | null, closes: string | null): Day => {
  const minutesOf = (time: string | null) => (isActive ? toMinutes(time) : null);
  return { name, weekday: toWeekday(name), isActive, opens: minutesOf(opens), closes: minutesOf(closes) };
};

/** The week as it is shown, Sunday first when every day is known. `today` is Riyadh's day of the week. */
export const toWorkingTimes = (days: readonly Day[], today: number): WorkingTime[] => {
  const week = days.map(({ name, weekday, isActive, opens, closes }) => ({
    day: name,
    weekday,
    isToday: weekday === today,
    isActive,
    opensAt: opens === null ? null : toClock(opens),
    closesAt: closes === null ? null : toClock(closes),
  }));
  const isKnown = week.every(({ weekday }) => weekday !== null);
  return isKnown ? week.sort((one, other) => (one.weekday ?? 0) - (other.weekday ?? 0)) : week;
};

const minuteMs = 60_000;
const dayMinutes = 1440;
const daysAhead = 8;

/** From and to, in minutes since today's midnight in Riyadh. */
type Span = { from: number; to: number };

type Opening = { isOpen: boolean; change: OpeningChange | null };

/** Riyadh's day of the week, 0 is Sunday. */
export const riyadhWeekday = (now: number): number => new Date(now + riyadhAheadMs).getUTCDay();

const spanOf = ({ opens, closes }: Day): Span | null => {
  if (opens === null || closes === null) return null;
  // A branch that closes at or before its opening hour closes on the next day.
  return { from: opens, to: closes > opens ? closes : closes + dayMinutes };
};

/** From yesterday, whose night may last until now, to a week ahead; touching spans are one. */
const spansAround = (days: readonly Day[], today: number): Span[] => {
  const spans: Span[] = [];
  for (const day of days) {
    const span = spanOf(day);
    for (let ahead = -1; span && ahead < daysAhead; ahead++) {
      if (day.weekday !== (today + ahead + 7) % 7) continue;
      spans.push({ from: span.from + ahead * dayMinutes, to: span.to + ahead * dayMinutes });
    }
  }
  spans.sort((one, other) => one.from - other.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
};

/** Whether the hours say anything of today: some day of theirs is known, and today's can be read. */
const tellsToday = (days: readonly Day[], today: number): boolean => {
  if (!days.some(({ weekday }) => weekday !== null)) return false;
  return days.every((day) => day.weekday !== today || !day.isActive || spanOf(day) !== null);
};

/**
 * Whether a branch is open at an instant. Both its weekly hours and the provider's own flag can close it, so no
 * customer is sent to a locked door after hours or on a day that was closed by hand. Hours that cannot be read say
 * nothing.
 */
export const openingOf = (days: readonly Day[], saysOpen: boolean | null, now: number): Opening => {
  const today = riyadhWeekday(now);
  if (!tellsToday(days, today)) return { isOpen: saysOpen ?? false, change: null };
  const minutes = Math.floor((now + riyadhAheadMs) / minuteMs) % dayMinutes;
  const midnight = Math.floor((now + riyadhAheadMs) / minuteMs / dayMinutes) * dayMinutes * minuteMs - riyadhAheadMs;
  const spans = spansAround(days, today);
  const current = spans.find(({ from, to }) => from <= minutes && minutes < to);
  if (current && saysOpen === false) return { isOpen: false, change: null };
  const next = current ? current.to : spans.find(({ from }) => from > minutes)?.from;
  const isFar = next === undefined || next >= (daysAhead - 1) * dayMinutes + minutes;
  const change = isFar
    ? null
    : {
        at: new Date(midnight + next * minuteMs).toISOString(),
        time: toClock(next),
        inDays: Math.floor(next / dayMinutes),
      };
  return { isOpen: current !== undefined, change };
};
