import { randomInt } from 'node:crypto';
import { productById } from './catalogue.ts';
import {
  linesOfOrder,
  type OrderLineRow,
  type OrderRow,
  orderById,
  orderNumberOf,
  paymentOfOrder,
  setOrderStatus,
} from './order-rows.ts';
import { Refusal } from './refusal.ts';
import { addDays, riyadhDate } from './riyadh.ts';
import { holdSlot, releaseOrderHolds } from './slots.ts';
import type { World } from './world.ts';

const cardLifeDays = 365;

const takeTimes = (world: World, lines: OrderLineRow[]): void => {
  for (const line of lines) {
    const product = productById(line.product_id);
    if (!product || line.start_at === null || line.end_at === null) continue;
    const slot = { startAt: line.start_at, endAt: line.end_at };
    const holder = { orderLineId: line.id, mayTakeOverFrom: line.cart_line_id, isForGood: true };
    holdSlot(world, product, slot, holder);
  }
};

const issueVouchers = (world: World, order: OrderRow, lines: OrderLineRow[]): void => {
  for (const line of lines) {
    const product = productById(line.product_id);
    if (product?.kind !== 'giftcard') continue;
    for (let piece = 0; piece < line.quantity; piece += 1) {
      world.store.insert('voucher', {
        ...{ customerId: order.customer_id, productId: product.id, value: product.price, remaining: product.price },
        serialNumber: `GC-${order.id}-${randomInt(100000, 1000000)}`,
        orderNumber: orderNumberOf(order.id),
        expiresOn: addDays(riyadhDate(world.clock.now()), cardLifeDays),
      });
    }
  }
};

const redeemGiftCard = (world: World, order: OrderRow): void => {
  if (!order.gift_card || order.gift_card_discount === 0) return;
  world.store.run(
    'UPDATE voucher SET remaining = max(0, remaining - ?) WHERE serial_number = ?',
    order.gift_card_discount,
    order.gift_card,
  );
  world.store.insert('redemption', {
    serialNumber: order.gift_card,
    orderNumber: orderNumberOf(order.id),
    amount: order.gift_card_discount,
    date: riyadhDate(world.clock.now()),
  });
};

/** Confirms an order; call it inside a transaction. `due` is one that is paid when the customer comes. */
export const confirmOrder = (world: World, order: OrderRow, state: 'paid' | 'due'): void => {
  const lines = linesOfOrder(world, order.id);
  takeTimes(world, lines);
  setOrderStatus(world, order.id, 'confirmed');
  world.store.run('UPDATE payment SET state = ? WHERE order_id = ?', state, order.id);
  world.store.run(
    'UPDATE customer SET points = points + ? WHERE id = ?',
    Math.floor(order.total / 100),
    order.customer_id,
  );
  issueVouchers(world, order, lines);
  redeemGiftCard(world, order);
  for (const line of lines) {
    if (line.cart_line_id === null) continue;
    if (!world.habits.has('cart-keeps-paid')) world.store.run('DELETE FROM cart_line WHERE id = ?', line.cart_line_id);
    world.store.run('UPDATE slot SET cart_line_id = NULL WHERE order_line_id = ?', line.id);
    world.store.run('DELETE FROM slot WHERE cart_line_id = ?', line.cart_line_id);
  }
};

const decline = (world: World, order: OrderRow): void => {
  setOrderStatus(world, order.id, 'declined');
  world.store.run("UPDATE payment SET state = 'declined' WHERE order_id = ?", order.id);
  for (const line of linesOfOrder(world, order.id)) {
    world.store.run(
      'UPDATE slot SET order_line_id = NULL WHERE order_line_id = ? AND cart_line_id IS NOT NULL',
      line.id,
    );
  }
  releaseOrderHolds(world, order.id);
};

/**
 * Ends an open payment; an ended one stays as it is. A paid order is confirmed and its lines leave the cart.
 * When the hold of a time ran out and another customer has it by now, the payment is declined instead.
 */
export const settleOrder = (world: World, orderId: number, outcome: 'paid' | 'declined'): void => {
  const order = orderById(world, orderId);
  if (!order || paymentOfOrder(world, orderId)?.state !== 'open') return;
  if (outcome === 'declined') {
    world.store.transact(() => decline(world, order));
    return;
  }
  try {
    world.store.transact(() => confirmOrder(world, order, 'paid'));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    world.store.transact(() => decline(world, order));
  }
};
