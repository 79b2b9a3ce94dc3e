import { isSameMoment, providerMoment } from '../i18n/provider-moment.ts';

const afternoonMarks = /^(pm|p\.m\.?|م|مساءً?)$/i;
const morningMarks = /^(am|a\.m\.?|ص|صباحاً?)$/i;
const clock = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]\.?m\.?|م|ص|مساءً?|صباحاً?)?/i;

/** Minutes since midnight of a time as the provider shows it (`21:30` or `9:30 PM`), null when it shows none. */
export const minutesOfDay = (time: string): number | null => {
  const found = clock.exec(time);
  if (!found) return null;
  const [, hours, minutes, mark = ''] = found;
  let hour = Number(hours);
  if (afternoonMarks.test(mark) && hour < 12) hour += 12;
  if (morningMarks.test(mark) && hour === 12) hour = 0;
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null;
};

export type Slot = { time: string; startAt: string; endAt: string };
export type Day = { date: string; slots: Slot[] };
export type DatedSlot = Slot & { date: string };

const minutesPerDay = 24 * 60;
const noon = 12 * 60;

const minuteOf = ({ date, time }: { date: string; time: string }): number =>
  (Date.parse(`${date}T00:00:00Z`) / 86_400_000) * minutesPerDay + (minutesOfDay(time) ?? noon);

/**
 * The free times that lie closest to the one that another customer took, in the order of time; never that one itself.
 */
export const nearestSlots = (days: readonly Day[], lost: DatedSlot, count: number): DatedSlot[] => {
  const wanted = minuteOf(lost);
  return days
    .flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })))
    .filter((slot) => !isSameMoment(slot.startAt, lost.startAt))
    .sort((a, b) => Math.abs(minuteOf(a) - wanted) - Math.abs(minuteOf(b) - wanted))
    .slice(0, count)
    .sort((a, b) => minuteOf(a) - minuteOf(b));
};

/** The free time that begins at this moment, as the provider writes it; undefined when it is not on offer. */
export const offeredAt = (days: readonly Day[], startAt: string): DatedSlot | undefined =>
  days
    .flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })))
    .find((slot) => isSameMoment(slot.startAt, startAt));

/** The time that a line of the cart has, in the form of a free one. */
export const slotOfLine = ({ startAt, endAt }: { startAt: string; endAt?: string | null }): DatedSlot => {
  const { date, time } = providerMoment(startAt);
  return { startAt, endAt: endAt ?? '', time, date: date ?? '' };
};
