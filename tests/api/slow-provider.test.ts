import { afterAll, afterEach, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { type LooseAnswer, startLooseProvider } from '../support/start-loose-provider.ts';
import { testConfig } from '../support/start-shop.ts';

const provider = await startLooseProvider({});
const app = await buildApp(testConfig(provider.url, { providerCacheMs: 0, providerTimeoutMs: 20_000 }));

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const exp = Math.floor(Date.now() / 1000) + 3600;
const cookie = `auth_token=${part({ alg: 'HS256' })}.${part({ sub: 1, exp })}.c2ln`;

afterEach(() => {
  provider.answers = {};
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

const visit = async (url: string) => {
  const startedAt = performance.now();
  const { statusCode } = await app.inject({ url, headers: { host: 'shop.example', cookie } });
  return { url, status: statusCode, milliseconds: performance.now() - startedAt };
};

const silent: LooseAnswer = () => undefined;

test('a customer whom the provider keeps waiting at every step has each page within 8 s all the same', async () => {
  const calls = ['account/info', 'cart', 'orders', 'branches', 'menus', 'products', 'gifted-orders'];
  provider.answers = Object.fromEntries(calls.map((path) => [`GET /${path}`, silent]));
  provider.answers['GET /products/1'] = silent;
  const pages = ['/cart', '/ar/dashboard/bookings', '/gift-list', '/gift-cards', '/product/1', '/'];
  const answers = await Promise.all(pages.map(visit));
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  // Half of what two questions one after the other would take, and room for a busy machine.
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(12_000);
}, 45_000);

test.each([
  ['/dashboard/bookings', 'GET /orders'],
  ['/ar/gift-list', 'GET /gifted-orders'],
  ['/notifications', 'GET /gifted-orders'],
])(
  'on %s, who the customer is and what he has are asked for at the same time',
  async (page, list) => {
    const asked = Promise.withResolvers<void>();
    provider.answers['GET /account/info'] = async (response) => {
      await asked.promise;
      response.end(JSON.stringify({ status: true, data: { first_name: 'Huda', last_name: 'Ali' } }));
    };
    provider.answers[list] = (response) => {
      asked.resolve();
      response.end(JSON.stringify({ status: true, data: { orders: [] } }));
    };
    expect((await visit(page)).status).toBe(200);
  },
  20_000,
);
