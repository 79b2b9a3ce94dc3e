import { randomBytes } from 'node:crypto';
import { type Product, productOfTreatment, shopProduct, unitPrice } from '../catalogue.ts';
import { addDays, instantOf, riyadhDate, riyadhStamp } from '../riyadh.ts';
import { availableDays } from '../slots.ts';
import type { World } from '../world.ts';
import { addresses } from './addresses.ts';
import { orders, type SeedOrder } from './bookings.ts';
import { chainOrders } from './chain-bookings.ts';
import { customers } from './customers.ts';
import { vouchers } from './vouchers.ts';

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
    world.store.run(
      `INSERT INTO customer (id, mobile_number, first_name, last_name, email, email_verified, gender, date_of_birth,
         has_picture, wallet, points, role, invitation_code, saved_card) VALUES (?, ?, ?, ?, ?, 1, ?, ?, 1, ?, ?, ?, ?, ?)`,
      customer.id,
      customer.mobileNumber,
      customer.firstName,
      customer.lastName,
      customer.email,
      customer.gender,
      customer.dateOfBirth,
      customer.wallet,
      customer.points,
      customer.role,
      `RWNQ${customer.id}`,
      customer.savedCard,
    );
  }
  for (const address of addresses) {
    world.store.run(
      `INSERT INTO address (customer_id, title, full_address, building_number, street_name, city_name, neighborhood,
         latitude, longitude, is_preferred) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      address.customerId,
      address.title,
      address.fullAddress,
      address.building,
      address.street,
      address.city,
      address.neighborhood,
      address.latitude,
      address.longitude,
      address.isPreferred ? 1 : 0,
    );
  }
};

const pastTime = (product: Product, date: string, index: number): Line => {
  const startAt = `${date} ${String(16 + index).padStart(2, '0')}:00:00`;
  return { product, startAt, endAt: riyadhStamp(instantOf(startAt) + (product.minutes ?? 0) * 60_000) };
};

/** The first free time on the wanted day or the next one that has any. */
const comingTime = (world: World, product: Product, date: string): Line => {
  const days = availableDays(product, () => false, { now: world.clock.now() });
  const slot = (days.find((day) => String(day.date) >= date) ?? days[0])?.slots.at(-1);
  return {
    product,
    startAt: slot ? String(slot.from_date_time) : null,
    endAt: slot ? String(slot.to_date_time) : null,
  };
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
    const { id } = world.store.run(
      'INSERT INTO order_line (order_id, product_id, quantity, extension, price, start_at, end_at, branch_id) VALUES (?, ?, 1, ?, ?, ?, ?, ?)',
      orderId,
      product.id,
      product.kind === 'retail' ? '30ml' : null,
      unitPrice(product, null),
      startAt,
      endAt,
      product.kind === 'retail' ? (order.branchId ?? 1) : null,
    );
    if (startAt === null || order.status !== 'confirmed') continue;
    if (!order.gift) world.store.run('UPDATE order_line SET cart_line_id = id + 400000 WHERE id = ?', id);
    world.store.run(
      'INSERT OR IGNORE INTO slot (product_master_id, start_at, order_line_id) VALUES (?, ?, ?)',
      product.masterId,
      startAt,
      id,
    );
  }
};

const seedGift = (world: World, orderId: number, gift: NonNullable<SeedOrder['gift']>): void => {
  const receiver = customers.find((customer) => customer.id === gift.receiver);
  if (!receiver) throw new Error(`No customer has the id ${gift.receiver}.`);
  world.store.run(
    'INSERT INTO gift (order_id, receiver_mobile, first_name, last_name, gender, message, state) VALUES (?, ?, ?, ?, ?, ?, ?)',
    orderId,
    receiver.mobileNumber,
    receiver.firstName,
    receiver.lastName,
    receiver.gender,
    gift.message,
    gift.state,
  );
};

const seedOrder = (world: World, order: SeedOrder, today: string): void => {
  const lines = linesOf(world, order, today);
  const subTotal = lines.reduce((sum, line) => sum + unitPrice(line.product, null), 0);
  const discount = order.giftCardDiscount ?? 0;
  const total = subTotal - discount;
  const { id } = world.store.run(
    `INSERT INTO placed_order (customer_id, status, language, sub_total, tax, promo_discount, extra_discount,
       gift_card_discount, fees, total, service_fees, payment_method_id, created_at)
     VALUES (?, ?, 'en', ?, ?, 0, 0, ?, 0, ?, '[]', 1, ?)`,
    order.customerId,
    order.status,
    subTotal,
    Math.round((subTotal * 15) / 115),
    discount,
    total,
    Math.min(world.clock.now(), instantOf(`${addDays(today, order.orderedDay)} 12:30:00`)),
  );
  seedLines(world, id, order, lines);
  world.store.run(
    'INSERT INTO payment (token, order_id, state) VALUES (?, ?, ?)',
    randomBytes(24).toString('base64url'),
    id,
    order.status === 'unpaid' ? 'open' : 'paid',
  );
  if (order.gift) seedGift(world, id, order.gift);
  if (order.rating) {
    const { rating, comment } = order.rating;
    world.store.run('INSERT INTO rating (order_id, rating, comment) VALUES (?, ?, ?)', id, rating, comment);
  }
};

const seedVouchers = (world: World, today: string): void => {
  for (const voucher of vouchers) {
    const product = shopProduct('giftcard', voucher.cardId);
    const redeemed = voucher.redeemed.reduce((sum, entry) => sum + entry.amount, 0);
    world.store.run(
      'INSERT INTO voucher (serial_number, customer_id, product_id, value, remaining, order_number, expires_on) VALUES (?, ?, ?, ?, ?, ?, ?)',
      voucher.serialNumber,
      voucher.customerId,
      product.id,
      product.price,
      product.price - redeemed,
      voucher.orderNumber,
      addDays(today, voucher.expiresInDays),
    );
    for (const entry of voucher.redeemed) {
      world.store.run(
        'INSERT INTO redemption (serial_number, order_number, amount, date) VALUES (?, ?, ?, ?)',
        voucher.serialNumber,
        entry.orderNumber,
        entry.amount,
        addDays(today, entry.day),
      );
    }
  }
};

/** Fills an empty store with customers and everything they did before the first day. */
export const seed = (world: World): void =>
  world.store.transact(() => {
    const today = riyadhDate(world.clock.now());
    for (const [table, start] of Object.entries(counters)) {
      world.store.run('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', table, start);
    }
    seedCustomers(world);
    for (const order of world.size === 'chain' ? [...chainOrders, ...orders] : orders) seedOrder(world, order, today);
    seedVouchers(world, today);
    world.store.setSetting('size', world.size);
    world.store.setSetting('seeded', today);
  });
