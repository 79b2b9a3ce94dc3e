import { afterEach, describe, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { openGreetedSocket } from '../support/open-socket.ts';

const shop = await shopForFile({ paymentPollMs: 40 });
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });

const viewerQuery = '{ viewer { session { expiresAt } profile { fullName } } }';
const followSubscription = 'subscription { paymentStatus(orderNumber: "RQ1") { state } }';
const cartQuery = 'query { cart(params: {}) { itemCount } }';

let lastNumber = 500_000_600;
const newCustomer = () => {
  lastNumber += 1;
  return String(lastNumber);
};

afterEach(() => shop.controls.clearFaults());

const visit = (url: string, cookie: string) => shop.app.inject({ url, headers: { host: 'shop.example', cookie } });

/** The provider turns a customer away from now on at these calls only. */
const turnAway = (phone: string, path: string) =>
  shop.controls.setFault({ kind: 'status', status: 401, message: 'Unauthenticated.', path, phone });

const expectEnded = async (cookie: string) => {
  shop.controls.clearFaults();
  const calls = await shop.callsOf(async () => {
    const { data, cookies } = await shop.gql(viewerQuery, {}, { cookie });
    expect(data.viewer).toEqual({ session: null, profile: null });
    expect(cookies[0]).toMatch(/^auth_token=;/);
  });
  expect(calls).toEqual([]);
};

const closeWithin = (milliseconds: number, closed: Promise<number>) =>
  Promise.race([closed, new Promise((resolve) => setTimeout(() => resolve('open'), milliseconds))]);

describe('when the provider turns a customer away, they are a guest everywhere [SIGN-25]', () => {
  test.each([
    ['a query', cartQuery, 'cart'],
    ['a change', 'mutation { removeCartLine(id: "1") { itemCount } }', 'cart/{id}'],
  ])(
    'at %s: the cookie goes, the open socket is closed, and the token counts for nothing any more',
    async (_what, query, path) => {
      const phone = newCustomer();
      const cookie = await shop.signIn(phone);
      const other = await shop.signIn(newCustomer());
      const { closed } = await openGreetedSocket(origin, { headers: { cookie } });
      const bystander = await openGreetedSocket(origin, { headers: { cookie: other } });
      turnAway(phone, path);
      const { errors, cookies } = await shop.gql(query, {}, { cookie });
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(cookies[0]).toMatch(/^auth_token=;/);
      expect(await closeWithin(5_000, closed)).toBe(4401);
      await expectEnded(cookie);
      bystander.send({ type: 'ping' });
      expect(await bystander.next()).toEqual({ type: 'pong' });
      bystander.socket.close();
    },
  );

  test('while a payment is waited for', async () => {
    const phone = newCustomer();
    const cookie = await shop.signIn(phone);
    turnAway(phone, 'payments/check-payment-status');
    const { send, closed } = await openGreetedSocket(origin, { headers: { cookie } });
    send({ id: '1', type: 'subscribe', payload: { query: followSubscription } });
    expect(await closeWithin(5_000, closed)).toBe(4401);
    await expectEnded(cookie);
  });

  test('half-way through a page: it is a guest’s page from head to foot, or leads to sign-in', async () => {
    for (const { url, path, status } of [
      { url: '/notifications', path: 'orders', status: 200 },
      { url: '/gift-list', path: 'gifted-orders', status: 200 },
      { url: '/gift-list', path: 'account/info', status: 200 },
      { url: '/dashboard/bookings', path: 'orders', status: 302 },
    ]) {
      const phone = newCustomer();
      const cookie = await shop.signIn(phone);
      turnAway(phone, path);
      const answer = await visit(url, cookie);
      expect(answer.statusCode, url).toBe(status);
      expect(answer.headers['set-cookie']?.[0]).toMatch(/^auth_token=;/);
      expect(answer.body).not.toContain('Noura');
      expect(answer.body).not.toContain('expiresAt');
      if (status === 302) expect(answer.headers.location).toBe('/?signIn=required&returnTo=%2Fdashboard%2Fbookings');
      await expectEnded(cookie);
    }
  });
});

describe('a session that was ended', () => {
  test('lives again when the provider gives the same token at the next sign-in', async () => {
    const phone = newCustomer();
    const cookie = await shop.signIn(phone);
    await shop.gql('mutation { signOut }', {}, { cookie });
    expect((await shop.gql(viewerQuery, {}, { cookie })).data.viewer.session).toBeNull();
    const token = cookie.split('=')[1];
    const body = { status: true, data: { is_completed: 1, token } };
    shop.controls.setFault({ kind: 'body', path: 'account/verify-otp', times: 1, body });
    expect(await shop.signIn(phone)).toBe(cookie);
    expect((await shop.gql(viewerQuery, {}, { cookie })).data.viewer.session).not.toBeNull();
  });

  test('is also the one that another customer signs in over', async () => {
    const former = await shop.signIn(newCustomer());
    const phone = newCustomer();
    await shop.signIn(phone);
    const send = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
    await shop.gql(send, { input: { mobileNumber: phone, acceptTerms: true } }, { cookie: former });
    const verify = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';
    const input = { mobileNumber: phone, code: shop.controls.codeFor(phone) };
    const { cookies } = await shop.gql(verify, { input }, { cookie: former });
    expect(cookies).toHaveLength(1);
    await expectEnded(former);
  });
});
