import type { Product } from './catalogue.ts';
import { textOf } from './nested.ts';
import { invalid, Refusal } from './refusal.ts';
import { offersSlot } from './slots.ts';
import { texts } from './texts.ts';
import type { World } from './world.ts';

/** How long a time stays with a cart or an unpaid order. */
const holdMs = 30 * 60 * 1000;

export type Slot = { startAt: string; endAt: string };

type Holder = { cartLineId: number } | { orderLineId: number };
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
  const rows = world.store.all<{ start_at: string }>(
    `SELECT slot.start_at FROM slot LEFT JOIN cart_line ON cart_line.id = slot.cart_line_id
     WHERE product_master_id = ? AND (expires_at IS NULL OR expires_at > ?)
       AND NOT (slot.order_line_id IS NULL AND cart_line.customer_id IS NOT NULL AND cart_line.customer_id = ?)`,
    product.masterId,
    world.clock.now(),
    exceptCustomer ?? -1,
  );
  return new Set(rows.map((row) => row.start_at));
};

export const releaseCartHold = (world: World, cartLineId: number): void => {
  world.store.run('DELETE FROM slot WHERE cart_line_id = ? AND order_line_id IS NULL', cartLineId);
};

export const releaseOrderHolds = (world: World, orderId: number): void => {
  world.store.run('DELETE FROM slot WHERE order_line_id IN (SELECT id FROM order_line WHERE order_id = ?)', orderId);
};

const refuseWhenHeld = (world: World, held: SlotRow, cartLineId: number | null): void => {
  if (held.expires_at !== null && held.expires_at <= world.clock.now()) return;
  if (held.cart_line_id !== null && held.cart_line_id === cartLineId) return;
  throw new Refusal(409, texts.slotTaken);
};

/**
 * Gives a time to a cart line (for half an hour) or to an order line. Call it inside a transaction.
 * Refuses with 422 when the time is not offered and with 409 when another customer has it.
 */
export const holdSlot = (
  world: World,
  product: Product,
  slot: Slot,
  holder: Holder & { mayTakeOverFrom?: number | null; isForGood?: boolean },
): void => {
  const now = world.clock.now();
  if (!offersSlot(product, slot.startAt, slot.endAt, now)) {
    throw new Refusal(422, texts.slotUnknown, { start_at: texts.slotUnknown });
  }
  const held = world.store.one<SlotRow>(
    'SELECT * FROM slot WHERE product_master_id = ? AND start_at = ?',
    product.masterId,
    slot.startAt,
  );
  const cartLineId = 'cartLineId' in holder ? holder.cartLineId : (holder.mayTakeOverFrom ?? null);
  if (held) refuseWhenHeld(world, held, cartLineId);
  if ('cartLineId' in holder) releaseCartHold(world, holder.cartLineId);
  world.store.run(
    `INSERT INTO slot (product_master_id, start_at, cart_line_id, order_line_id, expires_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET cart_line_id = excluded.cart_line_id, order_line_id = excluded.order_line_id,
       expires_at = excluded.expires_at`,
    product.masterId,
    slot.startAt,
    cartLineId,
    'orderLineId' in holder ? holder.orderLineId : null,
    holder.isForGood ? null : now + holdMs,
  );
};

/** Gives a line of a paid order another time; its former one is free again. */
export const moveOrderLine = (world: World, product: Product, orderLineId: number, slot: Slot): void => {
  holdSlot(world, product, slot, { orderLineId, isForGood: true });
  world.store.run('DELETE FROM slot WHERE order_line_id = ? AND start_at <> ?', orderLineId, slot.startAt);
  world.store.update('order_line', orderLineId, slot);
};
