import { productById } from '../catalogue.ts';
import { textOf } from '../nested.ts';
import { orderView } from '../order-view.ts';
import { type GiftRow, linesOfOrder, type OrderRow, orderById } from '../orders.ts';
import { moveOrderLine, readSlot } from '../slots.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type Call, type Routes, type World, wholeNumber } from '../world.ts';

type GivenOrder = { gift: GiftRow; order: OrderRow };

/** The paid gift named in the path, for its sender and its receiver alone. */
const seenGift = ({ world, customer, id }: Call): GivenOrder => {
  const gift = found(world.store.one<GiftRow>`SELECT * FROM gift WHERE id = ${id}`);
  const order = found(orderById(world, gift.order_id));
  const isReceiver = gift.receiver_mobile === customer.mobile_number && order.status === 'confirmed';
  if (order.customer_id !== customer.id && !isReceiver) throw new Refusal(404, texts.notFound);
  return { gift, order };
};

/** The same for what only the receiver may do, and only while the gift is open. */
const openGift = (call: Call): GivenOrder => {
  const { gift, order } = seenGift(call);
  if (gift.receiver_mobile !== call.customer.mobile_number) throw new Refusal(404, texts.notFound);
  if (order.status !== 'confirmed' || gift.state === 'accepted' || gift.state === 'declined') {
    throw new Refusal(409, texts.giftClosed);
  }
  return { gift, order };
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

const viewOf = ({ world, customer, pen }: Call, order: OrderRow) => ({
  data: orderView(world, order, customer, pen),
});

export const giftRoutes: Routes = {
  'GET /gifted-orders': ({ world, customer, pen }) => {
    const orders = world.store.all<OrderRow>`SELECT placed_order.* FROM placed_order
       JOIN gift ON gift.order_id = placed_order.id
       WHERE (status = 'confirmed' OR state = 'declined') AND (customer_id = ${customer.id} OR receiver_mobile = ${customer.mobile_number})
       ORDER BY placed_order.created_at DESC, placed_order.id DESC`;
    return { data: { orders: orders.map((order) => orderView(world, order, customer, pen)) } };
  },

  'GET /gifted-orders/:id': (call) => viewOf(call, seenGift(call).order),

  'POST /gifted-orders/:id/schedule': (call) => {
    const given = openGift(call);
    schedule(call.world, given, call.body);
    return { ...viewOf(call, given.order), text: texts.giftScheduled };
  },

  'POST /gifted-orders/:id/accept': (call) => {
    const { gift, order } = openGift(call);
    call.world.store.update('gift', gift.id, { state: 'accepted' });
    return { ...viewOf(call, order), text: texts.giftAccepted };
  },
};
