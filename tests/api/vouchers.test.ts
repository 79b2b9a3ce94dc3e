import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/start-shop.ts';

const shop = await startShop();
afterAll(() => shop.close());

const CARDS = '{ giftCards { serialNumber name value { amount } remaining { amount } image status statusLabel } }';

test('a customer sees the own gift cards, at one call [CALL-32] [VCH-07]', async () => {
  const cookie = await shop.signIn('512345678');
  let answer = await shop.gql(CARDS, {}, { cookie });
  const calls = await shop.callsOf(async () => {
    answer = await shop.gql(CARDS, {}, { cookie });
  });
  expect(calls).toEqual(['GET /vouchers/list_available_vouchers']);
  expect(shop.controls.requests()[0]?.query).toEqual({ page: '1', per_page: '30' });
  expect(answer.data.giftCards[0]).toMatchObject({
    serialNumber: expect.any(String),
    name: expect.any(String),
    value: { amount: expect.any(Number) },
    image: expect.stringMatching(/^http/),
  });
});

test('a guest has none and costs no call [ROLE-01] [ROLE-07]', async () => {
  const calls = await shop.callsOf(async () => {
    expect((await shop.gql(CARDS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
  expect(calls).toEqual([]);
});
