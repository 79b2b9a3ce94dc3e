import { getGift, getOrderRating, rateOrder } from '../../server/provider/assumed-calls.ts';
import { cancelOrder, getOrder, listOrders } from '../../server/provider/bookings.ts';
import { createOrder } from '../../server/provider/checkout.ts';
import { acceptGift, listGiftedOrders, scheduleGift } from '../../server/provider/gifts.ts';
import { checkPaymentStatus } from '../../server/provider/payments.ts';
import { bodyOf, type Known, type ProviderCall } from './call.ts';
import { sentParams } from './cart-calls.ts';
import { explained, refTo, type Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const noOrder = { 404: 'The customer has no such order.' };
const noGift = { 404: 'The customer has no such gift.', 409: 'The gift is accepted or declined already.' };

/** Orders, their payment, and gifts. */
export const orderCalls: ProviderCall[] = [
  {
    endpoint: 'POST orders',
    group: 'Orders',
    summary: 'Orders the whole cart; sent once, whatever the answer',
    effect: 'lasts',
    body: bodyOf({ payment_method_id: text, is_scheduled: { const: 0 }, ...sentParams }),
    answer: { object: 'PlacedOrder' },
    refusals: { 409: 'A time was taken meanwhile.' },
    needs: ['methodId'],
    ask: async (client, { methodId }) => {
      await createOrder(client, methodId, { promo_code: 'RAWNAQ10', service_fees: [{ id: '1', address_id: '7' }] });
    },
  },
  {
    endpoint: 'GET orders',
    group: 'Orders',
    summary: 'A page of the customer’s orders, newest first',
    effect: 'reads',
    query: { page: { type: 'integer', minimum: 1 } },
    answer: {
      list: 'Order',
      at: 'orders',
      beside: { pagination_options: refTo('Pagination') },
      besideExample: { pagination_options: { current_page: 1, last_page: 1, per_page: 10, total: 1 } },
    },
    ask: async (client): Promise<Known> => {
      const { bookings } = await listOrders(client, 1);
      const rated = bookings.find(({ hasRating }) => hasRating) ?? bookings[0];
      return { orderId: rated?.id, orderNumber: rated?.number };
    },
  },
  {
    endpoint: 'GET orders/{id}',
    group: 'Orders',
    summary: 'One order',
    effect: 'reads',
    answer: { object: 'Order' },
    refusals: noOrder,
    needs: ['orderId'],
    ask: async (client, { orderId }) => {
      await getOrder(client, orderId);
    },
  },
  {
    endpoint: 'GET orders/{id}/cancel',
    group: 'Orders',
    summary: 'Cancels an order, though it is a GET; with `user_id` its receiver declines a gift',
    effect: 'lasts',
    query: { user_id: text },
    answer: {
      words: true,
      onTop: { success: explained(refTo('Flag'), '`false`: it was not done.') },
      onTopExample: { success: true },
    },
    refusals: { ...noOrder, 409: 'It is too late.' },
    needs: ['orderId'],
    ask: async (client, { orderId }) => {
      await cancelOrder(client, orderId, '1');
    },
  },
  {
    endpoint: 'GET orders/{id}/rating',
    group: 'Orders',
    summary: 'How an order was rated; 404 before that',
    effect: 'reads',
    assumed: 'order-rating',
    answer: { object: 'Rating' },
    refusals: { 404: 'The order is not rated.' },
    needs: ['orderId'],
    ask: async (client, { orderId }) => {
      await getOrderRating(client, orderId, new Set());
    },
  },
  {
    endpoint: 'POST orders/{id}/rate',
    group: 'Orders',
    summary: 'Rates an order',
    effect: 'lasts',
    assumed: 'rate-order',
    body: bodyOf({ rating: { type: 'integer', minimum: 1, maximum: 5 }, 'comment?': text }),
    answer: { words: true },
    refusals: { ...noOrder, 409: 'It is rated already, or not over.' },
    needs: ['orderId'],
    ask: async (client, { orderId }) => {
      await rateOrder(client, orderId, { stars: 5, comment: 'Very kind' }, new Set());
    },
  },
  {
    endpoint: 'POST payments/check-payment-status',
    group: 'Orders',
    summary: 'Whether an order is paid, asked again and again',
    effect: 'undone',
    body: bodyOf({ merchant_reference: explained(text, 'The order’s number.') }),
    answer: { object: 'PaymentStatus' },
    refusals: noOrder,
    needs: ['orderNumber'],
    ask: async (client, { orderNumber }) => {
      await checkPaymentStatus(client, orderNumber);
    },
  },
  {
    endpoint: 'GET gifted-orders',
    group: 'Gifts',
    summary: 'Gifts that the customer has sent or received',
    effect: 'reads',
    answer: { list: 'Order', at: 'orders' },
    ask: async (client): Promise<Known> => {
      const [order] = await listGiftedOrders(client);
      return { giftId: order?.gift?.id, giftProductId: order?.products[0]?.id };
    },
  },
  {
    endpoint: 'GET gifted-orders/{id}',
    group: 'Gifts',
    summary: 'One gift, by the id of the gift',
    effect: 'reads',
    assumed: 'gifted-order',
    answer: { object: 'Order' },
    refusals: { 404: 'The customer has no such gift.' },
    needs: ['giftId'],
    ask: async (client, { giftId }) => {
      await getGift(client, giftId, new Set());
    },
  },
  {
    endpoint: 'POST gifted-orders/{id}/schedule',
    group: 'Gifts',
    summary: 'Chooses the time of a treatment that was given',
    effect: 'lasts',
    body: bodyOf({
      start_at: text,
      end_at: text,
      order_product_id: text,
      'service_fee_ids?': { type: 'array', items: text },
    }),
    answer: { words: true },
    refusals: noGift,
    needs: ['giftId', 'giftProductId', 'times'],
    ask: async (client, { giftId, giftProductId, times }) => {
      await scheduleGift(client, giftId, { ...times, order_product_id: giftProductId });
    },
  },
  {
    endpoint: 'POST gifted-orders/{id}/accept',
    group: 'Gifts',
    summary: 'Accepts a gift',
    effect: 'lasts',
    answer: { words: true },
    refusals: noGift,
    needs: ['giftId'],
    ask: async (client, { giftId }) => {
      await acceptGift(client, giftId);
    },
  },
];
