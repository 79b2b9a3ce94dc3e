import { randomInt } from 'node:crypto';
import { productById } from './catalogue.ts';
import { addDays, riyadhDate } from './riyadh.ts';
import { refuseTaken } from './slots.ts';
import type { Customer, Order, OrderLine } from './store.ts';
import { found, Refusal } from './texts.ts';
import { customerById, type World } from './world.ts';

export const orderNumberOf = ({ id }: Pick<Order, 'id'>): string => `RQ${id}`;

export const orderByNumber = ({ state }: World, orderNumber: string): Order | undefined =>
  state.orders.find((order) => orderNumberOf(order) === orderNumber);

export const orderById = ({ state }: World, id: number): Order | undefined =>
  state.orders.find((order) => order.id === id);

export const orderByToken = ({ state }: World, token: string): Order | undefined =>
  state.orders.find(({ payment }) => payment.token === token);

export const newestFirst = (orders: Order[]): Order[] =>
  orders.toSorted((one, other) => other.created_at - one.created_at || other.id - one.id);

/** Whether an order is a gift that its receiver has heard of: it is paid, or was declined since. */
export const isGiven = ({ gift, status }: Order): boolean =>
  gift !== null && (status === 'confirmed' || gift.state === 'declined');

export const isReceiver = ({ gift }: Order, { mobile_number }: Customer): boolean =>
  gift?.receiver_mobile === mobile_number;

/** The line of a paid order that came from a line of the cart, where the customer is its buyer. */
export const paidLineOf = ({ state }: World, customerId: number, cartLineId: number): OrderLine | undefined =>
  state.orders
    .filter(({ customer_id, status }) => customer_id === customerId && status === 'confirmed')
    .flatMap(({ lines }) => lines)
    .find(({ cart_line_id }) => cart_line_id === cartLineId);

const cardLifeDays = 365;

/** Refuses times that other customers have taken meanwhile. */
export const refuseTakenTimes = (
  world: World,
  lines: Pick<OrderLine, 'product_id' | 'cart_line_id' | 'start_at' | 'end_at'>[],
): void => {
  for (const { product_id, cart_line_id, start_at, end_at } of lines) {
    const product = productById(product_id);
    if (product && start_at !== null && end_at !== null) {
      refuseTaken(world, product, { start_at, end_at }, cart_line_id);
    }
  }
};

const issueVouchers = ({ state, clock }: World, order: Order): void => {
  for (const { product_id, quantity } of order.lines) {
    const product = productById(product_id);
    if (product?.kind !== 'giftcard') continue;
    for (let piece = 0; piece < quantity; piece += 1) {
      state.vouchers.push({
        serial_number: `GC-${order.id}-${randomInt(100000, 1000000)}`,
        ...{ customer_id: order.customer_id, product_id, value: product.price, remaining: product.price },
        order_number: orderNumberOf(order),
        expires_on: addDays(riyadhDate(clock.now()), cardLifeDays),
        redemptions: [],
      });
    }
  }
};

const redeemGiftCard = ({ state, clock }: World, order: Order): void => {
  const { gift_card_discount: amount } = order;
  const card = state.vouchers.find(({ serial_number }) => serial_number === order.gift_card);
  if (!card || amount === 0) return;
  card.remaining = Math.max(0, card.remaining - amount);
  card.redemptions.push({ order_number: orderNumberOf(order), amount, date: riyadhDate(clock.now()) });
};

/** Confirms an order; `due` is one that is paid when the customer comes. Refuses when a time is another customer's by now. */
export const confirmOrder = (world: World, order: Order, state: 'paid' | 'due'): void => {
  refuseTakenTimes(world, order.lines);
  order.status = 'confirmed';
  order.payment.state = state;
  found(customerById(world, order.customer_id)).points += Math.floor(order.total / 100);
  issueVouchers(world, order);
  redeemGiftCard(world, order);
  if (world.habits.has('cart-keeps-paid')) return;
  const isOrdered = (id: number) => order.lines.some(({ cart_line_id }) => cart_line_id === id);
  world.state.cartLines = world.state.cartLines.filter(({ id }) => !isOrdered(id));
};

/**
 * Ends an open payment; an ended one stays as it is. A paid order is confirmed and its lines leave the cart.
 * When the hold of a time ran out and another customer has it by now, the payment is declined instead.
 */
export const settleOrder = (world: World, order: Order, outcome: 'paid' | 'declined'): void => {
  if (order.payment.state !== 'open') return;
  try {
    if (outcome === 'paid') confirmOrder(world, order, 'paid');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  if (order.status === 'confirmed') return;
  order.status = 'declined';
  order.payment.state = 'declined';
};
