import { beforeEach, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import type { startShop } from '../support/start-shop.ts';

const shop = await shopForFile({ providerCacheMs: 0 });
const without = await shopForFile({ assumedCallsOff: new Set(['customer-classes']) });
const levelled = await shopForFile({ providerCacheMs: 0, loyaltyThresholds: [0, 2000, 6000] });
beforeEach(() => shop.controls.clearFaults());

const classesQuery = '{ customerClasses { name description details image } }';

const answerOf = (body: object, status = 200) => {
  shop.controls.setFault({ kind: 'body', path: 'loyalty/customer-classes', times: 1, status, body });
  return shop.gql(classesQuery);
};

test('a customer sees the classes of the loyalty programme at one call, in the own language [LOY-03]', async () => {
  await shop.gql(classesQuery);
  const { calls, answer } = await shop.asked(() => shop.gql(classesQuery, {}, { language: 'ar' }));
  expect(calls).toEqual(['GET /loyalty/customer-classes']);
  expect(answer.data.customerClasses).toHaveLength(3);
  expect(answer.data.customerClasses[0]).toEqual({
    name: 'برعم',
    description: 'منذ زيارتك الأولى',
    details: expect.stringContaining('نقطة عن كل ريال'),
    image: expect.stringMatching(/^\/p\/.*\/pictures\/class\//),
  });
});

test('a class reads as plain text, and one without a name is left out [LOY-03]', async () => {
  const gold = {
    name: 'Gold',
    description: '<p>Best &amp; last</p>',
    details: '<script>x</script>',
    image: 'javascript:1',
  };
  const { data } = await answerOf({ status: 1, data: { data: [gold, { name: '' }, null, { name: 7 }] } });
  expect(data.customerClasses).toEqual([
    { name: 'Gold', description: 'Best & last', details: null, image: null },
    { name: '7', description: null, details: null, image: null },
  ]);
});

test('a provider without such classes, and a shop that does not ask, have none, which is no failure [LOY-04]', async () => {
  expect(await answerOf({ message: 'Not here' }, 404)).toMatchObject({
    data: { customerClasses: null },
    errors: undefined,
  });
  expect((await answerOf({ status: true, data: [] })).data).toEqual({ customerClasses: [] });
  const calls = await without.callsOf(async () => {
    expect((await without.gql(classesQuery)).data).toEqual({ customerClasses: null });
  });
  expect(calls).toEqual([]);
});

test('a class says from how many points on it is reached only where the shop knows it of every class', async () => {
  const levels = '{ customerClasses { fromPoints } }';
  const read = async (told: Awaited<ReturnType<typeof startShop>>) =>
    (await told.gql(levels)).data.customerClasses.map(({ fromPoints }: { fromPoints: number | null }) => fromPoints);
  expect(await read(shop)).toEqual([null, null, null]);
  expect(await read(levelled)).toEqual([0, 2000, 6000]);
  const body = { status: 1, data: [{ name: 'One' }] };
  levelled.controls.setFault({ kind: 'body', path: 'loyalty/customer-classes', times: 1, body });
  expect(await read(levelled)).toEqual([null]);
});

test('a customer reads the level that is reached and the way to the next, where the shop knows the levels', async () => {
  const wallet = async (shop: Awaited<ReturnType<typeof startShop>>) => {
    const { body } = await shop.app.inject({
      url: '/dashboard/wallet',
      headers: { cookie: await shop.signIn('512345678') },
    });
    return body.replace(/<script.*?<\/script>/gs, '').replace(/[\u2066-\u2069]/g, '');
  };
  const levelledWallet = await wallet(levelled);
  expect(levelledWallet).toContain('You are at Bloom');
  expect(levelledWallet).toContain('3,550 more points to Palm');
  expect(await wallet(shop)).not.toContain('You are at');
});

test('a provider that fails is told as what it is', async () => {
  const { data, errors } = await answerOf({ message: 'Closed' }, 403);
  expect(data).toEqual({ customerClasses: null });
  expect(errors?.[0]).toMatchObject({ message: 'Closed', extensions: { code: 'FORBIDDEN' } });
});
