import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { AppConfig } from '../../server/config.ts';
import { getCart } from '../../server/provider/cart.ts';
import { providerAt } from '../support/provider-clients.ts';
import { publicPages } from '../support/public-pages.ts';
import { answerWith, inTurn, startLooseProvider } from '../support/start-loose-provider.ts';
import { askerOf, testConfig } from '../support/start-shop.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const provider = await startLooseProvider({});
const config = { providerCacheMs: 0, providerFailureMs: 60_000 };

/** A shop that has met no failure yet. */
const freshShop = async (overrides: Partial<AppConfig> = {}) => {
  const app = await buildApp(testConfig(provider.url, { ...config, ...overrides }));
  return { app, gql: askerOf(app), [Symbol.asyncDispose]: () => app.close() };
};

/** How often each read was sent, the same read for retail counted apart. */
const sent = (): Record<string, number> => {
  const names = provider.calls.map(
    ({ method, path, query, headers }) => `${method} ${path}?${query} ${headers['service-type']}`,
  );
  return Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));
};

beforeEach(() => {
  provider.calls.length = 0;
  provider.fallback = answerWith(503, {});
});

afterAll(() => provider.close());

describe('a provider that fails at every call', () => {
  test.each([
    ['/', '', '{ home { menus { menus { id } } } branches { id } }'],
    ['/services', '', '{ menus(filter: {}) { menus { id } } services(filter: { page: 1 }) { services { id } } }'],
    ['/branches', '', '{ branches { id } }'],
    ['/shop/products', '', '{ shopMenus { menus { id } } shopProducts(filter: { page: 1 }) { products { id } } }'],
    ['/cart', 'Noura', '{ cart(params: {}) { itemCount } viewer { profile { firstName } } }'],
    ['/dashboard/bookings', 'Noura', '{ bookings(page: 1) { bookings { id } } viewer { profile { firstName } } }'],
    ['/dashboard/profile', 'Noura', '{ viewer { profile { firstName } } }'],
  ])(
    'is asked for the same thing twice at most by a visit to %s whose browser asks again at once',
    async (url, customer, query) => {
      await using shop = await freshShop();
      const cookie = customer && `auth_token=${unsignedToken(3600)}`;
      const page = await shop.app.inject({ url, headers: { host: 'shop.example', cookie } });
      expect(page.statusCode).toBe(503);
      expect((await shop.gql(query, {}, { cookie })).code).toBe('PROVIDER_UNAVAILABLE');
      expect(Object.entries(sent()).filter(([, times]) => times > 2)).toEqual([]);
    },
  );
});

describe('a page whose provider answers', async () => {
  const shop = await freshShop({ providerFailureMs: 0 });
  afterAll(() => shop.app.close());
  const ours = { '': 'We cannot reach our system right now.', '/ar': 'تعذّر الوصول إلى نظامنا الآن.' };

  test.each(['', '/ar'] as const)(
    '500 with words of its own has its frame and tells the customer ours instead, under "%s"',
    async (prefix) => {
      provider.fallback = answerWith(500, { status: false, message: 'Fault 500' });
      for (const path of [
        '',
        '/branches',
        '/services',
        '/contact',
        '/shop/products',
        '/shop/categories',
        '/product/1',
      ]) {
        const url = prefix + path || '/';
        const { statusCode, body } = await shop.app.inject({ url, headers: { host: 'shop.example' } });
        expect(statusCode, url).toBe(503);
        const told = body.slice(0, body.indexOf('id="page-state"'));
        expect(told).toMatch(new RegExp(`<header[^]*<main[^]*role="alert"[^]*${ours[prefix]}[^]*<footer`));
        expect(told).not.toContain('Fault 500');
      }
    },
  );

  test.each(publicPages)('503 has one heading of the first level: %s', async (url) => {
    const { body } = await shop.app.inject({ url, headers: { host: 'shop.example' } });
    expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test('400 with a reason tells the customer ours first and the reason below', async () => {
    provider.fallback = answerWith(400, { status: false, message: 'Closed for the feast' });
    const { body } = await shop.app.inject({ url: '/branches', headers: { host: 'shop.example' } });
    expect(body).toMatch(/This was not accepted\.<small[^>]*>Closed for the feast</);
  });
});

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

describe('a read that fails for a customer', () => {
  test('is not made again in the same moment, and is made again after it', async () => {
    provider.answers['GET /cart'] = answerWith(503, {});
    const { client } = providerAt(provider.url, { providerFailureMs: 100 });
    const failure = await failureOf(getCart(client));
    expect(await failureOf(getCart(client))).toBe(failure);
    expect(provider.calls).toHaveLength(2);
    provider.answers['GET /cart'] = { data: { cart: { products: [], total: 0 } } };
    await expect.poll(() => getCart(client).catch(() => null), { interval: 5 }).toMatchObject({ total: { amount: 0 } });
  });

  test('is made all the same for others, and with other words', async () => {
    provider.answers['GET /cart'] = answerWith(503, {});
    const { client, clientOf } = providerAt(provider.url, { providerFailureMs: 60_000 });
    await failureOf(getCart(client));
    provider.answers['GET /cart'] = { data: { cart: { products: [], total: 0 } } };
    const other = clientOf({ token: 'd.e.f' });
    expect(await getCart(other)).toMatchObject({ total: { amount: 0 } });
    expect(await getCart(client, { promo_code: 'EID' })).toMatchObject({ total: { amount: 0 } });
  });

  test('is made again at once where the provider said no, or nothing in time', async () => {
    const { client } = providerAt(provider.url, { providerFailureMs: 60_000, providerTimeoutMs: 300 });
    provider.answers['GET /cart'] = inTurn(answerWith(403, {}), () => undefined, { data: { cart: { total: 0 } } });
    expect(await failureOf(getCart(client))).toMatchObject({ status: 403 });
    expect(await failureOf(getCart(client))).toMatchObject({ kind: 'timeout' });
    expect(await getCart(client)).toMatchObject({ total: { amount: 0 } });
  });
});
