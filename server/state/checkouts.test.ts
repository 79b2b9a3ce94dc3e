import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OrderedLine } from './checkout-rules.ts';
import { buildCheckouts } from './checkouts.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { OrdersPaused } from './placed-orders.ts';
import { type Store, StoreAway } from './store.ts';

const hourMs = 60 * 60_000;
const lines: OrderedLine[] = [{ id: '7', productId: 'product', quantity: 1, startAt: null }];
const order = { orderNumber: 'RQ1', paymentUrl: 'https://pay.example/RQ1' };
const wantedAs = (checkoutKey: string, more: object = {}) => ({
  checkoutKey,
  lines,
  methodId: 'card',
  despite: [],
  chosen: 'a fee',
  seenTotal: 500,
  ...more,
});

/** Decisions of two processes with one store, at a time that only the test moves. */
const scene = (strictOf: (store: Store) => Store = (store) => store) => {
  const time = { now: 1_000_000, elapsed: 0, looks: 0 };
  const store = buildEmbeddedStore(':memory:', { now: () => time.now });
  const onLook = { happens: async () => {} };
  const clock = {
    now: () => time.now,
    elapsed: () => time.elapsed,
    pause: async (milliseconds: number) => {
      time.elapsed += milliseconds;
      time.looks += 1;
      await onLook.happens();
    },
  };
  const processOf = () => buildCheckouts<typeof order, string>(strictOf(store), store, clock);
  return { time, store, onLook, one: processOf(), other: processOf() };
};
const spied = (store: Store): Store => {
  const through = ['get', 'set', 'add', 'replace', 'delete'] as const;
  return Object.fromEntries(through.map((name) => [name, store[name].bind(store)])) as unknown as Store;
};

describe('a decision to pay that is noted', () => {
  test('is found by its key and by its order, with all that was chosen, in every process, and by its customer alone', async () => {
    const { one, other, time } = scene();
    expect(await one.begin('noura', wantedAs('first'), 0)).toEqual({ kind: 'free' });
    const begun = { begunAt: time.now, state: 'sent', order: null };
    const { despite: _, ...noted } = { ...wantedAs('first'), ...begun };
    expect(await other.of('noura')).toEqual([noted]);
    expect(await other.ofOrder('noura', 'RQ1')).toBeNull();
    await one.settle('noura', 'first', { state: 'open', order });
    expect(await other.find('noura', 'first')).toEqual({ ...noted, state: 'open', order });
    expect(await other.ofOrder('noura', 'RQ1')).toMatchObject({ checkoutKey: 'first' });
    expect(await other.find('noura', 'second')).toBeNull();
    expect(await other.ofOrder('noura', 'RQ2')).toBeNull();
    expect(await other.find('sara', 'first')).toBeNull();
  });

  test('lies under a name that does not tell the customer', async () => {
    const names: string[] = [];
    const { one } = scene((store) => ({
      ...spied(store),
      get: (key) => {
        names.push(key);
        return store.get(key);
      },
    }));
    await one.begin('noura', wantedAs('first'), 0);
    expect(names).toEqual([expect.stringMatching(/^checkouts:[\w-]{43}$/)]);
  });

  test('is noted once, however often it is sent', async () => {
    const { one, other } = scene();
    await one.begin('noura', wantedAs('first'), 0);
    expect(await other.begin('noura', wantedAs('first'), 0)).toEqual({ kind: 'own' });
    expect(await one.of('noura')).toHaveLength(1);
  });

  test('is forgotten without a change, and alone', async () => {
    const { one } = scene();
    await one.settle('noura', 'first', { state: 'open', order });
    expect(await one.of('noura')).toEqual([]);
    await one.begin('noura', wantedAs('first'), 0);
    await one.begin('noura', wantedAs('second', { lines: [{ ...lines[0], id: '8' }] }), 0);
    await one.settle('noura', 'third', null);
    await one.settle('noura', 'first', null);
    expect((await one.of('noura')).map(({ checkoutKey }) => checkoutKey)).toEqual(['second']);
  });

  test('stands before older ones, of which fifty are kept', async () => {
    const { one } = scene();
    for (let index = 0; index <= 50; index += 1) {
      await one.begin('noura', wantedAs(`key ${index}`, { lines: [{ ...lines[0], id: `line ${index}` }] }), 0);
    }
    const keys = (await one.of('noura')).map(({ checkoutKey }) => checkoutKey);
    expect(keys).toHaveLength(50);
    expect([keys[0], keys[49]]).toEqual(['key 50', 'key 1']);
  });

  test('is remembered for 48 hours, and for 30 days where an order is known', async () => {
    const { one, time } = scene();
    const begin = (key: string, id: string) => one.begin('noura', wantedAs(key, { lines: [{ ...lines[0], id }] }), 0);
    const keys = async () => (await one.of('noura')).map(({ checkoutKey }) => checkoutKey);
    await begin('first', '7');
    await begin('ordered', '8');
    await one.settle('noura', 'ordered', { state: 'open', order });
    time.now += 48 * hourMs - 1;
    expect(await keys()).toEqual(['ordered', 'first']);
    const ordered = await one.find('noura', 'ordered');
    expect(ordered && one.isOld(ordered)).toBe(false);
    time.now += 1;
    expect(await keys()).toEqual(['ordered']);
    expect(ordered && one.isOld(ordered)).toBe(true);
    time.now += 28 * 24 * hourMs - 1;
    await begin('later', '9');
    expect(await keys()).toEqual(['later', 'ordered']);
    time.now += 1;
    expect(await keys()).toEqual(['later']);
    time.now += 48 * hourMs;
    expect(await keys()).toEqual([]);
  });

  test('lies in the shared state for 30 days after its last change', async () => {
    const { one, store, time } = scene();
    await one.begin('noura', wantedAs('first'), 0);
    const name = `checkouts:${createHash('sha256').update('noura').digest('base64url')}`;
    time.now += 24 * hourMs;
    await one.settle('noura', 'first', { state: 'open', order });
    time.now += 30 * 24 * hourMs - 1;
    expect(await store.get(name)).not.toBeNull();
    time.now += 1;
    expect(await store.get(name)).toBeNull();
  });

  test('can be paid for 24 hours while its payment is open', async () => {
    const { one, time } = scene();
    await one.begin('noura', wantedAs('first'), 0);
    await one.settle('noura', 'first', { state: 'open', order });
    time.now += 24 * hourMs - 1;
    expect(await one.payable('noura')).toMatchObject([{ order }]);
    expect(await one.payable('sara')).toEqual([]);
    await one.settle('noura', 'first', { state: 'declined' });
    expect(await one.payable('noura')).toEqual([]);
    await one.settle('noura', 'first', { state: 'open' });
    time.now += 1;
    expect(await one.payable('noura')).toEqual([]);
  });

  test('binds its lines until its payment is declined', async () => {
    const { one } = scene();
    await one.begin('noura', wantedAs('first'), 0);
    expect(await one.binding('noura', lines)).toHaveLength(1);
    expect(await one.binding('noura', [{ ...lines[0], id: '8' } as OrderedLine])).toEqual([]);
    await one.settle('noura', 'first', { state: 'declined' });
    expect(await one.binding('noura', lines)).toEqual([]);
  });
});

describe('another decision for the same lines', () => {
  test('waits for the one that is on its way, and is led to its order', async () => {
    const { one, other, time, onLook } = scene();
    await one.begin('noura', wantedAs('first'), 0);
    onLook.happens = async () => {
      if (time.looks === 3) await one.settle('noura', 'first', { state: 'open', order });
    };
    const admission = await other.begin('noura', wantedAs('second'), 1_000);
    expect(admission).toMatchObject({ kind: 'former', checkout: { order } });
    expect(time.looks).toBe(3);
  });

  test('waits no longer than its customer does', async () => {
    const { one, other, time } = scene();
    await one.begin('noura', wantedAs('first'), 0);
    const admission = await other.begin('noura', wantedAs('second'), 1_000);
    expect(admission).toMatchObject({ kind: 'open', checkout: { checkoutKey: 'first' } });
    expect(time.looks).toBe(10);
    expect(await other.of('noura')).toHaveLength(1);
  });

  test('of the same moment is not noted beside it, first or later', async () => {
    for (const isFirst of [true, false]) {
      const between = { come: async () => {} };
      const { one, other } = scene((store) => ({
        ...spied(store),
        get: async (key) => {
          const text = await store.get(key);
          const { come } = between;
          between.come = async () => {};
          await come();
          return text;
        },
      }));
      if (!isFirst) await one.begin('noura', wantedAs('older', { lines: [{ ...lines[0], id: '8' }] }), 0);
      between.come = async () => void (await other.begin('noura', wantedAs('second'), 0));
      expect(await one.begin('noura', wantedAs('first'), 0)).toMatchObject({ kind: 'open' });
      const keys = (await one.of('noura')).map(({ checkoutKey }) => checkoutKey);
      expect(keys).toEqual(isFirst ? ['second'] : ['second', 'older']);
    }
  });
});

test('what another process notes at the same moment as an outcome is not lost', async () => {
  const { one, other, store } = scene();
  await one.begin('noura', wantedAs('first'), 0);
  const get = store.get.bind(store);
  store.get = async (key) => {
    const text = await get(key);
    store.get = get;
    await other.begin('noura', wantedAs('second', { lines: [{ ...lines[0], id: '8' }] }), 0);
    return text;
  };
  await one.settle('noura', 'first', { state: 'open', order });
  expect((await one.of('noura')).map(({ checkoutKey, state }) => [checkoutKey, state])).toEqual([
    ['second', 'sent'],
    ['first', 'open'],
  ]);
});

test('while nothing can be noted orders are paused; one failure is tried again, and other faults are told as they are', async () => {
  const failures: Error[] = [new StoreAway('away')];
  const { one } = scene((store) => ({
    ...spied(store),
    get: async (key) => {
      const failure = failures.shift();
      if (failure) throw failure;
      return store.get(key);
    },
  }));
  expect(await one.begin('noura', wantedAs('first'), 0)).toEqual({ kind: 'free' });
  failures.push(new StoreAway('away'), new StoreAway('still away'));
  const paused = one.begin('noura', wantedAs('second'), 0);
  await expect(paused).rejects.toThrow(OrdersPaused);
  await expect(paused).rejects.toThrow('still away');
  failures.push(new Error('broken'), new Error('broken'));
  await expect(one.begin('noura', wantedAs('second'), 0)).rejects.not.toBeInstanceOf(OrdersPaused);
});
