import { minutesOfDay } from '../../cart/nearest-slots.ts';
import type { Slot } from '../../cart/nearest-slots.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'anytime';
export type SlotGroup = { part: PartOfDay; slots: Slot[] };

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
