import { isSameMoment, minutesOfDay, providerMoment } from './slot-moment.ts';

export type Slot = { time: string; startAt: string; endAt: string };
export type Day = { date: string; slots: Slot[] };
export type DatedSlot = Slot & { date: string };

/** The day that is looked at and the time that was picked on it. */
export type SlotChoice = { date: string | null; slot: Slot | null };

const noon = 12 * 60;
const evening = 17 * 60;

/** The time that editing starts from: 21:30. */
const defaultTime = 21 * 60 + 30;

const minuteOf = ({ date, time }: { date: string; time: string }): number =>
  Date.parse(date) / 60_000 + (minutesOfDay(time) ?? noon);

const slotsOf = (days: readonly Day[]): DatedSlot[] =>
  days.flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })));

/**
 * The free times closest to the one that another customer took, in the order of time; never that one itself.
 */
export const nearestSlots = (days: readonly Day[], lost: DatedSlot, count = 4): DatedSlot[] => {
  const wanted = minuteOf(lost);
  return slotsOf(days)
    .filter((slot) => !isSameMoment(slot.startAt, lost.startAt))
    .sort((a, b) => Math.abs(minuteOf(a) - wanted) - Math.abs(minuteOf(b) - wanted))
    .slice(0, count)
    .sort((a, b) => minuteOf(a) - minuteOf(b));
};

/** The free time that begins at this moment, as the provider writes it; undefined when it is not on offer. */
export const offeredAt = (days: readonly Day[], startAt: string): DatedSlot | undefined =>
  slotsOf(days).find((slot) => isSameMoment(slot.startAt, startAt));

/** The time that a line of the cart has, in the form of a free one, as far as its start tells. */
export const slotAt = (startAt: string): DatedSlot => {
  const { date, time } = providerMoment(startAt);
  return { startAt, endAt: '', time, date: date ?? '' };
};

/** What a line without a time starts from: the default time, if the provider offers it. */
export const startingSlot = (slots: readonly Slot[]): Slot | null =>
  slots.find(({ time }) => minutesOfDay(time) === defaultTime) ?? null;

/** Days on which something can be booked; every other day of the calendar is disabled. */
export const freeDates = (days: readonly Day[]): ReadonlySet<string> =>
  new Set(days.filter(({ slots }) => slots.length > 0).map(({ date }) => date));

/** The day that a customer sees first: the wanted one when it has free times, else the first that has. */
export const firstDate = (days: readonly Day[], wanted: string | null): string | null => {
  const free = freeDates(days);
  return wanted !== null && free.has(wanted) ? wanted : ([...free][0] ?? null);
};

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'anytime';

const partOf = ({ time }: Slot): PartOfDay => {
  const minutes = minutesOfDay(time);
  if (minutes === null) return 'anytime';
  if (minutes < noon) return 'morning';
  return minutes < evening ? 'afternoon' : 'evening';
};

const order: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'anytime'];

/** The free times of one day by the part of the day; parts without a time are left out, the order is kept. */
export const groupSlots = (slots: readonly Slot[]): { part: PartOfDay; slots: Slot[] }[] =>
  order
    .map((part) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) }))
    .filter((group) => group.slots.length > 0);
