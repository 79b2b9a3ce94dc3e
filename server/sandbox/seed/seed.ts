import { randomBytes } from 'node:crypto';
import { type Product, seededProduct, unitPrice } from '../catalogue.ts';
import { addDays, instantOf, riyadhDate, riyadhStamp } from '../riyadh.ts';
import { availableDays } from '../slots.ts';
import { type Gift, newcomer, type OrderLine } from '../store.ts';
import type { World } from '../world.ts';
import type { SeedOrder } from './bookings.ts';
import { addresses, customers, vouchers } from './customers.ts';

type Line = { product: Product } & Pick<OrderLine, 'start_at' | 'end_at'>;

const pastTime = (product: Product, date: string, index: number): Line => {
  const start_at = `${date} ${String(16 + index).padStart(2, '0')}:00:00`;
  return { product, start_at, end_at: riyadhStamp(instantOf(start_at) + (product.minutes ?? 0) * 60_000) };
};

/** The first free time on the wanted day or the next one that has any. */
const comingTime = (world: World, product: Product, date: string): Line => {
  const days = availableDays(product, new Set(), { now: world.clock.now() });
  const slot = (days.find((day) => day.date >= date) ?? days[0])?.slots.at(-1);
  return { product, start_at: slot?.from_date_time ?? null, end_at: slot?.to_date_time ?? null };
};

const linesOf = (world: World, order: SeedOrder, today: string): Line[] => [
  ...(order.treatments ?? []).map((treatment, index): Line => {
    const product = seededProduct('service', treatment, order.branchId);
    if (order.day === undefined) return { product, start_at: null, end_at: null };
    const date = addDays(today, order.day);
    return order.day < 0 ? pastTime(product, date, index) : comingTime(world, product, date);
  }),
  ...(order.shopItems ?? []).map((item) => ({ product: seededProduct('retail', item), start_at: null, end_at: null })),
];

const toOrderLine = (world: World, { product, ...times }: Line, order: SeedOrder): OrderLine => {
  const id = world.nextId('orderLine');
  const isRetail = product.kind === 'retail';
  const wasInCart = times.start_at !== null && order.status === 'confirmed' && !order.gift;
  return {
    ...{ id, product_id: product.id, quantity: 1, price: unitPrice(product, null), ...times },
    extension: isRetail ? '30ml' : null,
    branch_id: isRetail ? (order.branchId ?? 1) : null,
    cart_line_id: wasInCart ? id + 400_000 : null,
  };
};

const toGift = (world: World, { receiver: receiverId, message, state }: NonNullable<SeedOrder['gift']>): Gift => {
  const receiver = customers.find(({ id }) => id === receiverId);
  if (!receiver) throw new Error(`No customer has the id ${receiverId}.`);
  const { mobile_number: receiver_mobile, first_name, last_name } = receiver;
  return { id: world.nextId('gift'), receiver_mobile, first_name, last_name, message, state };
};

const seedOrder = (world: World, seed: SeedOrder, today: string): void => {
  const lines = linesOf(world, seed, today).map((line) => toOrderLine(world, line, seed));
  const sub_total = lines.reduce((sum, { price }) => sum + price, 0);
  const gift_card_discount = seed.giftCardDiscount ?? 0;
  const token = randomBytes(24).toString('base64url');
  world.state.orders.push({
    ...{ id: world.nextId('order'), customer_id: seed.customerId, status: seed.status, language: 'en', lines },
    ...{ sub_total, gift_card_discount, promo_discount: 0, extra_discount: 0, fees: 0, fee_ids: [], gift_card: null },
    total: sub_total - gift_card_discount,
    tax: Math.round((sub_total * 15) / 115),
    created_at: Math.min(world.clock.now(), instantOf(`${addDays(today, seed.orderedDay)} 12:30:00`)),
    gift: seed.gift ? toGift(world, seed.gift) : null,
    rating: seed.rating ?? null,
    payment: { token, state: seed.status === 'unpaid' ? 'open' : 'paid', pending_answers: 0 },
  });
};

/** Fills an empty store with customers and everything they did before the first day. */
export const seed = (world: World): void => {
  const { state } = world;
  const today = riyadhDate(world.clock.now());
  for (const customer of customers) {
    state.customers.push({ ...newcomer, ...customer, email_verified: true, picture: 'drawing' });
  }
  for (const address of addresses) state.addresses.push({ id: world.nextId('address'), description: null, ...address });
  for (const order of world.orders) seedOrder(world, order, today);
  for (const { cardId, expiresInDays, redeemed, ...voucher } of vouchers) {
    const { id: product_id, price } = seededProduct('giftcard', cardId);
    state.vouchers.push({
      ...{ ...voucher, product_id, value: price },
      remaining: redeemed.reduce((left, { amount }) => left - amount, price),
      expires_on: addDays(today, expiresInDays),
      redemptions: redeemed.map(({ day, ...entry }) => ({ ...entry, date: addDays(today, day) })),
    });
  }
  state.isSeeded = true;
};
