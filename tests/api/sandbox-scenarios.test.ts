import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();

const control = async (method: 'GET' | 'POST', name: string) =>
  (await fetch(`${shop.providerUrl}/__sandbox/${name}`, { method })).json();

const cartQuery = '{ cart(params: {}) { itemCount lines { startAt } } }';
const noura = '512345678';

test('a tester has a full cart, an unpaid order and a waiting gift by one call each, again and again', async () => {
  for (const _ of [1, 2]) {
    expect(await control('POST', 'scenarios/full-cart')).toEqual({ ok: true });
    const cookie = await shop.signIn(noura);
    const { cart } = (await shop.gql(cartQuery, {}, { cookie })).data;
    expect(cart.lines.map(({ startAt }: { startAt: string | null }) => startAt !== null).sort()).toEqual([
      false,
      true,
      true,
    ]);

    const gifts = async () =>
      (await shop.gql('{ giftedOrders { gift { isSender } } }', {}, { cookie })).data.giftedOrders;
    const before = await gifts();
    expect(await control('POST', 'scenarios/unpaid-order')).toEqual({ ok: true });
    expect(await control('POST', 'scenarios/gift-waiting')).toEqual({ ok: true });
    expect(await gifts()).toHaveLength(before.length + 1);
    const placed = shop.controls.requests().filter(({ path, method }) => method === 'POST' && path === '/orders');
    expect(placed.map(({ answer }) => answer?.status)).toEqual([200, 200]);
    shop.controls.clearRequests();
    shop.controls.reset();
  }
});

test('a tester reads with each call what was answered and how long it took, and a scenario that is none is refused', async () => {
  shop.controls.setLatency(30);
  await shop.gql('{ branches { id } }');
  shop.controls.setLatency(0);
  const [call] = (await control('GET', 'requests')).filter(({ path }: { path: string }) => path === '/branches');
  expect(call.answer).toMatchObject({ status: 200, text: expect.stringContaining('"data"') });
  expect(call.answer.milliseconds).toBeGreaterThanOrEqual(29);
  expect(await control('POST', 'scenarios/no-such-thing')).toMatchObject({ ok: false });
  expect(await control('GET', 'latency')).toEqual({ ms: 0 });
  expect(await control('GET', 'faults')).toEqual([]);
});
