import { textOf } from '../nested.ts';
import { isCancelableAt, orderStatusAt, orderView } from '../order-view.ts';
import { isGiven, isReceiver, newestFirst, orderById, orderNumberOf } from '../orders.ts';
import type { Order } from '../store.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type Call, customerById, pageOf, type Routes, type World, wholeNumber } from '../world.ts';

/** Orders that the signed-in customer bought or was given. */
const isSeen = ({ customer }: Call, order: Order): boolean =>
  order.customer_id === customer.id || (isReceiver(order, customer) && isGiven(order));

const seenOrder = (call: Call): Order => {
  const order = found(orderById(call.world, call.id));
  return found(isSeen(call, order) ? order : null);
};

const refund = ({ state }: World, order: Order): void => {
  const card = state.vouchers.find(({ serial_number }) => serial_number === order.gift_card);
  if (!card) return;
  card.remaining += order.gift_card_discount;
  card.redemptions = card.redemptions.filter(({ order_number }) => order_number !== orderNumberOf(order));
};

/** Frees the times; the payment goes into the buyer's wallet and back onto the gift card. */
const cancel = (world: World, order: Order): void => {
  if (order.status === 'confirmed') {
    found(customerById(world, order.customer_id)).wallet += order.total;
    refund(world, order);
  }
  if (order.payment.state === 'open') order.payment.state = 'declined';
  order.status = 'cancelled';
};

export const bookingRoutes: Routes = {
  'GET /orders': (call) => {
    const { world, customer, query, pen } = call;
    const orders = newestFirst(world.state.orders.filter((order) => isSeen(call, order)));
    const { items, pagination_options } = pageOf(orders, query);
    return { data: { orders: items.map((order) => orderView(world, order, customer, pen)), pagination_options } };
  },

  'GET /orders/:id': (call) => ({ data: orderView(call.world, seenOrder(call), call.customer, call.pen) }),

  'GET /orders/:id/cancel': (call) => {
    const { world, customer, query } = call;
    const order = seenOrder(call);
    const { gift } = order;
    if (order.customer_id === customer.id) {
      if (!isCancelableAt(order, world.clock.now())) throw new Refusal(409, texts.orderNotCancelable);
      cancel(world, order);
      return { data: [], text: texts.orderCancelled, success: true };
    }
    if (wholeNumber(query.user_id) !== customer.id) throw invalid({ user_id: texts.required });
    if (!gift || gift.state === 'accepted' || gift.state === 'declined') throw new Refusal(409, texts.giftClosed);
    gift.state = 'declined';
    cancel(world, order);
    return { data: [], text: texts.giftDeclined, success: true };
  },

  'POST /orders/:id/rate': (call) => {
    const { world, body } = call;
    const order = seenOrder(call);
    const rating = wholeNumber(textOf(body, 'rating'));
    if (rating === null || rating < 1 || rating > 5) throw invalid({ rating: texts.rating });
    if (order.rating || orderStatusAt(order, world.clock.now()) !== 'completed') {
      throw new Refusal(409, texts.notRatable);
    }
    order.rating = { rating, comment: textOf(body, 'comment') || null };
    return { data: order.rating, text: texts.rated };
  },

  'GET /orders/:id/rating': (call) => ({ data: found(seenOrder(call).rating) }),
};
