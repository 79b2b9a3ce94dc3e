import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildEmbeddedStore } from '../../server/state/embedded-store.ts';
import { buildRedisStore } from '../../server/state/redis-store.ts';
import { buildCodeLimits } from '../../server/state/request-counts.ts';
import type { Store } from '../../server/state/store.ts';
import { temporaryFolder } from '../support/for-file.ts';
import { startRedis } from '../support/start-redis.ts';

const redis = await startRedis();
const address = { urls: [redis.url], sentinelName: null, timeout: 5_000 };
const file = join(temporaryFolder(afterAll), 'state.sqlite');
const stores: Record<string, [Store, Store]> = {
  'one file on one machine': [buildEmbeddedStore(file), buildEmbeddedStore(file, { isDurable: true })],
  'Redis for several machines': [buildRedisStore(address, 'shop'), buildRedisStore(address, 'shop')],
};
const other = buildRedisStore(address, 'another-shop');
const isWell = async (store: Store): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );
beforeAll(async () => {
  for (const store of Object.values(stores).flat()) await vi.waitUntil(() => isWell(store), { timeout: 30_000 });
});

afterAll(async () => {
  for (const store of [...Object.values(stores).flat(), other]) store.close();
  await redis.kill();
});
const minuteMs = 60_000;

type CodeLimits = ReturnType<typeof buildCodeLimits>;

describe.each(Object.entries(stores))('what two processes know together in %s', (_name, [one, two]) => {
  test('is what either of them has set, until its lifetime ends', async () => {
    await one.set('kept', 'a', minuteMs);
    expect(await two.get('kept')).toBe('a');
    await two.delete('kept');
    expect(await one.get('kept')).toBeNull();
    await one.set('short', 'a', 1_000);
    expect(await two.get('short')).toBe('a');
    await expect.poll(() => two.get('short'), { interval: 50, timeout: 5_000 }).toBeNull();
    expect(await two.add('short', 'b', minuteMs)).toBeNull();
  });

  test('is created by one of many only', async () => {
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).add('created', String(index), minuteMs)),
    );
    expect(created.filter((known) => known === null)).toHaveLength(1);
    expect(new Set(created.filter((known) => known !== null)).size).toBe(1);
  });

  test('is replaced by one of many only', async () => {
    await one.set('replaced', 'old', minuteMs);
    const replaced = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).replace('replaced', 'old', `${index}`, minuteMs),
      ),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const value = (await two.get('replaced')) ?? '';
    expect(await one.replace('replaced', 'old', value, minuteMs), 'the same once more').toBe(true);
    expect(await one.replace('never set', 'old', 'new', minuteMs)).toBe(false);
  });

  test('bounds the guesses of a number in ten minutes, however many come at once', async () => {
    const clock = { now: Date.now() };
    const [here, there] = [one, two].map((store) => {
      const own = buildEmbeddedStore(':memory:');
      onTestFinished(() => own.close());
      return buildCodeLimits(store, own, { now: () => clock.now });
    }) as [CodeLimits, CodeLimits];
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).take('guess', '512345678')),
    );
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    const refused = await here.take('guess', '512345678');
    expect(refused).toEqual({ isAllowed: false, nextAt: clock.now + 600_000 });
    await there.giveBackGuess('512345678');
    expect((await here.take('guess', '512345678')).isAllowed).toBe(true);
    expect((await there.take('guess', '512345678')).isAllowed).toBe(false);
    clock.now += 600_000;
    for (let more = 0; more < 5; more += 1) await here.take('guess', '512345678');
    await there.giveBackGuess('512345678');
    expect((await here.take('guess', '512345678')).isAllowed).toBe(true);
  });

  test('adds up to one total, which begins anew with its window', async () => {
    const addition = { key: 'total', more: 2, window: 200 };
    await Promise.all([one.count([addition, addition]), two.count([addition])]);
    const [total] = await one.count([{ ...addition, more: 1 }]);
    expect(total?.count).toBe(7);
    expect(total?.rest).toBeLessThanOrEqual(200);
    await expect.poll(async () => (await two.count([{ ...addition, more: 0 }]))[0]?.count, { interval: 20 }).toBe(0);
  });

  test('is told to both, once', async () => {
    const heard: string[] = [];
    for (const [index, store] of [one, two].entries()) {
      store.subscribe('news', (message) => heard.push(`${index} ${message}`));
    }
    await expect
      .poll(async () => {
        await one.publish('news', 'are you there');
        return heard.some((message) => message.startsWith('1'));
      })
      .toBe(true);
    heard.length = 0;
    await two.publish('news', 'hello');
    await expect
      .poll(() => heard.filter((message) => message.endsWith('hello')).sort())
      .toEqual(['0 hello', '1 hello']);
  });
});

test('two shops on one Redis know nothing of each other', async () => {
  const [store] = stores['Redis for several machines'] ?? [];
  await store?.set('own', 'a', minuteMs);
  expect(await other.get('own')).toBeNull();
});
