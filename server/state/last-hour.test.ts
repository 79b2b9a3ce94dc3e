import { expect, test } from 'vitest';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildLastHour } from './last-hour.ts';

const noon = Date.UTC(2026, 10, 23, 12);

/** Two processes over one state, and a clock that both look at. */
const processes = () => {
  const store = buildEmbeddedStore(':memory:');
  const clock = { now: noon };
  const totals = { providerCalls: 0, hits: 0, misses: 0 };
  const one = buildLastHour(
    store,
    () => ({ ...totals }),
    () => clock.now,
  );
  const other = buildLastHour(
    store,
    () => ({ providerCalls: 0, hits: 0, misses: 0 }),
    () => clock.now,
  );
  return { store, clock, totals, one, other };
};

test('an operator reads the requests of all processes, minute by minute, whichever of them answers', async () => {
  const { clock, one, other } = processes();
  one.note(5, false);
  other.note(5, false);
  await one.tell();
  clock.now += 60_000;
  one.note(5, true);
  await Promise.all([one.tell(), other.tell()]);
  for (const process of [one, other]) {
    const { requests, errors, processes: count } = await process.figures();
    expect(requests).toHaveLength(60);
    expect(requests.slice(-3)).toEqual([0, 2, 1]);
    expect(errors.slice(-2)).toEqual([0, 1]);
    expect(count).toBe(2);
  }
});

test('an operator reads how long 95 in a hundred requests took at most, to a fifth', async () => {
  const { clock, one, other } = processes();
  for (let count = 0; count < 50; count += 1) one.note(10, false);
  for (let count = 0; count < 44; count += 1) other.note(20, false);
  for (let count = 0; count < 6; count += 1) other.note(3_000, false);
  await Promise.all([one.tell(), other.tell()]);
  const { p95Milliseconds } = await one.figures();
  expect(p95Milliseconds.at(-1)).toBeGreaterThanOrEqual(3_000);
  expect(p95Milliseconds.at(-1)).toBeLessThanOrEqual(3_600);
  expect(p95Milliseconds.at(-2)).toBeNull();
  clock.now += 60_000;
  one.note(0, false);
  expect((await one.figures()).p95Milliseconds.at(-1)).toBe(1);
});

test('an operator reads the calls of the provider and the share from memory of the minute in which they were made', async () => {
  const { clock, totals, one } = processes();
  Object.assign(totals, { providerCalls: 4, hits: 3, misses: 1 });
  one.note(5, false);
  await one.tell();
  clock.now += 60_000;
  Object.assign(totals, { providerCalls: 5 });
  const { providerCalls, cachePercent } = await one.figures();
  expect(providerCalls.slice(-2)).toEqual([4, 1]);
  expect(cachePercent.slice(-2)).toEqual([75, null]);
});

test('an hour later nothing of it is kept, and a process that says nothing is not counted', async () => {
  const { store, clock, one, other } = processes();
  one.note(5, false);
  await one.tell();
  clock.now += 59 * 60_000;
  expect((await other.figures()).requests[0]).toBe(1);
  expect((await other.figures()).processes).toBe(1);
  clock.now += 60_000;
  other.note(5, false);
  await other.tell();
  expect((await one.figures()).requests).toEqual([...Array.from({ length: 59 }, () => 0), 1]);
  expect(Object.keys(JSON.parse((await store.get('last-hour')) ?? '').minutes)).toHaveLength(1);
});

test('what cannot be told while others write at every moment is told later', async () => {
  const store = buildEmbeddedStore(':memory:');
  const busy = { isBusy: true };
  const contested = {
    get: (key: string) => store.get(key),
    add: (key: string, value: string, lifetime: number) =>
      busy.isBusy ? Promise.resolve('another') : store.add(key, value, lifetime),
    replace: (key: string, expected: string, value: string, lifetime: number) =>
      store.replace(key, expected, value, lifetime),
  };
  const hour = buildLastHour(contested, () => ({ providerCalls: 0, hits: 0, misses: 0 }));
  hour.note(5, false);
  await hour.tell();
  busy.isBusy = false;
  await hour.tell();
  expect((await buildLastHour(store, () => ({ providerCalls: 0, hits: 0, misses: 0 })).figures()).requests.at(-1)).toBe(
    1,
  );
});
