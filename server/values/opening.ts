import type { OpeningChange } from '../graphql/generated/types.ts';
import { riyadhAheadMs } from './riyadh-time.ts';
import { type Day, toClock } from './working-times.ts';

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

/** From yesterday, whose night may last until now, to a week ahead; what touches is one span. */
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
