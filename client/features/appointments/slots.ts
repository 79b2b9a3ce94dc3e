import { type Day, minutesOfDay, type Slot } from '../../cart/nearest-slots.ts';

/** The day that is looked at and the time that was picked on it. */
export type SlotChoice = { date: string | null; slot: Slot | null };

/** The time that editing starts from, in minutes since midnight: 21:30. */
const defaultTime = 21 * 60 + 30;

/** What a line without a time starts from: the default time, if the provider offers it. */
export const startingSlot = (slots: readonly Slot[]): Slot | null =>
  slots.find(({ time }) => minutesOfDay(time) === defaultTime) ?? null;

/** Another day has other times: whatever was picked before is let go. */
export const chooseDate = (choice: SlotChoice, date: string): SlotChoice =>
  choice.date === date ? choice : { date, slot: null };

/** The day that a customer sees first: the wanted one when it has free times, else the first that has. */
export const firstDate = (days: readonly Day[], wanted: string | null): string | null => {
  const free = days.filter((day) => day.slots.length > 0);
  return (free.find((day) => day.date === wanted) ?? free[0])?.date ?? null;
};

/** Days on which something can be booked; every other day of the calendar is disabled. */
export const freeDates = (days: readonly Day[]): ReadonlySet<string> =>
  new Set(days.filter((day) => day.slots.length > 0).map((day) => day.date));

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'anytime';
type SlotGroup = { part: PartOfDay; slots: Slot[] };

const noonMinutes = 12 * 60;
const eveningMinutes = 17 * 60;

const partOf = (slot: Slot): PartOfDay => {
  const minutes = minutesOfDay(slot.time);
  if (minutes === null) return 'anytime';
  if (minutes < noonMinutes) return 'morning';
  return minutes < eveningMinutes ? 'afternoon' : 'evening';
};

const order: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'anytime'];

/** The free times of one day by the part of the day; parts without a time are left out, the order is kept. */
export const groupSlots = (slots: readonly Slot[]): SlotGroup[] =>
  order
    .map((part) => ({ part, slots: slots.filter((slot) => partOf(slot) === part) }))
    .filter((group) => group.slots.length > 0);
