import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { looseShopForFile } from '../support/for-file.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { startProcess } from '../support/start-process.ts';
import { askerOf, testConfig } from '../support/start-shop.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const { provider, gql } = await looseShopForFile();

const tokenWith = (claims: object) => `auth_token=${unsignedToken(3600, claims)}`;
const cookie = tokenWith({ sub: 7 });

beforeEach(() => {
  provider.answers = { 'GET /orders/11': { data: order } };
});

const giftQuery = '{ giftedOrder(id: "3") { id firstProductId order { id products { id } gift { isSender } } } }';
const declineMutation = 'mutation { declineGiftedOrder(id: "3") { isDone message } }';

const gifted_info = { id: 3, is_sender: '0', is_completed: '0', sender_user: { full_name: 'Sara' } };
const products = [{ order_product_id: 51, name: 'Bath' }, { order_product_id: 52 }];
const whole = { status: { value: '2' }, total: '80', is_cancelable: '0' };
const order = { id: 11, order_number: 'A-11', ...whole, gifted_info, products };
const asked = () => provider.calls.map(({ method, path, query }) => `${method} ${path.replace('/api/v1', '')}${query}`);

test.each([
  ['order_id, whatever else there is', { order_id: 11, id: 99, order: { id: 98 }, products }],
  ['id', { id: '11', order: { id: 98 }, products }],
  ['order.id', { order: { id: 11 }, products }],
  ['order.id, with the products in the order too', { order: { id: 11, products } }],
])('a gift names its order by %s, and its first product is kept [GIFT-26 CALL-24]', async (_name, data) => {
  provider.answers['GET /gifted-orders/3'] = { status: true, data };
  const answer = await gql(giftQuery, {}, { cookie });
  expect(answer.data.giftedOrder).toEqual({
    id: '3',
    firstProductId: '51',
    order: { id: '11', products: [{ id: '51' }, { id: '52' }], gift: { isSender: false } },
  });
  expect(asked()).toEqual(['GET /gifted-orders/3', 'GET /orders/11']);
});

test('where one gift cannot be asked for, it is found among all of them, never a cancelled one [GIFT-27 GIFT-30 CALL-23]', async () => {
  provider.answers['GET /gifted-orders'] = { data: { orders: [{ ...order, id: 12, gifted_info: { id: 4 } }, order] } };
  expect((await gql(giftQuery, {}, { cookie })).data.giftedOrder.order.id).toBe('11');
  expect(asked()).toEqual(['GET /gifted-orders/3', 'GET /gifted-orders', 'GET /orders/11']);
  for (const status of [{ value: 9 }, { value: '9' }, { value: 1, label: 'Order Canceled' }]) {
    provider.answers['GET /gifted-orders'] = { data: { orders: [{ ...order, status }] } };
    const { errors } = await gql(giftQuery, {}, { cookie });
    expect(errors?.[0]).toMatchObject({ message: 'Gifted order not found', extensions: { code: 'NOT_FOUND' } });
  }
});

test('an order that tells of itself nothing but its products is taken from the list of gifts', async () => {
  provider.answers['GET /gifted-orders/3'] = { data: { order_id: 11, products } };
  provider.answers['GET /orders/11'] = { status: true, data: { products, service_fees: [] } };
  provider.answers['GET /orders'] = { data: { orders: [] } };
  provider.answers['GET /gifted-orders'] = { data: { orders: [order] } };
  expect((await gql(giftQuery, {}, { cookie })).data.giftedOrder.order).toMatchObject({
    id: '11',
    gift: { isSender: false },
  });
});

test('the call for one gift can be switched off', async () => {
  const assumedCallsOff = new Set(['gifted-order'] as const);
  const other = await buildApp(testConfig(provider.url, { providerCacheMs: 0, assumedCallsOff }));
  onTestFinished(() => other.close());
  provider.answers['GET /gifted-orders'] = { data: [order] };
  expect((await askerOf(other)(giftQuery, {}, { cookie })).data.giftedOrder.id).toBe('3');
  expect(asked()).toEqual(['GET /gifted-orders', 'GET /orders/11']);
});

test('a gift that does not name its order is told apart from one that is not there [GIFT-31]', async () => {
  const { id: _, ...nameless } = order;
  provider.answers['GET /gifted-orders'] = { data: { orders: [nameless] } };
  const { errors } = await gql(giftQuery, {}, { cookie });
  const message = 'Order ID not found in gifted order';
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'NOT_FOUND', fields: { orderId: message } } });
});

test.each([
  ['the gift', { ...gifted_info, receiver_user: { id: 70 } }, { sub: 7 }, '70'],
  ['the token', gifted_info, { sub: 7 }, '7'],
  ['the token, under another name', gifted_info, { user_id: 'u-7' }, 'u-7'],
  ['the profile', gifted_info, {}, '700'],
])('a gift is declined with the receiver’s number as %s tells it [CALL-36]', async (_name, info, claims, userId) => {
  provider.answers['GET /gifted-orders/3'] = { data: { ...order, gifted_info: info } };
  provider.answers['GET /account/info'] = { data: { id: 700, first_name: 'Noura' } };
  provider.answers['GET /orders/11/cancel'] = { success: true, message: ['Declined'], data: [] };
  const { data } = await gql(declineMutation, {}, { cookie: tokenWith(claims) });
  expect(data.declineGiftedOrder).toEqual({ isDone: true, message: 'Declined' });
  const cancels = provider.calls.filter(({ path }) => path.endsWith('/cancel'));
  expect(cancels.map(({ method, query }) => `${method} ${query}`)).toEqual([`GET user_id=${userId}`]);
});

test('what only the shop may know stands in its log with the id of the request [GIFT-36]', async () => {
  const settings = { PROVIDER_URL: provider.url, LOG_LEVEL: 'warn', PROVIDER_CACHE_MS: '0' };
  const shop = await startProcess(['node', 'server/main.ts'], settings);
  const ask = (query: string, as = cookie) => postGraphql(shop.url, { query }, { cookie: as });
  const { id: _, ...nameless } = order;
  provider.answers['GET /gifted-orders/3'] = { data: nameless };
  provider.answers['GET /gifted-orders'] = { data: { orders: [nameless] } };
  const unordered = await ask(declineMutation);
  provider.answers['GET /gifted-orders/3'] = { data: { ...order, products: [...products, { order_product_id: 60 }] } };
  provider.answers['GET /account/info'] = { data: { first_name: 'Noura' } };
  await ask(giftQuery);
  const unnamed = await ask(declineMutation, tokenWith({}));
  const nothing = { isDone: false, message: null };
  expect([unordered, unnamed].map(({ data }) => data?.declineGiftedOrder)).toEqual([nothing, nothing]);
  expect(asked().filter((call) => call.includes('/cancel'))).toEqual([]);
  const lines = () => shop.written.filter((line) => line.includes('not found'));
  await expect.poll(() => lines().join()).toContain('User ID not found');
  expect(
    lines()
      .map((line) => JSON.parse(line))
      .map(({ reqId, msg }) => [typeof reqId, msg]),
  ).toEqual([
    ['string', 'Order ID not found in gifted order details'],
    ['string', 'Order ID not found'],
    ['string', 'Product details not found in order'],
    ['string', 'User ID not found'],
  ]);
});
