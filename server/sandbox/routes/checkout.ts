import { randomBytes } from 'node:crypto';
import { amountsOf, type CartLine, type CartParams, cartLines, readCartParams, requireReceiver } from '../cart.ts';
import { textOf } from '../nested.ts';
import { confirmOrder, orderNumberOf, refuseTakenTimes } from '../orders.ts';
import { paymentMethods, serviceFees } from '../seed/checkout.ts';
import type { Amounts, Order, OrderLine } from '../store.ts';
import { invalid, Refusal, texts } from '../texts.ts';
import { type Call, type Routes, type World, wholeNumber } from '../world.ts';

const refuseFees = ({ world, customer }: Call, params: CartParams): void => {
  for (const [index, chosen] of params.fees.entries()) {
    if (!serviceFees.find((fee) => fee.id === chosen.id)?.needsAddress) continue;
    const isKnown = world.state.addresses.some(
      ({ id, customer_id }) => id === chosen.addressId && customer_id === customer.id,
    );
    if (!isKnown) throw invalid({ [`service_fees.${index}.address_id`]: texts.feeAddress });
  }
};

/** An unpaid order for the same lines is given up: the customer has decided anew. */
const cancelFormerOrders = ({ state }: World, lines: CartLine[]): void => {
  for (const order of state.orders) {
    if (order.status !== 'unpaid' || !order.lines.some((line) => lines.some(({ id }) => id === line.cart_line_id))) {
      continue;
    }
    order.status = 'cancelled';
    order.payment.state = 'declined';
  }
};

const raisePercent = 5;

const dearer = (amounts: Amounts): Amounts => {
  const raise = Math.round((amounts.sub_total * raisePercent) / 100);
  return { ...amounts, sub_total: amounts.sub_total + raise, total: amounts.total + raise };
};

/**
 * Turns the whole cart into one order. The cart keeps its lines until the order is confirmed. The services of a gift may
 * stay without a time: the receiver chooses.
 */
const placeOrder = (call: Call, params: CartParams): Order => {
  const { world, customer, pen } = call;
  const inCart = cartLines(world, customer.id);
  if (inCart.length === 0) throw new Refusal(422, texts.cartEmpty);
  if (!params.isGift && inCart.some((line) => line.product.kind === 'service' && line.start_at === null)) {
    throw new Refusal(422, texts.chooseTimes);
  }
  refuseFees(call, params);
  const receiver = params.isGift ? requireReceiver(params) : null;
  const { message: _message, ...priced } = amountsOf(world, inCart, params);
  const lines = inCart.map(({ id, product: _product, customer_id: _customer, chosen_at: _at, ...line }): OrderLine => {
    return { ...line, id: world.nextId('orderLine'), cart_line_id: id };
  });
  refuseTakenTimes(world, lines);
  cancelFormerOrders(world, inCart);
  const order: Order = {
    ...(world.habits.has('dearer-orders') ? dearer(priced) : priced),
    id: world.nextId('order'),
    customer_id: customer.id,
    status: 'unpaid',
    language: pen.language,
    gift_card: params.giftCard,
    fee_ids: params.fees.map((fee) => fee.id),
    created_at: world.clock.now(),
    lines,
    gift: receiver && { id: world.nextId('gift'), ...receiver, state: 'sent' },
    rating: null,
    payment: { token: randomBytes(24).toString('base64url'), state: 'open', pending_answers: 0 },
  };
  world.state.orders.push(order);
  return order;
};

export const checkoutRoutes: Routes = {
  'POST /orders': (call) => {
    const { world, customer, body, pen } = call;
    const methodId = wholeNumber(textOf(body, 'payment_method_id'));
    const method = paymentMethods.find(({ id }) => id === methodId);
    if (!method) throw invalid({ payment_method_id: texts.methodUnknown });
    const order = placeOrder(call, readCartParams(body));
    // It stands at once: there is nothing to pay, or it is paid when the customer comes.
    const hasNoPage = order.total === 0 || method.isLater || world.habits.has('no-payment-page');
    if (hasNoPage) confirmOrder(world, order, order.total === 0 ? 'paid' : 'due');
    const data = {
      order: { order_number: orderNumberOf(order) },
      payment: { create_token_url: hasNoPage ? null : { url: pen.url(`/pay/${order.payment.token}`) } },
      confirmation_message: { message_1: pen.write(texts.orderConfirmed) },
      saved_cards: customer.saved_card ? [{ id: customer.id, label: `•••• ${customer.saved_card}` }] : [],
    };
    return { data, text: hasNoPage ? texts.orderConfirmed : texts.orderPlaced };
  },
};
