import type { OpeningChange } from '../graphql/generated/types.ts';
import { type Day, toClock } from './working-times.ts';

const MINUTE = 60_000;
const DAY = 1440;
const RIYADH_AHEAD = 3 * 60 * MINUTE;
const DAYS_AHEAD = 8;

/** From and to, in minutes since today's midnight in Riyadh. */
type Span = { from: number; to: number };

type Opening = { isOpen: boolean; change: OpeningChange | null };

/** Riyadh's day of the week, 0 is Sunday. Riyadh is three hours ahead of UTC all year. */
export function riyadhWeekday(now: number): number {
  return new Date(now + RIYADH_AHEAD).getUTCDay();
}

function spanOf({ opens, closes }: Day): Span | null {
  if (opens === null || closes === null) return null;
  // A branch that closes at or before its opening hour closes on the next day.
  return { from: opens, to: closes > opens ? closes : closes + DAY };
}

/** From yesterday, whose night may last until now, to a week ahead; what touches is one span. */
function spansAround(days: readonly Day[], today: number): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const span = spanOf(day);
    for (let ahead = -1; span && ahead < DAYS_AHEAD; ahead++) {
      if (day.weekday !== (today + ahead + 7) % 7) continue;
      spans.push({ from: span.from + ahead * DAY, to: span.to + ahead * DAY });
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
}

/** Whether the hours say anything of today: some day of theirs is known, and today's can be read. */
function tellsToday(days: readonly Day[], today: number): boolean {
  if (!days.some(({ weekday }) => weekday !== null)) return false;
  return days.every((day) => day.weekday !== today || !day.isActive || spanOf(day) !== null);
}

/**
 * Whether a branch is open at an instant. Both its weekly hours and the provider's own flag can close it, so no
 * customer is sent to a locked door after hours or on a day that was closed by hand. Hours that cannot be read say
 * nothing.
 */
export function openingOf(days: readonly Day[], saysOpen: boolean | null, now: number): Opening {
  const today = riyadhWeekday(now);
  if (!tellsToday(days, today)) return { isOpen: saysOpen ?? false, change: null };
  const minutes = Math.floor((now + RIYADH_AHEAD) / MINUTE) % DAY;
  const midnight = Math.floor((now + RIYADH_AHEAD) / MINUTE / DAY) * DAY * MINUTE - RIYADH_AHEAD;
  const spans = spansAround(days, today);
  const current = spans.find(({ from, to }) => from <= minutes && minutes < to);
  if (current && saysOpen === false) return { isOpen: false, change: null };
  const next = current ? current.to : spans.find(({ from }) => from > minutes)?.from;
  const isFar = next === undefined || next >= (DAYS_AHEAD - 1) * DAY + minutes;
  const change = isFar
    ? null
    : { at: new Date(midnight + next * MINUTE).toISOString(), time: toClock(next), inDays: Math.floor(next / DAY) };
  return { isOpen: current !== undefined, change };
}
