import { afterAll, beforeEach, expect, test } from 'vitest';
import { startShop } from '../support/start-shop.ts';

const shop = await startShop({ providerCacheMs: 0 });
const without = await startShop({ assumedCallsOff: new Set(['customer-classes']) });
afterAll(() => Promise.all([shop.close(), without.close()]));
beforeEach(() => shop.controls.clearFaults());

const CLASSES = '{ customerClasses { name description details image } }';

const answerOf = (body: object, status = 200) => {
  shop.controls.setFault({ kind: 'body', path: 'loyalty/customer-classes', times: 1, status, body });
  return shop.gql(CLASSES);
};

test('a customer sees the classes of the loyalty programme at one call, in the own language [LOY-03]', async () => {
  let answer = await shop.gql(CLASSES);
  const calls = await shop.callsOf(async () => {
    answer = await shop.gql(CLASSES, {}, { language: 'ar' });
  });
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
    expect((await without.gql(CLASSES)).data).toEqual({ customerClasses: null });
  });
  expect(calls).toEqual([]);
});

test('a provider that fails is told as what it is', async () => {
  const { data, errors } = await answerOf({ message: 'Closed' }, 403);
  expect(data).toEqual({ customerClasses: null });
  expect(errors?.[0]).toMatchObject({ message: 'Closed', extensions: { code: 'FORBIDDEN' } });
});
