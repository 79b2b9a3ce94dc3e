import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { temporaryFolder } from '../support/for-file.ts';
import { aCustomer, type Customer, press, type SharedShops, startShops } from '../support/shared-shops.ts';
import { bookService, cartQuery, placeMutation } from '../support/shop-steps.ts';
import { askerOf, startShop, testConfig } from '../support/start-shop.ts';

const totalQuery = 'query { cart(params: {}) { itemCount } }';
/** Milliseconds that a page may take longer than with the shared state, twice the aim: the machine is shared too. */
const longerMs = 600;

const readiness = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
};

describe('while Redis is away', { timeout: 30_000 }, () => {
  let shops: SharedShops;
  let customer: Customer;
  beforeAll(async () => {
    shops = await startShops('redis', 2);
    customer = await aCustomer(shops, '500000750', 1001);
  }, 60_000);
  afterAll(() => shops.close());

  /** The longest that a page or an answer took; all of them came. */
  const slowest = async () => {
    const { cookie } = customer;
    const visits = [
      () => fetch(`${shops.at(0)}/ar/services`),
      () => fetch(`${shops.at(0)}/notifications`, { headers: { cookie } }),
      () => fetch(`${shops.at(0)}/readyz`),
    ];
    const times: number[] = [];
    for (const visit of visits) {
      const startedAt = performance.now();
      expect((await visit()).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    const startedAt = performance.now();
    const { data } = await customer.ask(shops.at(0), totalQuery);
    expect(data?.cart).toEqual({ itemCount: 1 });
    return Math.max(...times, performance.now() - startedAt);
  };

  test.each([
    ['hangs', () => shops.redis?.freeze(), () => shops.redis?.thaw()],
    ['is dead', () => shops.redis?.kill(), () => shops.redis?.start()],
  ])(
    'and %s, customers read and fill carts, are told that orders wait, and order when it is back',
    async (name, away, back) => {
      const leaver = await aCustomer(shops, name === 'hangs' ? '500000755' : '500000756');
      await slowest();
      const usual = await slowest();
      await away();
      expect(await slowest()).toBeLessThan(usual + longerMs);
      const key = `an-order-that-waits-${name.replace(' ', '-')}`;
      shops.sandbox.controls.clearRequests();
      expect(await press(customer, shops.at(0), key)).toBe('ORDERS_PAUSED');
      expect(shops.callsTo('/orders')).toBe(0);
      // A stranger may ask: the address of the engine is not shown.
      expect(await readiness(shops.at(0))).toEqual({
        status: 'degraded',
        reason: 'The shared state is away: no orders are taken.',
      });
      await leaver.ask(shops.at(0), 'mutation { signOut }');
      await back();
      await expect.poll(async () => (await readiness(shops.at(0))).status, { timeout: 10_000 }).toBe('ready');
      const number = await press(customer, shops.at(0), key);
      expect(number).not.toMatch(/[A-Z]{4}/);
      expect(shops.callsTo('/orders')).toBe(1);
      const isSignedOut = async () => {
        const { data } = await leaver.ask(shops.at(1), '{ viewer { session { expiresAt } } }');
        return data?.viewer;
      };
      await expect.poll(isSignedOut, { timeout: 5_000 }).toEqual({ session: null });
      customer = await aCustomer(shops, '500000751', 1002);
    },
  );
});

test('a customer is told that orders wait when the disk fails, and orders when it works again', async () => {
  const place = join(temporaryFolder(), 'data');
  writeFileSync(place, 'not a folder');
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const app = await buildApp(testConfig(shop.providerUrl, { stateFile: join(place, 'state.sqlite') }));
  onTestFinished(() => app.close());
  const cookie = await shop.signIn('500000760');
  await bookService(shop, cookie, 0);
  const gql = askerOf(app);
  const input = { checkoutKey: 'an-order-on-a-bad-disk', paymentMethodId: '1' };
  const calls = await shop.callsOf(async () => {
    const { errors } = await gql(placeMutation, { input }, { cookie });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ORDERS_PAUSED', retryAfterSeconds: 5 });
  });
  expect(calls).toEqual(['GET /account/info']);
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'degraded' });
  expect((await gql(cartQuery, { params: {} }, { cookie })).data.cart.itemCount).toBe(1);
  rmSync(place);
  mkdirSync(place);
  await expect.poll(async () => (await app.inject('/readyz')).json(), { timeout: 5_000 }).toEqual({ status: 'ready' });
  expect((await gql(placeMutation, { input }, { cookie })).data.placeOrder.orderNumber).toBeTruthy();
});
