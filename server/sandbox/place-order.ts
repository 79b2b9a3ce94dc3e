import { randomBytes } from 'node:crypto';
import { type Amounts, amountsOf } from './amounts.ts';
import { type CartLine, cartLines } from './cart-lines.ts';
import { type CartParams, type GiftReceiver, requireReceiver } from './cart-params.ts';
import { holdSlot } from './holds.ts';
import type { Language } from './language.ts';
import { type OrderRow, orderById, setOrderStatus } from './order-rows.ts';
import { invalid, Refusal } from './refusal.ts';
import { paymentMethods, serviceFees } from './seed/checkout.ts';
import { confirmOrder } from './settle-order.ts';
import { texts } from './texts.ts';
import type { CustomerRow, World } from './world.ts';

type OrderWish = { params: CartParams; paymentMethodId: number; language: Language };

const checkFees = (world: World, customer: CustomerRow, params: CartParams): void => {
  for (const [index, chosen] of params.fees.entries()) {
    if (!serviceFees.find((fee) => fee.id === chosen.id)?.needsAddress) continue;
    const address = world.store.one(
      'SELECT id FROM address WHERE id = ? AND customer_id = ?',
      chosen.addressId ?? -1,
      customer.id,
    );
    if (!address) throw invalid({ [`service_fees.${index}.address_id`]: texts.feeAddress });
  }
};

/** An unpaid order for the same lines is given up: the customer has decided anew. */
const cancelFormerOrders = (world: World, lines: CartLine[]): void => {
  for (const line of lines) {
    const former = world.store.one<OrderRow>(
      `SELECT placed_order.* FROM placed_order JOIN order_line ON order_line.order_id = placed_order.id
       WHERE order_line.cart_line_id = ? AND placed_order.status = 'unpaid'`,
      line.id,
    );
    if (!former) continue;
    setOrderStatus(world, former.id, 'cancelled');
    world.store.run("UPDATE payment SET state = 'declined' WHERE order_id = ?", former.id);
  }
};

const raisePercent = 5;

/** Prices went up between the cart and the order. */
const dearer = (amounts: Amounts): Amounts => {
  const raise = Math.round((amounts.subTotal * raisePercent) / 100);
  return { ...amounts, subTotal: amounts.subTotal + raise, total: amounts.total + raise };
};

const insertOrder = (world: World, customer: CustomerRow, amounts: Amounts, wish: OrderWish): number => {
  const { params } = wish;
  return world.store.run(
    `INSERT INTO placed_order (customer_id, status, language, sub_total, tax, promo_discount, extra_discount,
       gift_card_discount, fees, total, promo_code, gift_card, service_fees, payment_method_id, created_at)
     VALUES (?, 'unpaid', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    customer.id,
    wish.language,
    amounts.subTotal,
    amounts.tax,
    amounts.promoDiscount,
    amounts.extraDiscount,
    amounts.giftCardDiscount,
    amounts.fees,
    amounts.total,
    params.promoCode,
    params.giftCard,
    JSON.stringify(params.fees.map((fee) => fee.id)),
    wish.paymentMethodId,
    world.clock.now(),
  ).id;
};

const insertLine = (world: World, orderId: number, line: CartLine): void => {
  const { id: orderLineId } = world.store.run(
    `INSERT INTO order_line (order_id, product_id, cart_line_id, quantity, extension, price, start_at, end_at, branch_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    line.product.id,
    line.id,
    line.quantity,
    line.extension,
    line.price,
    line.start_at,
    line.end_at,
    line.branch_id,
  );
  if (line.start_at === null || line.end_at === null) return;
  const slot = { startAt: line.start_at, endAt: line.end_at };
  holdSlot(world, line.product, slot, { orderLineId, mayTakeOverFrom: line.id });
};

const insertGift = (world: World, orderId: number, receiver: GiftReceiver): void => {
  world.store.run(
    `INSERT INTO gift (order_id, receiver_mobile, first_name, last_name, email, gender, message, state)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'sent')`,
    orderId,
    receiver.mobile_number,
    receiver.first_name,
    receiver.last_name,
    receiver.email,
    receiver.gender,
    receiver.message,
  );
};

/** An order without a payment page stands at once: there is nothing to pay, or it is paid when the customer comes. */
const confirmWithoutPage = (world: World, orderId: number, wish: OrderWish): boolean => {
  const order = orderById(world, orderId);
  const isLater = paymentMethods.find(({ id }) => id === wish.paymentMethodId)?.isLater;
  const hasNoPage = order?.total === 0 || isLater || world.habits.has('no-payment-page');
  if (!order || !hasNoPage) return false;
  confirmOrder(world, order, order.total === 0 ? 'paid' : 'due');
  return true;
};

/**
 * Turns the whole cart into one order and answers its id and the token of its payment page, null for one without a page.
 * The cart keeps its lines until the order is confirmed. The services of a gift may stay without a time: the receiver chooses.
 */
export const placeOrder = (
  world: World,
  customer: CustomerRow,
  wish: OrderWish,
): { orderId: number; token: string | null } =>
  world.store.transact(() => {
    const { params } = wish;
    const lines = cartLines(world, customer.id);
    if (lines.length === 0) throw new Refusal(422, texts.cartEmpty);
    if (!params.isGift && lines.some((line) => line.product.kind === 'service' && line.start_at === null)) {
      throw new Refusal(422, texts.chooseTimes);
    }
    checkFees(world, customer, params);
    const receiver = params.isGift ? requireReceiver(params) : null;
    const priced = amountsOf(world, lines, params);
    const amounts = world.habits.has('dearer-orders') ? dearer(priced) : priced;
    cancelFormerOrders(world, lines);
    const orderId = insertOrder(world, customer, amounts, wish);
    for (const line of lines) insertLine(world, orderId, line);
    if (receiver) insertGift(world, orderId, receiver);
    const token = randomBytes(24).toString('base64url');
    world.store.run("INSERT INTO payment (token, order_id, state) VALUES (?, ?, 'open')", token, orderId);
    return { orderId, token: confirmWithoutPage(world, orderId, wish) ? null : token };
  });
