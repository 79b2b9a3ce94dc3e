import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGreetedSocket } from '../support/open-socket.ts';
import { postGraphql } from '../support/post-graphql.ts';
import {
  aCustomer,
  arrivalOf,
  type Customer,
  press,
  type SharedShops,
  startShops,
  turnMs,
} from '../support/shared-shops.ts';

const sendMutation = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
const verifyMutation = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';
const viewerQuery = '{ viewer { session { expiresAt } } }';
const newsMutation =
  'mutation ($orderNumber: ID!, $after: Int!) { checkPayment(orderNumber: $orderNumber, after: $after) { state attempt } }';
const openQuery = '{ bookings { bookings { number openPayment { lineIds } } } }';

describe.each([
  ['on one machine', 'file', 2],
  ['on four machines', 'redis', 4],
] as const)('processes of one shop %s', { timeout: 30_000 }, (_place, engine, count) => {
  let shops: SharedShops;
  beforeAll(async () => {
    // The machine is shared; a late process is not away.
    shops = await startShops(engine, count, { REDIS_TIMEOUT_MS: '5000' });
  }, 60_000);
  afterAll(() => shops.close());

  const isSignedIn = async ({ ask }: Customer, index: number) => {
    const { data } = await ask(shops.at(index), viewerQuery);
    return data?.viewer !== undefined && JSON.stringify(data.viewer) !== '{"session":null}';
  };

  test('a customer who presses in bursts, here and there, orders once', async () => {
    const customers = await Promise.all([0, 1, 2].map((index) => aCustomer(shops, `50000070${index}`, 1001 + index)));
    shops.sandbox.controls.clearRequests();
    const presses = customers.map((customer, index) =>
      Promise.all(
        Array.from({ length: 8 }, (_, turn) =>
          press(customer, shops.at(turn), `a-burst-of-presses-${engine}-${index}`, ['7']),
        ),
      ),
    );
    for (const numbers of await Promise.all(presses)) {
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).not.toMatch(/[A-Z]{4}/);
    }
    expect(shops.callsTo('/orders')).toBe(3);
    const [noura, sara] = customers;
    const key = `a-burst-of-presses-${engine}-0`;
    expect(noura && (await press(noura, shops.at(1), key, ['8']))).toBe('CHECKOUT_KEY_TAKEN');
    expect(sara && (await press(sara, shops.at(1), key, ['7']))).toBe('CHECKOUT_KEY_TAKEN');
  });

  test('one phone number gets three codes and five guesses from all of them together', async () => {
    const mobileNumber = '500000710';
    const countAllowed = async (times: number, query: string, input: object) => {
      const asked = Array.from({ length: times }, (_, index) =>
        postGraphql(shops.at(index), { query, variables: { input } }),
      );
      const codes = (await Promise.all(asked)).map(({ code }) => code);
      return codes.filter((code) => code !== 'RATE_LIMITED').length;
    };
    expect(await countAllowed(6, sendMutation, { mobileNumber, acceptTerms: true })).toBe(3);
    expect(await countAllowed(8, verifyMutation, { mobileNumber, code: '0000' })).toBe(5);
  });

  test('a customer who signs out at one is signed out at the others, until the same token is given out again', async () => {
    const phone = '500000720';
    const customer = await aCustomer(shops, phone);
    expect(await isSignedIn(customer, 1)).toBe(true);
    const { closed } = await openGreetedSocket(shops.at(1), { headers: { cookie: customer.cookie } });
    const signedOutAt = performance.now();
    await customer.ask(shops.at(0), 'mutation { signOut }');
    expect(await isSignedIn(customer, 1)).toBe(false);
    expect(await closed).toBe(4401);
    expect(performance.now() - signedOutAt).toBeLessThan(5_000);
    const body = { status: true, data: { is_completed: 1, token: customer.token } };
    shops.sandbox.controls.setFault({ kind: 'body', path: 'account/verify-otp', times: 1, body });
    const input = { mobileNumber: phone, code: '1234' };
    await postGraphql(shops.at(1), { query: verifyMutation, variables: { input } });
    for (let index = 0; index < count; index += 1) expect(await isSignedIn(customer, index)).toBe(true);
  });

  test('a payment is asked for once a turn, and known wherever the customer goes on', async () => {
    const customer = await aCustomer(shops, '500000730', 1004);
    const orderNumber = await press(customer, shops.at(0), `an-order-that-is-followed-${engine}`, ['7']);
    const { data } = await customer.ask(shops.at(1), openQuery);
    expect(data?.bookings).toMatchObject({ bookings: [{ number: orderNumber, openPayment: { lineIds: ['7'] } }] });
    shops.sandbox.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 3 });
    shops.sandbox.controls.clearRequests();
    const startedAt = performance.now();
    let news = { state: 'PENDING', attempt: 0 };
    let asked = 0;
    for (; news.state === 'PENDING' && asked < 20; asked += 1) {
      const { data: heard } = await customer.ask(shops.at(asked), newsMutation, { orderNumber, after: news.attempt });
      news = heard?.checkPayment as typeof news;
    }
    expect(news.state).toBe('PAID');
    expect(asked).toBeLessThanOrEqual(6);
    expect(shops.callsTo('/payments/check-payment-status')).toBe(4);
    expect(performance.now() - startedAt).toBeGreaterThan(3.5 * turnMs);
  });

  test('a picture that one has signed is shown by the other', async () => {
    const pages = await Promise.all([0, 1].map(async (index) => (await fetch(`${shops.at(index)}/branches`)).text()));
    const [addresses, others] = pages.map((page) => [...new Set(page.match(/\/p\/[^\s"',&]+/g))]);
    expect(addresses?.length).toBeGreaterThan(0);
    expect(others).toEqual(addresses);
    expect((await fetch(shops.at(1) + addresses?.[0])).status).toBe(200);
  });

  test('an order on its way when a process is killed is never sent again by another', async () => {
    const customer = await aCustomer(shops, '500000740', 1005);
    shops.sandbox.controls.clearRequests();
    shops.sandbox.controls.setLatency(1_000);
    const key = `an-order-that-is-lost-${engine}`;
    const lost = press(customer, shops.at(0), key);
    await arrivalOf(shops, '/orders');
    shops.processes[0]?.child.kill('SIGKILL');
    await expect(lost).rejects.toThrow();
    shops.sandbox.controls.setLatency(0);
    expect(await press(customer, shops.at(1), key)).toBe('PROVIDER_TIMEOUT');
    expect(shops.callsTo('/orders')).toBe(1);
  });
});
