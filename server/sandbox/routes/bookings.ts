import { textOf } from '../nested.ts';
import { isCancelableAt, orderStatusAt, orderView } from '../order-view.ts';
import { giftOfOrder, linesOfOrder, type OrderRow, orderById, orderNumberOf, setOrderStatus } from '../orders.ts';
import { releaseOrderHolds } from '../slots.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type Call, pageOf, type Routes, type World, wholeNumber } from '../world.ts';

/** An order that the signed-in customer bought or was given; any other order is a 404. */
const seenOrder = ({ world, customer, id }: Call): { order: OrderRow; isReceiver: boolean } => {
  const order = found(orderById(world, id));
  if (order.customer_id === customer.id) return { order, isReceiver: false };
  const gift = giftOfOrder(world, order.id);
  const wasGiven = order.status === 'confirmed' || gift?.state === 'declined';
  if (gift?.receiver_mobile !== customer.mobile_number || !wasGiven) throw new Refusal(404, texts.notFound);
  return { order, isReceiver: true };
};

const statusNow = (world: World, order: OrderRow) =>
  orderStatusAt(order, linesOfOrder(world, order.id), giftOfOrder(world, order.id), world.clock.now());

const refund = (world: World, order: OrderRow): void => {
  world.store.run`UPDATE customer SET wallet = wallet + ${order.total} WHERE id = ${order.customer_id}`;
  if (order.gift_card === null) return;
  world.store.run`UPDATE voucher SET remaining = remaining + ${order.gift_card_discount}
     WHERE serial_number = ${order.gift_card}`;
  world.store.run`DELETE FROM redemption WHERE order_number = ${orderNumberOf(order.id)}`;
};

/** Frees the times; what was paid goes into the buyer's wallet and back onto the gift card. */
const cancel = (world: World, order: OrderRow): void => {
  world.store.transact(() => {
    if (order.status === 'confirmed') refund(world, order);
    world.store.run`UPDATE payment SET state = 'declined' WHERE order_id = ${order.id} AND state = 'open'`;
    setOrderStatus(world, order.id, 'cancelled');
    releaseOrderHolds(world, order.id);
  });
};

const declineGift = (world: World, order: OrderRow): void => {
  const gift = giftOfOrder(world, order.id);
  if (gift?.state === 'accepted' || gift?.state === 'declined') throw new Refusal(409, texts.giftClosed);
  world.store.transact(() => {
    world.store.run`UPDATE gift SET state = 'declined' WHERE order_id = ${order.id}`;
    cancel(world, order);
  });
};

export const bookingRoutes: Routes = {
  'GET /orders': ({ world, customer, query, pen }) => {
    const orders = world.store.all<OrderRow>`SELECT placed_order.* FROM placed_order
       LEFT JOIN gift ON gift.order_id = placed_order.id
       WHERE customer_id = ${customer.id} OR (receiver_mobile = ${customer.mobile_number} AND (status = 'confirmed' OR state = 'declined'))
       ORDER BY placed_order.created_at DESC, placed_order.id DESC`;
    const { items, pagination_options } = pageOf(orders, query);
    return { data: { orders: items.map((order) => orderView(world, order, customer, pen)), pagination_options } };
  },

  'GET /orders/:id': (call) => ({
    data: orderView(call.world, seenOrder(call).order, call.customer, call.pen),
  }),

  'GET /orders/:id/cancel': (call) => {
    const { world, customer, query } = call;
    const { order, isReceiver } = seenOrder(call);
    if (isReceiver) {
      if (wholeNumber(query.user_id) !== customer.id) throw invalid({ user_id: texts.required });
      declineGift(world, order);
      return { data: [], text: texts.giftDeclined, success: true };
    }
    const lines = linesOfOrder(world, order.id);
    if (!isCancelableAt(statusNow(world, order), lines, world.clock.now())) {
      throw new Refusal(409, texts.orderNotCancelable);
    }
    cancel(world, order);
    return { data: [], text: texts.orderCancelled, success: true };
  },

  'POST /orders/:id/rate': (call) => {
    const { world, body } = call;
    const { order } = seenOrder(call);
    const rating = wholeNumber(textOf(body, 'rating'));
    if (rating === null || rating < 1 || rating > 5) throw invalid({ rating: texts.rating });
    const rated = world.store.one`SELECT 1 FROM rating WHERE order_id = ${order.id}`;
    if (rated || statusNow(world, order) !== 'completed') throw new Refusal(409, texts.notRatable);
    const comment = textOf(body, 'comment') || null;
    world.store.insert('rating', { orderId: order.id, rating, comment });
    return { data: { rating, comment }, text: texts.rated };
  },

  'GET /orders/:id/rating': (call) => {
    const { order } = seenOrder(call);
    return { data: found(call.world.store.one`SELECT rating, comment FROM rating WHERE order_id = ${order.id}`) };
  },
};
