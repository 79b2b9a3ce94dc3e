import { branchById, type Product } from './catalogue.ts';
import { textOf } from './nested.ts';
import { addDays, instantOf, minutesOf, riyadhDate, timeOf, weekdayOf } from './riyadh.ts';
import type { Order, OrderLine } from './store.ts';
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

/** The days of the coming 30 with free times; times that customers hold are not free. */
export const availableDays = (product: Product, taken: ReadonlySet<string | null>, options: SlotOptions) => {
  const today = riyadhDate(options.now);
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index))
    .map((date) => ({
      date,
      slots: slotsOfDay(product, date, options).filter((slot) => !taken.has(slot.from_date_time)),
    }))
    .filter((day) => day.slots.length > 0);
};

export type Slot = { start_at: string; end_at: string };

/** The time that a body asks for; refuses with 422 where a half is missing. */
export const readSlot = (body: unknown): Slot => {
  const [start_at, end_at] = [textOf(body, 'start_at'), textOf(body, 'end_at')];
  if (!start_at) throw invalid({ start_at: texts.required });
  if (!end_at) throw invalid({ end_at: texts.required });
  return { start_at, end_at };
};

/** Whether the branch offers exactly this time at all, taken or not. */
const isOffered = (product: Product, { start_at, end_at }: Slot, now: number): boolean =>
  start_at.slice(0, 10) < addDays(riyadhDate(now), daysAhead) &&
  slotsOfDay(product, start_at.slice(0, 10), { now }).some(
    (slot) => slot.from_date_time === start_at && slot.to_date_time === end_at,
  );

/** How long a time stays with a cart or an unpaid order. */
const holdMs = 30 * 60 * 1000;

/** The line of a cart that has a time, or that it was ordered from; `order` is null while it is in the cart. */
type Holder = { cartLineId: number | null; customerId: number; order: Order | null };

/** The starts of a service that customers have, for good where they have paid. A customer's own does not count. */
export const takenStarts = (
  { state, clock }: World,
  product: Product,
  isOwn: (holder: Holder) => boolean,
): Set<string | null> => {
  const isHeld = (since: number) => since + holdMs > clock.now();
  const inCarts = state.cartLines
    .filter(({ chosen_at }) => isHeld(chosen_at))
    .map((line) => ({ line, cartLineId: line.id, customerId: line.customer_id, order: null }));
  const inOrders = state.orders
    .filter(({ status, created_at }) => status === 'confirmed' || (status === 'unpaid' && isHeld(created_at)))
    .flatMap((order) =>
      order.lines.map((line) => ({ line, cartLineId: line.cart_line_id, customerId: order.customer_id, order })),
    );
  const others = [...inCarts, ...inOrders].filter((one) => one.line.product_id === product.id && !isOwn(one));
  return new Set(others.map(({ line }) => line.start_at));
};

/**
 * Refuses a time with 422 when it is not offered and with 409 when a customer has it. A line of a cart may take over
 * its own time, also in an order that is not paid.
 */
export const refuseTaken = (world: World, product: Product, slot: Slot, cartLineId: number | null): void => {
  if (!isOffered(product, slot, world.clock.now())) throw invalid({ start_at: texts.slotUnknown });
  const taken = takenStarts(
    world,
    product,
    (holder) => cartLineId !== null && holder.cartLineId === cartLineId && holder.order?.status !== 'confirmed',
  );
  if (taken.has(slot.start_at)) throw new Refusal(409, texts.slotTaken);
};

/** Gives a line of a paid order another time; its former one is free again. */
export const moveOrderLine = (world: World, product: Product, line: OrderLine, slot: Slot): void => {
  refuseTaken(world, product, slot, null);
  Object.assign(line, slot);
};
