import { randomInt } from 'node:crypto';
import { productById } from './catalogue.ts';
import { addDays, riyadhDate } from './riyadh.ts';
import { holdSlot, releaseOrderHolds } from './slots.ts';
import { Refusal } from './texts.ts';
import type { World } from './world.ts';

/** `confirmed` orders become completed by themselves when their last appointment is over. */
type StoredOrderStatus = 'unpaid' | 'declined' | 'confirmed' | 'cancelled';

export type OrderRow = {
  id: number;
  customer_id: number;
  status: StoredOrderStatus;
  language: 'ar' | 'en';
  sub_total: number;
  tax: number;
  promo_discount: number;
  extra_discount: number;
  gift_card_discount: number;
  fees: number;
  total: number;
  promo_code: string | null;
  gift_card: string | null;
  service_fees: string;
  payment_method_id: number;
  created_at: number;
};

export type OrderLineRow = {
  id: number;
  order_id: number;
  product_id: number;
  cart_line_id: number | null;
  quantity: number;
  extension: string | null;
  price: number;
  start_at: string | null;
  end_at: string | null;
  /** Where a retail product is picked up; a treatment's branch is that of its product. */
  branch_id: number | null;
};

export type PaymentRow = {
  token: string;
  order_id: number;
  /** `due` is paid at the branch: the order stands without it. */
  state: 'open' | 'due' | 'paid' | 'declined';
  pending_answers: number;
};

export type GiftRow = {
  id: number;
  order_id: number;
  receiver_mobile: string;
  first_name: string;
  last_name: string;
  message: string | null;
  state: 'sent' | 'scheduled' | 'accepted' | 'declined';
};

export const orderNumberOf = (orderId: number): string => `RQ${orderId}`;

export const orderByNumber = (world: World, orderNumber: string): OrderRow | undefined => {
  const id = /^RQ(\d{1,15})$/.exec(orderNumber)?.[1];
  return id ? orderById(world, Number(id)) : undefined;
};

export const orderById = (world: World, id: number): OrderRow | undefined =>
  world.store.one<OrderRow>`SELECT * FROM placed_order WHERE id = ${id}`;

export const linesOfOrder = (world: World, orderId: number): OrderLineRow[] =>
  world.store.all<OrderLineRow>`SELECT * FROM order_line WHERE order_id = ${orderId} ORDER BY id`;

export const paymentOfOrder = (world: World, orderId: number): PaymentRow | undefined =>
  world.store.one<PaymentRow>`SELECT * FROM payment WHERE order_id = ${orderId}`;

export const paymentByToken = (world: World, token: string): PaymentRow | undefined =>
  world.store.one<PaymentRow>`SELECT * FROM payment WHERE token = ${token}`;

export const giftOfOrder = (world: World, orderId: number): GiftRow | undefined =>
  world.store.one<GiftRow>`SELECT * FROM gift WHERE order_id = ${orderId}`;

export const setOrderStatus = (world: World, orderId: number, status: StoredOrderStatus): void => {
  world.store.run`UPDATE placed_order SET status = ${status} WHERE id = ${orderId}`;
};

/** The line of a paid order that came from a line of the cart, where the customer is its buyer. */
export const paidLineOf = (world: World, customerId: number, cartLineId: number): OrderLineRow | undefined =>
  world.store.one<OrderLineRow>`SELECT order_line.* FROM order_line JOIN placed_order ON placed_order.id = order_id
     WHERE cart_line_id = ${cartLineId} AND customer_id = ${customerId} AND status = 'confirmed'`;

const cardLifeDays = 365;

const takeTimes = (world: World, lines: OrderLineRow[]): void => {
  for (const line of lines) {
    const product = productById(line.product_id);
    if (!product || line.start_at === null || line.end_at === null) continue;
    const slot = { startAt: line.start_at, endAt: line.end_at };
    const holder = { orderLineId: line.id, cartLineId: line.cart_line_id, isForGood: true };
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
  world.store.run`UPDATE voucher SET remaining = max(0, remaining - ${order.gift_card_discount})
     WHERE serial_number = ${order.gift_card}`;
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
  world.store.run`UPDATE payment SET state = ${state} WHERE order_id = ${order.id}`;
  world.store.run`UPDATE customer SET points = points + ${Math.floor(order.total / 100)}
     WHERE id = ${order.customer_id}`;
  issueVouchers(world, order, lines);
  redeemGiftCard(world, order);
  for (const line of lines) {
    if (line.cart_line_id === null) continue;
    if (!world.habits.has('cart-keeps-paid')) world.store.run`DELETE FROM cart_line WHERE id = ${line.cart_line_id}`;
    world.store.run`UPDATE slot SET cart_line_id = NULL WHERE order_line_id = ${line.id}`;
    world.store.run`DELETE FROM slot WHERE cart_line_id = ${line.cart_line_id}`;
  }
};

const decline = (world: World, order: OrderRow): void => {
  setOrderStatus(world, order.id, 'declined');
  world.store.run`UPDATE payment SET state = 'declined' WHERE order_id = ${order.id}`;
  for (const line of linesOfOrder(world, order.id)) {
    world.store.run`UPDATE slot SET order_line_id = NULL WHERE order_line_id = ${line.id} AND cart_line_id IS NOT NULL`;
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
