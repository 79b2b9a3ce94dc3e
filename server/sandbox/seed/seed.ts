import { randomBytes } from 'node:crypto';
import { type Product, productOfTreatment, shopProduct, unitPrice } from '../catalogue.ts';
import { addDays, instantOf, riyadhDate, riyadhStamp } from '../riyadh.ts';
import { availableDays } from '../slots.ts';
import type { World } from '../world.ts';
import type { SeedOrder } from './bookings.ts';
import { addresses, customers, vouchers } from './customers.ts';

/** Where the counters begin, so that ids of different kinds never look alike. */
const counters = {
  customer: 4200,
  address: 610,
  cart_line: 870000,
  placed_order: 260100,
  order_line: 430000,
  gift: 5200,
};

type Line = { product: Product; startAt: string | null; endAt: string | null };

const seedCustomers = (world: World): void => {
  for (const customer of customers) {
    const invitationCode = `RWNQ${customer.id}`;
    world.store.insert('customer', { ...customer, emailVerified: true, hasPicture: true, invitationCode });
  }
  for (const address of addresses) world.store.insert('address', address);
};

const pastTime = (product: Product, date: string, index: number): Line => {
  const startAt = `${date} ${String(16 + index).padStart(2, '0')}:00:00`;
  return { product, startAt, endAt: riyadhStamp(instantOf(startAt) + (product.minutes ?? 0) * 60_000) };
};

/** The first free time on the wanted day or the next one that has any. */
const comingTime = (world: World, product: Product, date: string): Line => {
  const days = availableDays(product, () => false, { now: world.clock.now() });
  const slot = (days.find((day) => day.date >= date) ?? days[0])?.slots.at(-1);
  return { product, startAt: slot?.from_date_time ?? null, endAt: slot?.to_date_time ?? null };
};

const linesOf = (world: World, order: SeedOrder, today: string): Line[] => [
  ...(order.treatments ?? []).map((treatment, index): Line => {
    const product = productOfTreatment(treatment, order.branchId);
    if (order.day === undefined) return { product, startAt: null, endAt: null };
    const date = addDays(today, order.day);
    return order.day < 0 ? pastTime(product, date, index) : comingTime(world, product, date);
  }),
  ...(order.shopItems ?? []).map((item) => ({ product: shopProduct('retail', item), startAt: null, endAt: null })),
];

const seedLines = (world: World, orderId: number, order: SeedOrder, lines: Line[]): void => {
  for (const { product, startAt, endAt } of lines) {
    const isRetail = product.kind === 'retail';
    const id = world.store.insert('order_line', {
      ...{ orderId, productId: product.id, quantity: 1, price: unitPrice(product, null), startAt, endAt },
      extension: isRetail ? '30ml' : null,
      branchId: isRetail ? (order.branchId ?? 1) : null,
    });
    if (startAt === null || order.status !== 'confirmed') continue;
    if (!order.gift) world.store.run`UPDATE order_line SET cart_line_id = id + 400000 WHERE id = ${id}`;
    world.store.run`INSERT OR IGNORE INTO slot (product_master_id, start_at, order_line_id)
       VALUES (${product.masterId}, ${startAt}, ${id})`;
  }
};

const seedGift = (world: World, orderId: number, gift: NonNullable<SeedOrder['gift']>): void => {
  const receiver = customers.find((customer) => customer.id === gift.receiver);
  if (!receiver) throw new Error(`No customer has the id ${gift.receiver}.`);
  const { mobileNumber: receiverMobile, firstName, lastName, gender } = receiver;
  const { message, state } = gift;
  world.store.insert('gift', { orderId, receiverMobile, firstName, lastName, gender, message, state });
};

const seedOrder = (world: World, order: SeedOrder, today: string): void => {
  const lines = linesOf(world, order, today);
  const subTotal = lines.reduce((sum, line) => sum + unitPrice(line.product, null), 0);
  const discount = order.giftCardDiscount ?? 0;
  const total = subTotal - discount;
  const { customerId, status } = order;
  const id = world.store.insert('placed_order', {
    ...{ customerId, status, language: 'en', subTotal, giftCardDiscount: discount, total },
    ...{ promoDiscount: 0, extraDiscount: 0, fees: 0, serviceFees: '[]', paymentMethodId: 1 },
    tax: Math.round((subTotal * 15) / 115),
    createdAt: Math.min(world.clock.now(), instantOf(`${addDays(today, order.orderedDay)} 12:30:00`)),
  });
  seedLines(world, id, order, lines);
  const token = randomBytes(24).toString('base64url');
  world.store.insert('payment', { token, orderId: id, state: status === 'unpaid' ? 'open' : 'paid' });
  if (order.gift) seedGift(world, id, order.gift);
  if (order.rating) world.store.insert('rating', { orderId: id, ...order.rating });
};

const seedVouchers = (world: World, today: string): void => {
  for (const voucher of vouchers) {
    const product = shopProduct('giftcard', voucher.cardId);
    const { serialNumber, customerId, orderNumber, redeemed } = voucher;
    world.store.insert('voucher', {
      ...{ serialNumber, customerId, productId: product.id, value: product.price, orderNumber },
      remaining: redeemed.reduce((left, { amount }) => left - amount, product.price),
      expiresOn: addDays(today, voucher.expiresInDays),
    });
    for (const { day, ...entry } of redeemed) {
      world.store.insert('redemption', { serialNumber, ...entry, date: addDays(today, day) });
    }
  }
};

/** Fills an empty store with customers and everything they did before the first day. */
export const seed = (world: World): void =>
  world.store.transact(() => {
    const today = riyadhDate(world.clock.now());
    for (const [name, seq] of Object.entries(counters)) world.store.insert('sqlite_sequence', { name, seq });
    seedCustomers(world);
    for (const order of world.orders) seedOrder(world, order, today);
    seedVouchers(world, today);
    world.store.setSetting('seeded', today);
  });
