import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/start-shop.ts';

const shop = await startShop();
const cookie = await shop.signIn('512345678');
afterAll(() => shop.close());

const GIFTS = `{
  giftedOrders { number status { isCancelled } gift { id isSender isCompleted senderName receiverName statusLabel } }
}`;

test('a customer sees gifts sent and received, at one call [CALL-23] [GIFT-25]', async () => {
  let answer = await shop.gql(GIFTS, {}, { cookie });
  const calls = await shop.callsOf(async () => {
    answer = await shop.gql(GIFTS, {}, { cookie });
  });
  expect(calls).toEqual(['GET /gifted-orders']);
  const gifts = answer.data.giftedOrders.map((order: { gift: { isSender: boolean } }) => order.gift.isSender);
  expect(new Set(gifts)).toEqual(new Set([true, false]));
});

test('a cancelled gift is not among them [GIFT-27]', async () => {
  const gifted_info = { id: 1, is_sender: 1, is_completed: 0 };
  const orders = [
    { id: 1, order_number: 'A', status: { value: '9' }, gifted_info },
    { id: 2, order_number: 'B', status: { value: 2 }, gifted_info },
  ];
  shop.controls.setFault({ kind: 'body', path: 'gifted-orders', times: 1, body: { status: true, data: { orders } } });
  const { data } = await shop.gql(GIFTS, {}, { cookie });
  expect(data.giftedOrders.map((order: { number: string }) => order.number)).toEqual(['B']);
});

test('a guest has none and costs no call [ROLE-01]', async () => {
  const calls = await shop.callsOf(async () => {
    expect((await shop.gql(GIFTS)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
  expect(calls).toEqual([]);
});
