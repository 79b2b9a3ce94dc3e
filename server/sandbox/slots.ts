import { branchById, type Product } from './catalogue.ts';
import { textOf } from './nested.ts';
import { addDays, instantOf, minutesOf, riyadhDate, timeOf, weekdayOf } from './riyadh.ts';
import { invalid, Refusal, texts } from './texts.ts';
import type { World } from './world.ts';

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
const offersSlot = (product: Product, startAt: string, endAt: string, now: number): boolean =>
  startAt.slice(0, 10) < addDays(riyadhDate(now), daysAhead) &&
  slotsOfDay(product, startAt.slice(0, 10), { now }).some(
    (slot) => slot.from_date_time === startAt && slot.to_date_time === endAt,
  );

/** How long a time stays with a cart or an unpaid order. */
const holdMs = 30 * 60 * 1000;

export type Slot = { startAt: string; endAt: string };

type SlotRow = { cart_line_id: number | null; order_line_id: number | null; expires_at: number | null };

/** The time that a body asks for; refuses with 422 where a half is missing. */
export const readSlot = (body: unknown): Slot => {
  const [startAt, endAt] = [textOf(body, 'start_at'), textOf(body, 'end_at')];
  if (!startAt) throw invalid({ start_at: texts.required });
  if (!endAt) throw invalid({ end_at: texts.required });
  return { startAt, endAt };
};

/** What customers hold of a service, as a question about a start; holds that ran out do not count. */
export const takenStarts = (world: World, product: Product, exceptCustomer: number | null): Set<string> => {
  const rows = world.store.all<{ start_at: string }>`SELECT slot.start_at FROM slot
     LEFT JOIN cart_line ON cart_line.id = slot.cart_line_id
     WHERE product_master_id = ${product.masterId} AND (expires_at IS NULL OR expires_at > ${world.clock.now()})
       AND NOT (slot.order_line_id IS NULL AND cart_line.customer_id IS NOT NULL AND cart_line.customer_id = ${exceptCustomer ?? -1})`;
  return new Set(rows.map((row) => row.start_at));
};

export const releaseCartHold = (world: World, cartLineId: number): void => {
  world.store.run`DELETE FROM slot WHERE cart_line_id = ${cartLineId} AND order_line_id IS NULL`;
};

export const releaseOrderHolds = (world: World, orderId: number): void => {
  world.store.run`DELETE FROM slot WHERE order_line_id IN (SELECT id FROM order_line WHERE order_id = ${orderId})`;
};

const refuseWhenHeld = (world: World, held: SlotRow, cartLineId: number | null): void => {
  if (held.expires_at !== null && held.expires_at <= world.clock.now()) return;
  if (held.cart_line_id !== null && held.cart_line_id === cartLineId) return;
  throw new Refusal(409, texts.slotTaken);
};

/** `orderLineId` may take a time over from the cart line that it was made of. */
type Holder = { cartLineId?: number | null; orderLineId?: number; isForGood?: boolean };

/**
 * Gives a time to a cart line (for half an hour) or to an order line. Call it inside a transaction.
 * Refuses with 422 when the time is not offered and with 409 when another customer has it.
 */
export const holdSlot = (world: World, product: Product, slot: Slot, holder: Holder): void => {
  const { cartLineId = null, orderLineId = null } = holder;
  const now = world.clock.now();
  if (!offersSlot(product, slot.startAt, slot.endAt, now)) throw invalid({ start_at: texts.slotUnknown });
  const held = world.store.one<SlotRow>`SELECT * FROM slot
     WHERE product_master_id = ${product.masterId} AND start_at = ${slot.startAt}`;
  if (held) refuseWhenHeld(world, held, cartLineId);
  if (orderLineId === null && cartLineId !== null) releaseCartHold(world, cartLineId);
  const expiresAt = holder.isForGood ? null : now + holdMs;
  world.store.run`INSERT INTO slot (product_master_id, start_at, cart_line_id, order_line_id, expires_at)
     VALUES (${product.masterId}, ${slot.startAt}, ${cartLineId}, ${orderLineId}, ${expiresAt})
     ON CONFLICT DO UPDATE SET cart_line_id = excluded.cart_line_id, order_line_id = excluded.order_line_id,
       expires_at = excluded.expires_at`;
};

/** Gives a line of a paid order another time; its former one is free again. */
export const moveOrderLine = (world: World, product: Product, orderLineId: number, slot: Slot): void => {
  holdSlot(world, product, slot, { orderLineId, isForGood: true });
  world.store.run`DELETE FROM slot WHERE order_line_id = ${orderLineId} AND start_at <> ${slot.startAt}`;
  world.store.update('order_line', orderLineId, slot);
};
