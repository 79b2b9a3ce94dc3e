import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textOf } from '../nested.ts';
import { isCancelableAt, orderStatusAt, orderView } from '../order-view.ts';
import { giftOfOrder, linesOfOrder, type OrderRow, orderById, orderNumberOf, setOrderStatus } from '../orders.ts';
import { releaseOrderHolds } from '../slots.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { answer, type CustomerRow, idOf, pageOf, penOf, requireCustomer, type World, wholeNumber } from '../world.ts';

type Seen = { viewer: CustomerRow; order: OrderRow; isReceiver: boolean };

/** An order that the signed-in customer bought or was given; any other order is a 404. */
const seenOrder = (world: World, request: FastifyRequest): Seen => {
  const viewer = requireCustomer(world, request);
  const order = found(orderById(world, idOf(request)));
  if (order.customer_id === viewer.id) return { viewer, order, isReceiver: false };
  const gift = giftOfOrder(world, order.id);
  const wasGiven = order.status === 'confirmed' || gift?.state === 'declined';
  if (gift?.receiver_mobile !== viewer.mobile_number || !wasGiven) throw new Refusal(404, texts.notFound);
  return { viewer, order, isReceiver: true };
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

const registerRatingRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/orders/:id/rate', (request) => {
    const { order } = seenOrder(world, request);
    const rating = wholeNumber(textOf(request.body, 'rating'));
    if (rating === null || rating < 1 || rating > 5) throw invalid({ rating: texts.rating });
    const rated = world.store.one`SELECT 1 FROM rating WHERE order_id = ${order.id}`;
    if (rated || statusNow(world, order) !== 'completed') throw new Refusal(409, texts.notRatable);
    const comment = textOf(request.body, 'comment') || null;
    world.store.insert('rating', { orderId: order.id, rating, comment });
    return answer(request, { rating, comment }, texts.rated);
  });

  app.get('/orders/:id/rating', (request) => {
    const { order } = seenOrder(world, request);
    return answer(request, found(world.store.one`SELECT rating, comment FROM rating WHERE order_id = ${order.id}`));
  });
};

export const registerBookingRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/orders', (request) => {
    const viewer = requireCustomer(world, request);
    const orders = world.store.all<OrderRow>`SELECT placed_order.* FROM placed_order
       LEFT JOIN gift ON gift.order_id = placed_order.id
       WHERE customer_id = ${viewer.id} OR (receiver_mobile = ${viewer.mobile_number} AND (status = 'confirmed' OR state = 'declined'))
       ORDER BY placed_order.created_at DESC, placed_order.id DESC`;
    const { items, pagination_options } = pageOf(orders, request.query as { page?: string });
    const pen = penOf(world, request);
    return answer(request, { orders: items.map((order) => orderView(world, order, viewer, pen)), pagination_options });
  });

  app.get('/orders/:id', (request) => {
    const { viewer, order } = seenOrder(world, request);
    return answer(request, orderView(world, order, viewer, penOf(world, request)));
  });

  app.get('/orders/:id/cancel', (request) => {
    const { viewer, order, isReceiver } = seenOrder(world, request);
    if (isReceiver) {
      const userId = (request.query as { user_id?: string }).user_id;
      if (wholeNumber(userId) !== viewer.id) throw invalid({ user_id: texts.required });
      declineGift(world, order);
      return { ...answer(request, [], texts.giftDeclined), success: true };
    }
    const lines = linesOfOrder(world, order.id);
    if (!isCancelableAt(statusNow(world, order), lines, world.clock.now())) {
      throw new Refusal(409, texts.orderNotCancelable);
    }
    cancel(world, order);
    return { ...answer(request, [], texts.orderCancelled), success: true };
  });

  registerRatingRoutes(app, world);
};
