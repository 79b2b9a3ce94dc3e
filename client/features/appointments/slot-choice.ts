import { minutesOfDay } from '../../cart/nearest-slots.ts';
import type { Day, Slot } from '../../cart/nearest-slots.ts';

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
export const freeDates = (days: readonly Day[]): string[] =>
  days.filter((day) => day.slots.length > 0).map((day) => day.date);
