import { getGift, getOrderRating, rateOrder } from '../../server/provider/assumed-calls.ts';
import { cancelOrder, getOrder, listOrders } from '../../server/provider/bookings.ts';
import { createOrder } from '../../server/provider/checkout.ts';
import { acceptGift, listGiftedOrders, scheduleGift } from '../../server/provider/gifts.ts';
import { checkPaymentStatus } from '../../server/provider/payments.ts';
import { bodyOf, inGroup } from './call.ts';
import { sentParams } from './cart-calls.ts';
import { explained, refTo, type Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const noOrder = { 404: 'The customer has no such order.' };
const noGift = { 404: 'The customer has no such gift.', 409: 'The gift is accepted or declined already.' };

const bookingCalls = inGroup('Orders', [
  {
    endpoint: 'POST orders',
    summary: 'Orders the whole cart; sent once, whatever the answer',
    effect: 'lasts',
    body: bodyOf({ payment_method_id: text, is_scheduled: { const: 0 }, ...sentParams }),
    answer: { object: 'PlacedOrder' },
    refusals: { 409: 'A time was taken meanwhile.' },
    needs: ['methodId'],
    ask: (client, { methodId }) =>
      createOrder(client, methodId, { promo_code: 'RAWNAQ10', service_fees: [{ id: '1', address_id: '7' }] }),
  },
  {
    endpoint: 'GET orders',
    summary: 'A page of the customer’s orders, newest first',
    query: { page: { type: 'integer', minimum: 1 } },
    answer: {
      list: 'Order',
      at: 'orders',
      beside: { pagination_options: refTo('Pagination') },
      besideExample: { pagination_options: { current_page: 1, last_page: 1, per_page: 10, total: 1 } },
    },
    ask: async (client, _, learn) => {
      const { bookings } = await listOrders(client, 1);
      const rated = bookings.find(({ hasRating }) => hasRating) ?? bookings[0];
      learn({ orderId: rated?.id, orderNumber: rated?.number });
    },
  },
  {
    endpoint: 'GET orders/{id}',
    summary: 'One order',
    answer: { object: 'Order' },
    refusals: noOrder,
    needs: ['orderId'],
    ask: (client, { orderId }) => getOrder(client, orderId),
  },
  {
    endpoint: 'GET orders/{id}/cancel',
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
    ask: (client, { orderId }) => cancelOrder(client, orderId, '1'),
  },
  {
    endpoint: 'GET orders/{id}/rating',
    summary: 'How an order was rated; 404 before that',
    assumed: 'order-rating',
    answer: { object: 'Rating' },
    refusals: { 404: 'The order is not rated.' },
    needs: ['orderId'],
    ask: (client, { orderId }) => getOrderRating(client, orderId, new Set()),
  },
  {
    endpoint: 'POST orders/{id}/rate',
    summary: 'Rates an order',
    effect: 'lasts',
    assumed: 'rate-order',
    body: bodyOf({ rating: { type: 'integer', minimum: 1, maximum: 5 }, 'comment?': text }),
    answer: { words: true },
    refusals: { ...noOrder, 409: 'It is rated already, or not over.' },
    needs: ['orderId'],
    ask: (client, { orderId }) => rateOrder(client, orderId, { stars: 5, comment: 'Very kind' }, new Set()),
  },
  {
    endpoint: 'POST payments/check-payment-status',
    summary: 'Whether an order is paid, asked again and again',
    effect: 'undone',
    body: bodyOf({ merchant_reference: explained(text, 'The order’s number.') }),
    answer: { object: 'PaymentStatus' },
    refusals: noOrder,
    needs: ['orderNumber'],
    ask: (client, { orderNumber }) => checkPaymentStatus(client, orderNumber),
  },
]);

const giftCalls = inGroup('Gifts', [
  {
    endpoint: 'GET gifted-orders',
    summary: 'Gifts that the customer has sent or received',
    answer: { list: 'Order', at: 'orders' },
    ask: async (client, _, learn) => {
      const [order] = await listGiftedOrders(client);
      learn({ giftId: order?.gift?.id, giftProductId: order?.products[0]?.id });
    },
  },
  {
    endpoint: 'GET gifted-orders/{id}',
    summary: 'One gift, by the id of the gift',
    assumed: 'gifted-order',
    answer: { object: 'Order' },
    refusals: { 404: 'The customer has no such gift.' },
    needs: ['giftId'],
    ask: (client, { giftId }) => getGift(client, giftId, new Set()),
  },
  {
    endpoint: 'POST gifted-orders/{id}/schedule',
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
    ask: (client, { giftId, giftProductId, times }) =>
      scheduleGift(client, giftId, { ...times, order_product_id: giftProductId }),
  },
  {
    endpoint: 'POST gifted-orders/{id}/accept',
    summary: 'Accepts a gift',
    effect: 'lasts',
    answer: { words: true },
    refusals: noGift,
    needs: ['giftId'],
    ask: (client, { giftId }) => acceptGift(client, giftId),
  },
]);

/** Orders, their payment, and gifts. */
export const orderCalls = [...bookingCalls, ...giftCalls];
