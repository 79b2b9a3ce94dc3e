import { expect, test } from 'vitest';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildCodeLimits, buildRequestCounts } from './request-counts.ts';

const processes = (count: number) => {
  const store = buildEmbeddedStore(':memory:');
  return Array.from({ length: count }, () => buildRequestCounts(store));
};

test('a visitor is told to wait after as many questions as are allowed, and only that visitor', () => {
  const [counts] = processes(1);
  const asked = Array.from({ length: 5 }, () => counts?.take('one', 4));
  expect(asked.slice(0, 4)).toEqual([null, null, null, null]);
  expect(asked[4]).toBeGreaterThan(55);
  expect(counts?.take('another', 4)).toBeNull();
});

test('a visitor who asks four processes in turn gets hardly more than from one', async () => {
  const all = processes(4);
  let allowed = 0;
  for (let index = 0; index < 1_200; index += 1) {
    if (all[index % 4]?.take('one', 600) === null) allowed += 1;
    // Where a store answers over the network, others ask meanwhile.
    if (index % 10 === 0) await Promise.resolve();
  }
  expect(allowed).toBeGreaterThanOrEqual(600);
  expect(allowed).toBeLessThanOrEqual(600 + 4 * 30);
});

test('counting goes on alone while the others cannot be told', async () => {
  const counts = buildRequestCounts({ count: async () => [] });
  for (let index = 0; index < 4; index += 1) expect(counts.take('one', 4)).toBeNull();
  await counts.exchange();
  expect(counts.take('one', 4)).not.toBeNull();
});

const tenMinutesMs = 600_000;

const limitsAt = (start = 1_000_000) => {
  const clock = { now: start };
  const now = () => clock.now;
  const [shared, own] = [buildEmbeddedStore(':memory:', { now }), buildEmbeddedStore(':memory:', { now })];
  return { clock, own, limits: buildCodeLimits(shared, own, { now }) };
};

const take = (
  limits: ReturnType<typeof buildCodeLimits>,
  action: 'send' | 'guess',
  times: number,
  phone = '512345678',
): Promise<boolean[]> => {
  const takes = Array.from({ length: times }, () => limits.take(action, phone));
  return Promise.all(takes.map(async (taken) => (await taken).isAllowed));
};

test('a number is throttled, never locked for good', async () => {
  const { clock, limits } = limitsAt();
  await take(limits, 'guess', 50);
  clock.now += tenMinutesMs;
  expect(await take(limits, 'guess', 1)).toEqual([true]);
});

test('a person is told when the next attempt counts: when the oldest of three codes is ten minutes old', async () => {
  const { clock, limits } = limitsAt();
  const send = () => limits.take('send', '512345678');
  expect(await send()).toEqual({ isAllowed: true, nextAt: 1_000_000 });
  clock.now += 60_000;
  expect(await send()).toEqual({ isAllowed: true, nextAt: 1_060_000 });
  expect(await send()).toEqual({ isAllowed: true, nextAt: 1_000_000 + tenMinutesMs });
  clock.now = 999_999 + tenMinutesMs;
  expect(await send()).toEqual({ isAllowed: false, nextAt: 1_000_000 + tenMinutesMs });
  clock.now += 1;
  expect(await send()).toEqual({ isAllowed: true, nextAt: 1_060_000 + tenMinutesMs });
});

test('what a process has counted stays counted when the shared state goes away', async () => {
  const { clock, limits, own } = limitsAt();
  await take(limits, 'guess', 4);
  const alone = buildCodeLimits(buildEmbeddedStore(':memory:'), own, { now: () => clock.now, isAway: () => true });
  expect(await take(alone, 'guess', 2)).toEqual([true, false]);
});

test('one number does not use up the attempts of another', async () => {
  const { limits } = limitsAt();
  await take(limits, 'send', 5);
  expect(await take(limits, 'send', 1, '500000000')).toEqual([true]);
});

test('a right guess is given back', async () => {
  const { limits } = limitsAt();
  await take(limits, 'guess', 5);
  await limits.giveBackGuess('512345678');
  expect(await take(limits, 'guess', 2)).toEqual([true, false]);
});
