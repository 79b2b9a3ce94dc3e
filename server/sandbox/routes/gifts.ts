import { productById } from '../catalogue.ts';
import { textOf } from '../nested.ts';
import { orderView } from '../order-view.ts';
import { isGiven, isReceiver, newestFirst } from '../orders.ts';
import { moveOrderLine, readSlot } from '../slots.ts';
import type { Gift, Order } from '../store.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type Call, type Reply, type Routes, wholeNumber } from '../world.ts';

/** The paid gift named in the path, for its sender and its receiver alone. */
const seenGift = ({ world, customer, id }: Call): Order => {
  const order = found(world.state.orders.find(({ gift }) => gift?.id === id));
  const isSeen = order.customer_id === customer.id || (isReceiver(order, customer) && order.status === 'confirmed');
  return found(isSeen ? order : null);
};

/** The same for the receiver's own actions, and only while the gift is open. */
const openGift = (call: Call): { order: Order; gift: Gift } => {
  const order = seenGift(call);
  const gift = found(isReceiver(order, call.customer) ? order.gift : null);
  if (order.status !== 'confirmed' || gift.state === 'accepted' || gift.state === 'declined') {
    throw new Refusal(409, texts.giftClosed);
  }
  return { order, gift };
};

const viewOf = ({ world, customer, pen }: Call, order: Order): Reply => ({
  data: orderView(world, order, customer, pen),
});

export const giftRoutes: Routes = {
  'GET /gifted-orders': ({ world, customer, pen }) => {
    const isOwn = (order: Order) => order.customer_id === customer.id || isReceiver(order, customer);
    const orders = newestFirst(world.state.orders.filter((order) => isGiven(order) && isOwn(order)));
    return { data: { orders: orders.map((order) => orderView(world, order, customer, pen)) } };
  },

  'GET /gifted-orders/:id': (call) => viewOf(call, seenGift(call)),

  'POST /gifted-orders/:id/schedule': (call) => {
    const { world, body } = call;
    const { order, gift } = openGift(call);
    const slot = readSlot(body);
    const lineId = wholeNumber(textOf(body, 'order_product_id'));
    const line = order.lines.find(({ id }) => id === lineId);
    const product = line && productById(line.product_id);
    if (!line || product?.kind !== 'service') throw invalid({ order_product_id: texts.notFound });
    if (line.start_at !== slot.start_at) {
      moveOrderLine(world, product, line, slot);
      gift.state = 'scheduled';
    }
    return { ...viewOf(call, order), text: texts.giftScheduled };
  },

  'POST /gifted-orders/:id/accept': (call) => {
    const { order, gift } = openGift(call);
    gift.state = 'accepted';
    return { ...viewOf(call, order), text: texts.giftAccepted };
  },
};
