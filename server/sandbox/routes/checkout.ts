import { randomBytes } from 'node:crypto';
import {
  type Amounts,
  amountsOf,
  type CartLine,
  type CartParams,
  cartLines,
  type GiftReceiver,
  readCartParams,
  requireReceiver,
} from '../cart.ts';
import { textOf } from '../nested.ts';
import { confirmOrder, type OrderRow, orderById, orderNumberOf, setOrderStatus } from '../orders.ts';
import { paymentMethods, serviceFees } from '../seed/checkout.ts';
import { holdSlot } from '../slots.ts';
import { invalid, type Language, Refusal, texts } from '../texts.ts';
import { type CustomerRow, type Routes, type World, wholeNumber } from '../world.ts';

type OrderWish = { params: CartParams; paymentMethodId: number; language: Language };

const checkFees = (world: World, customer: CustomerRow, params: CartParams): void => {
  for (const [index, chosen] of params.fees.entries()) {
    if (!serviceFees.find((fee) => fee.id === chosen.id)?.needsAddress) continue;
    const address = world.store.one`SELECT id FROM address
       WHERE id = ${chosen.addressId ?? -1} AND customer_id = ${customer.id}`;
    if (!address) throw invalid({ [`service_fees.${index}.address_id`]: texts.feeAddress });
  }
};

/** An unpaid order for the same lines is given up: the customer has decided anew. */
const cancelFormerOrders = (world: World, lines: CartLine[]): void => {
  for (const line of lines) {
    const former = world.store.one<OrderRow>`SELECT placed_order.* FROM placed_order
       JOIN order_line ON order_line.order_id = placed_order.id
       WHERE order_line.cart_line_id = ${line.id} AND placed_order.status = 'unpaid'`;
    if (!former) continue;
    setOrderStatus(world, former.id, 'cancelled');
    world.store.run`UPDATE payment SET state = 'declined' WHERE order_id = ${former.id}`;
  }
};

const raisePercent = 5;

const dearer = (amounts: Amounts): Amounts => {
  const raise = Math.round((amounts.subTotal * raisePercent) / 100);
  return { ...amounts, subTotal: amounts.subTotal + raise, total: amounts.total + raise };
};

const insertOrder = (world: World, customer: CustomerRow, amounts: Amounts, wish: OrderWish): number => {
  const { message: _message, ...halalas } = amounts;
  const { promoCode, giftCard, fees } = wish.params;
  return world.store.insert('placed_order', {
    ...{ customerId: customer.id, status: 'unpaid', language: wish.language, ...halalas, promoCode, giftCard },
    serviceFees: JSON.stringify(fees.map((fee) => fee.id)),
    paymentMethodId: wish.paymentMethodId,
    createdAt: world.clock.now(),
  });
};

const insertLine = (world: World, orderId: number, { id, product, ...line }: CartLine): void => {
  const row = { orderId, productId: product.id, cartLineId: id, ...line };
  const orderLineId = world.store.insert('order_line', row);
  if (line.start_at === null || line.end_at === null) return;
  holdSlot(world, product, { startAt: line.start_at, endAt: line.end_at }, { orderLineId, cartLineId: id });
};

const insertGift = (world: World, orderId: number, { mobile_number, ...receiver }: GiftReceiver): void => {
  world.store.insert('gift', { orderId, receiverMobile: mobile_number, ...receiver, state: 'sent' });
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
const placeOrder = (world: World, customer: CustomerRow, wish: OrderWish): { orderId: number; token: string | null } =>
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
    world.store.insert('payment', { token, orderId, state: 'open' });
    return { orderId, token: confirmWithoutPage(world, orderId, wish) ? null : token };
  });

export const checkoutRoutes: Routes = {
  'POST /orders': ({ world, customer, body, pen }) => {
    const paymentMethodId = wholeNumber(textOf(body, 'payment_method_id'));
    if (paymentMethodId === null || !paymentMethods.some((method) => method.id === paymentMethodId)) {
      throw invalid({ payment_method_id: texts.methodUnknown });
    }
    const wish = { params: readCartParams(body), paymentMethodId, language: pen.language };
    const { orderId, token } = placeOrder(world, customer, wish);
    const data = {
      order: { order_number: orderNumberOf(orderId) },
      payment: { create_token_url: token === null ? null : { url: pen.url(`/pay/${token}`) } },
      confirmation_message: { message_1: pen.write(texts.orderConfirmed) },
      saved_cards: customer.saved_card ? [{ id: customer.id, label: `•••• ${customer.saved_card}` }] : [],
    };
    return { data, text: token === null ? texts.orderConfirmed : texts.orderPlaced };
  },
};
