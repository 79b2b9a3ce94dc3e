import type { FastifyInstance, FastifyRequest } from 'fastify';
import { productById } from '../catalogue.ts';
import { textOf } from '../nested.ts';
import { orderView } from '../order-view.ts';
import { type GiftRow, linesOfOrder, type OrderRow, orderById } from '../orders.ts';
import { moveOrderLine, readSlot } from '../slots.ts';
import { invalid, Refusal, texts } from '../texts.ts';
import { answer, type CustomerRow, idOf, penOf, requireCustomer, type World, wholeNumber } from '../world.ts';

type GivenOrder = { viewer: CustomerRow; gift: GiftRow; order: OrderRow };

/** The paid gift named in the path, for its sender and its receiver alone. */
const seenGift = (world: World, request: FastifyRequest): GivenOrder => {
  const viewer = requireCustomer(world, request);
  const gift = world.store.one<GiftRow>`SELECT * FROM gift WHERE id = ${idOf(request)}`;
  const order = gift && orderById(world, gift.order_id);
  const isSender = order?.customer_id === viewer.id;
  const isReceiver = gift?.receiver_mobile === viewer.mobile_number && order?.status === 'confirmed';
  if (!gift || !order || !(isSender || isReceiver)) throw new Refusal(404, texts.notFound);
  return { viewer, gift, order };
};

/** The same for what only the receiver may do, and only while the gift is open. */
const openGift = (world: World, request: FastifyRequest): GivenOrder => {
  const seen = seenGift(world, request);
  if (seen.gift.receiver_mobile !== seen.viewer.mobile_number) throw new Refusal(404, texts.notFound);
  if (seen.order.status !== 'confirmed' || seen.gift.state === 'accepted' || seen.gift.state === 'declined') {
    throw new Refusal(409, texts.giftClosed);
  }
  return seen;
};

const schedule = (world: World, { gift, order }: GivenOrder, body: unknown): void => {
  const slot = readSlot(body);
  const lineId = wholeNumber(textOf(body, 'order_product_id'));
  const line = linesOfOrder(world, order.id).find((known) => known.id === lineId);
  const product = line && productById(line.product_id);
  if (!line || product?.kind !== 'service') throw invalid({ order_product_id: texts.notFound });
  if (line.start_at === slot.startAt) return;
  world.store.transact(() => {
    moveOrderLine(world, product, line.id, slot);
    world.store.update('gift', gift.id, { state: 'scheduled' });
  });
};

export const registerGiftRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/gifted-orders', (request) => {
    const viewer = requireCustomer(world, request);
    const orders = world.store.all<OrderRow>`SELECT placed_order.* FROM placed_order
       JOIN gift ON gift.order_id = placed_order.id
       WHERE (status = 'confirmed' OR state = 'declined') AND (customer_id = ${viewer.id} OR receiver_mobile = ${viewer.mobile_number})
       ORDER BY placed_order.created_at DESC, placed_order.id DESC`;
    const pen = penOf(world, request);
    return answer(request, { orders: orders.map((order) => orderView(world, order, viewer, pen)) });
  });

  app.get('/gifted-orders/:id', (request) => {
    const { viewer, order } = seenGift(world, request);
    return answer(request, orderView(world, order, viewer, penOf(world, request)));
  });

  app.post('/gifted-orders/:id/schedule', (request) => {
    const seen = openGift(world, request);
    schedule(world, seen, request.body);
    const order = orderById(world, seen.order.id) ?? seen.order;
    return answer(request, orderView(world, order, seen.viewer, penOf(world, request)), texts.giftScheduled);
  });

  app.post('/gifted-orders/:id/accept', (request) => {
    const { gift, order, viewer } = openGift(world, request);
    world.store.update('gift', gift.id, { state: 'accepted' });
    return answer(request, orderView(world, order, viewer, penOf(world, request)), texts.giftAccepted);
  });
};
