import { expect, onTestFinished, test } from 'vitest';
import { ProviderError } from '../provider/errors.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildPlacedOrders, OrdersPaused } from './placed-orders.ts';
import { type Store, StoreAway } from './store.ts';

const hourMs = 60 * 60 * 1000;
const decision = { checkoutKey: 'k', customer: 'noura', lineIds: ['1'], methodId: 'card' };

/** Order rules on a store of their own, with a clock that goes on only during a wait. */
const ordersAt = (change: (store: Store) => Partial<Store> = () => ({})) => {
  const clock = { time: 1_000, uptime: 0, pauses: [] as number[] };
  const kept = buildEmbeddedStore(':memory:', { now: () => clock.time });
  onTestFinished(() => kept.close());
  const real: Store = {
    get: kept.get.bind(kept),
    set: kept.set.bind(kept),
    add: kept.add.bind(kept),
    replace: kept.replace.bind(kept),
    delete: kept.delete.bind(kept),
    count: kept.count.bind(kept),
    publish: kept.publish.bind(kept),
    subscribe: kept.subscribe.bind(kept),
    ping: kept.ping.bind(kept),
    close: kept.close.bind(kept),
  };
  const logged: [unknown, string][] = [];
  const orders = buildPlacedOrders<string>(
    { ...real, ...change(real) },
    {
      log: { error: ((about: unknown, what: string) => logged.push([about, what])) as never },
      longestAnswer: 8_000,
      clock: {
        now: () => clock.time,
        elapsed: () => clock.uptime,
        pause: async (milliseconds) => {
          clock.pauses.push(milliseconds);
          clock.time += milliseconds;
          clock.uptime += milliseconds;
        },
      },
    },
  );
  const noted = async () => JSON.parse((await kept.get('order:k')) ?? 'null');
  return { orders, clock, noted, logged, real };
};

const never = () => Promise.reject(new Error('sent twice'));
const lasting = () => new Promise<string>(() => {});
const failure = (kind: ProviderError['kind'], status?: number) =>
  new ProviderError({ kind, endpoint: 'POST orders', message: kind, status });

test('what is noted of a key says how far its order has come', async () => {
  const { orders, noted } = ordersAt();
  const seen: unknown[] = [];
  const answer = await orders.once(decision, 5_000, async () => {
    seen.push(await noted());
    return 'R-1';
  });
  expect(answer).toBe('R-1');
  const mark = expect.stringMatching(/^[\w-]{43}$/);
  expect(seen).toEqual([{ mark, state: 'sent', by: expect.stringMatching(/^[0-9a-f-]{36}$/), at: 1_000 }]);
  expect(await noted()).toEqual({ mark, state: 'answered', answer: '"R-1"' });
  const other = { ...decision, methodId: 'cash' };
  await expect(orders.once(other, 5_000, never)).rejects.toMatchObject({ name: 'KeyTaken' });
});

test.each([
  ['a lost answer', failure('timeout'), 'lost'],
  ['a fault of our own', new Error('a bug'), 'lost'],
  ['a refusal', failure('status', 422), 'claimed'],
])('after %s the key is noted for two days', async (_what, error, state) => {
  const { orders, noted, clock } = ordersAt();
  await expect(orders.once(decision, 5_000, () => Promise.reject(error))).rejects.toBeTruthy();
  expect(await noted()).toEqual({ mark: expect.any(String), state });
  clock.time += 48 * hourMs - 1;
  expect(await noted()).not.toBeNull();
  clock.time += 1;
  expect(await noted()).toBeNull();
});

test('a key that was sent is noted for two days', async () => {
  const { orders, noted, clock } = ordersAt();
  void orders.once(decision, 5_000, lasting);
  await expect.poll(noted).toMatchObject({ state: 'sent' });
  clock.time += 48 * hourMs - 1;
  expect(await noted()).not.toBeNull();
});

test('a key that was only claimed is sent by the next press', async () => {
  const { orders, noted } = ordersAt((store) => {
    let tries = 0;
    return {
      replace: (...all) => {
        tries += 1;
        return tries < 3 ? Promise.reject(new StoreAway('away')) : store.replace(...all);
      },
    };
  });
  await expect(orders.once(decision, 5_000, never)).rejects.toMatchObject({
    name: 'OrdersPaused',
    message: 'away',
    cause: expect.any(StoreAway),
  });
  expect(await noted()).toMatchObject({ state: 'claimed' });
  expect(await orders.once(decision, 5_000, async () => 'R-1')).toBe('R-1');
});

test('a fault of our own is told as what it is, and a bug in the store is no reason to say that orders wait', async () => {
  const bug = new Error('a bug');
  const { orders } = ordersAt(() => ({ add: () => Promise.reject(bug) }));
  await expect(orders.once(decision, 5_000, never)).rejects.toBe(bug);
  const other = ordersAt().orders;
  await expect(other.once(decision, 5_000, () => Promise.reject(bug))).rejects.toBe(bug);
  await expect(other.once(decision, 5_000, never)).rejects.toMatchObject({ kind: 'timeout', endpoint: 'POST orders' });
});

test('a store that answers too late once is asked a second time, and no third time', async () => {
  let tries = 0;
  const slow = (store: Store): Partial<Store> => ({
    add: async (...all) => {
      tries += 1;
      if (tries === 1) throw new StoreAway('late');
      return store.add(...all);
    },
  });
  expect(await ordersAt(slow).orders.once(decision, 5_000, async () => 'R-1')).toBe('R-1');
  expect(tries).toBe(2);
  let all = 0;
  const away = ordersAt(() => ({
    add: async () => {
      all += 1;
      throw new StoreAway('away');
    },
  }));
  await expect(away.orders.once(decision, 5_000, never)).rejects.toBeInstanceOf(OrdersPaused);
  expect(all).toBe(2);
});

test('another press looks every 100 ms until its patience ends', async () => {
  const { orders, clock } = ordersAt();
  void orders.once(decision, 5_000, lasting);
  await expect(orders.once(decision, 350, never)).rejects.toMatchObject({ kind: 'timeout', endpoint: 'POST orders' });
  expect(clock.pauses).toEqual([100, 100, 100]);
  clock.pauses.length = 0;
  clock.uptime = 0;
  await expect(orders.once(decision, 100, never)).rejects.toMatchObject({ kind: 'timeout' });
  expect(clock.pauses).toEqual([100]);
});

test('a press does not wait for an answer that can no longer come', async () => {
  const { orders, clock } = ordersAt();
  void orders.once(decision, 5_000, lasting);
  await expect.poll(() => clock.pauses).toEqual([]);
  clock.time = 1_000 + 8_000 + 2_000;
  await expect(orders.once(decision, 150, never)).rejects.toMatchObject({ kind: 'timeout' });
  expect(clock.pauses).toEqual([100]);
  clock.pauses.length = 0;
  await expect(orders.once(decision, 1e9, never)).rejects.toMatchObject({ kind: 'timeout' });
  expect(clock.pauses).toEqual([]);
});

test('an answer that cannot be noted still reaches its customer, the key is not sent again, and the log has it', async () => {
  const trouble = new StoreAway('away');
  const { orders, logged, noted } = ordersAt(() => ({ set: () => Promise.reject(trouble) }));
  expect(await orders.once(decision, 5_000, async () => 'R-1')).toBe('R-1');
  expect(logged).toEqual([[{ err: trouble, state: 'answered' }, 'what became of an order could not be noted']]);
  expect(await noted()).toMatchObject({ state: 'sent' });
  await expect(orders.once(decision, 150, never)).rejects.toMatchObject({ kind: 'timeout' });
});

test.each([
  ['a status below 500', failure('status', 409), 'timeout'],
  ['no status', failure('unreachable'), 'timeout'],
  ['status 500', failure('status', 500), 'status'],
  ['a failure without a number', failure('status'), 'status'],
  ['an answer that cannot be read', failure('malformed', 200), 'malformed'],
])('a lost answer with %s is told so that the customer looks at the bookings', async (_what, error, kind) => {
  await expect(ordersAt().orders.once(decision, 5_000, () => Promise.reject(error))).rejects.toMatchObject({ kind });
});
