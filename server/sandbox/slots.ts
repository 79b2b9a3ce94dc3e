import { branchById, type Product } from './catalogue.ts';
import { addDays, instantOf, minutesOf, riyadhDate, timeOf, weekdayOf } from './riyadh.ts';

const daysAhead = 30;
const stepMinutes = 30;

/** A stable number for a text (FNV-1a): the same shop is equally busy on every machine. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value ^ (value >>> 15);
};

const isFull = (product: Product, date: string): boolean => hash(`${product.masterId} ${date}`) % 9 === 0;
const isBusy = (product: Product, stamp: string): boolean => hash(`${product.masterId} ${stamp}`) % 4 === 0;

type SlotOptions = {
  now: number;
  /** Home visits begin on the full hour only, for the sake of the roads. */
  isHomeVisit?: boolean;
};

/** The times of one day that are neither past, outside the branch's hours nor given away by the branch itself. */
const slotsOfDay = (product: Product, date: string, options: SlotOptions) => {
  const hours = branchById(product.branchId)?.hours[weekdayOf(date)];
  if (!hours || product.minutes === null || isFull(product, date)) return [];
  const slots: { from: string; from_date_time: string; to_date_time: string }[] = [];
  const step = options.isHomeVisit ? 60 : stepMinutes;
  for (let start = minutesOf(hours[0]); start + product.minutes <= minutesOf(hours[1]); start += step) {
    const stamp = `${date} ${timeOf(start)}:00`;
    if (instantOf(stamp) <= options.now || isBusy(product, stamp)) continue;
    slots.push({
      from: timeOf(start),
      from_date_time: stamp,
      to_date_time: `${date} ${timeOf(start + product.minutes)}:00`,
    });
  }
  return slots;
};

/** The days of the coming 30 that have free times; `isTaken` knows what customers hold. */
export const availableDays = (product: Product, isTaken: (startAt: string) => boolean, options: SlotOptions) => {
  const today = riyadhDate(options.now);
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index))
    .map((date) => ({
      date,
      slots: slotsOfDay(product, date, options).filter((slot) => !isTaken(slot.from_date_time)),
    }))
    .filter((day) => day.slots.length > 0);
};

/** Whether the branch offers exactly this time at all, taken or not. */
export const offersSlot = (product: Product, startAt: string, endAt: string, now: number): boolean =>
  startAt.slice(0, 10) < addDays(riyadhDate(now), daysAhead) &&
  slotsOfDay(product, startAt.slice(0, 10), { now }).some(
    (slot) => slot.from_date_time === startAt && slot.to_date_time === endAt,
  );
