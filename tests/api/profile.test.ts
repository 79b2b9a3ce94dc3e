import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/start-shop.ts';

const shop = await startShop();
const cookie = await shop.signIn('512345678');
afterAll(() => shop.close());

const PROFILE = `{
  viewer {
    isAdmin
    profile {
      firstName lastName fullName initials email isEmailVerified gender dateOfBirth image
      walletBalance { amount } points
    }
  }
}`;

test('a customer sees the own profile, at one call however much is asked [CALL-01] [PROF-01] [PROD-13] [SIGN-46]', async () => {
  let answer = await shop.gql(PROFILE);
  const calls = await shop.callsOf(async () => {
    answer = await shop.gql(PROFILE, {}, { cookie });
  });
  expect(calls).toEqual(['GET /account/info']);
  expect(shop.controls.requests()[0]?.headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(answer.data.viewer).toMatchObject({
    isAdmin: false,
    profile: {
      fullName: 'Noura Al-Qahtani',
      initials: 'NA',
      gender: 'FEMALE',
      walletBalance: { amount: expect.any(Number) },
    },
  });
});

test('a profile that nobody understands is refused as malformed', async () => {
  shop.controls.setFault({ kind: 'body', path: 'account/info', times: 1, body: { status: true, data: 'hello' } });
  const { data, errors } = await shop.gql(PROFILE, {}, { cookie });
  expect(data.viewer.profile).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('PROVIDER_MALFORMED');
});

test('only an administrator sees how the shop is doing [ROLE-03]', async () => {
  const query = '{ operations { build uptimeSeconds paymentPollers providerCalls { endpoint calls failures } } }';
  const guest = await shop.gql(query);
  const customer = await shop.gql(query, {}, { cookie });
  const admin = await shop.gql(query, {}, { cookie: await shop.signIn('500000001') });
  expect(guest.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(customer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const endpoints = admin.data.operations.providerCalls.map((call: { endpoint: string }) => call.endpoint);
  expect(endpoints).toContain('GET account/info');
});
