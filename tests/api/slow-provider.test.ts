import { expect, test } from 'vitest';
import { openLooseShop } from '../support/for-file.ts';
import type { LooseAnswer } from '../support/start-loose-provider.ts';

/** A shop before a provider of its own, and how long its answers take. */
const openShop = async () => {
  const shop = await openLooseShop({ providerTimeoutMs: 20_000 });
  const { app, gql, cookie } = shop;
  const visit = async (url: string) => {
    const startedAt = performance.now();
    const { statusCode } = await app.inject({ url, headers: { host: 'shop.example', cookie } });
    return { url, status: statusCode, milliseconds: performance.now() - startedAt };
  };
  const ask = async (query: string) => {
    const startedAt = performance.now();
    const answer = await gql(query, {}, { cookie });
    return { ...answer, milliseconds: performance.now() - startedAt };
  };
  return { ...shop, visit, ask };
};

const silent: LooseAnswer = () => undefined;

test.concurrent('a customer whom the provider keeps waiting at every step has each page within 8 s all the same', async () => {
  await using shop = await openShop();
  const { provider } = shop;
  const calls = ['account/info', 'cart', 'orders', 'branches', 'menus', 'products', 'gifted-orders'];
  provider.answers = Object.fromEntries(calls.map((path) => [`GET /${path}`, silent]));
  provider.answers['GET /products/1'] = silent;
  const pages = ['/cart', '/ar/dashboard/bookings', '/gift-list', '/gift-cards', '/product/1', '/'];
  const answers = await Promise.all(pages.map(shop.visit));
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  // Half of the time of two questions one after the other, and room for a busy machine.
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(12_000);
}, 45_000);

test.concurrent.each([
  ['/dashboard/bookings', 'GET /orders'],
  ['/ar/gift-list', 'GET /gifted-orders'],
  ['/notifications', 'GET /gifted-orders'],
])(
  'on %s, the customer’s profile and data are asked for at the same time',
  async (page, list) => {
    await using shop = await openShop();
    const { provider } = shop;
    const asked = Promise.withResolvers<void>();
    provider.answers['GET /account/info'] = async (response) => {
      await asked.promise;
      response.end(JSON.stringify({ status: true, data: { first_name: 'Huda', last_name: 'Ali' } }));
    };
    provider.answers[list] = (response) => {
      asked.resolve();
      response.end(JSON.stringify({ status: true, data: { orders: [] } }));
    };
    expect((await shop.visit(page)).status).toBe(200);
  },
  20_000,
);

const addMutation = 'mutation { addToCart(input: { productId: "1" }) { cartLineId cart { itemCount } } }';
const trickle: LooseAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 500);
  response.on('close', () => clearInterval(timer));
};
const done: LooseAnswer = (response) => setTimeout(() => response.end('{"status":true}'), 4_000);

test.concurrent.each([
  ['is silent', silent],
  ['answers letter by letter', trickle],
])(
  'a provider that %s delays no answer of GraphQL beyond one deadline, whatever was read and written',
  async (_habit, habit) => {
    await using shop = await openShop();
    const { provider, ask } = shop;
    provider.answers = { 'POST /cart': done, 'DELETE /cart/7': done, 'DELETE /cart/8': habit, 'GET /branches': habit };
    provider.fallback = habit;
    const [read, personal, added, removed, late] = await Promise.all([
      ask('{ branches { id } }'),
      ask('{ cart(params: {}) { itemCount } }'),
      ask(addMutation),
      ask('mutation { removeCartLine(id: "7") { itemCount } }'),
      ask('mutation { removeCartLine(id: "8") { itemCount } }'),
    ]);
    expect([read, personal, late].map(({ code }) => code)).toEqual(Array(3).fill('PROVIDER_TIMEOUT'));
    // The write is reported as done: only the cart is unknown.
    expect(added).toMatchObject({ data: { addToCart: { cartLineId: null, cart: null } } });
    expect(removed).toMatchObject({ data: { removeCartLine: null } });
    expect([added.errors, removed.errors]).toEqual([undefined, undefined]);
    // The deadline lies below 7.5 s; the rest is room for a busy machine, and a call alone may take 20 s here.
    const longest = Math.max(...[read, personal, added, removed, late].map(({ milliseconds }) => milliseconds));
    expect(longest).toBeLessThan(10_000);
  },
  30_000,
);

test.concurrent('a customer who waits for news of a payment hears that there are none', async () => {
  await using shop = await openShop();
  const { provider, ask } = shop;
  provider.fallback = silent;
  const { data, milliseconds } = await ask('mutation { checkPayment(orderNumber: "R1", after: 0) { state attempt } }');
  expect(data.checkPayment).toEqual({ state: 'PENDING', attempt: 0 });
  expect(milliseconds).toBeLessThan(10_000);
}, 30_000);
