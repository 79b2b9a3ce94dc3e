import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/for-file.ts';
import { ProviderError } from '../provider/errors.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildPlacedOrders, KeyTaken, OrdersPaused } from './placed-orders.ts';

const quiet = { log: { error: () => undefined }, longestAnswer: 60_000 };

const ordersIn = (file = ':memory:', now?: () => number): ReturnType<typeof buildPlacedOrders<string>> => {
  const store = buildEmbeddedStore(file, { isDurable: true, ...(now && { now }) });
  onTestFinished(() => store.close());
  return buildPlacedOrders(store, quiet);
};

const noura = { checkoutKey: 'k', customer: 'noura', lineIds: ['1', '2'], methodId: 'card' };

const press = (
  orders: ReturnType<typeof buildPlacedOrders<string>>,
  place: () => Promise<string>,
  decision = noura,
  patience = 5_000,
) => orders.once(decision, performance.now() + patience, place);

const orderDesk = (...failures: (ProviderError | null)[]) => {
  let placed = 0;
  const place = async () => {
    const failure = failures[placed];
    placed += 1;
    if (failure) throw failure;
    return `R-${placed}`;
  };
  return { place, placed: () => placed };
};

const never = () => Promise.reject(new Error('sent twice'));

const failing = (kind: ProviderError['kind'], more: { status?: number; wasNeverSent?: boolean } = {}): ProviderError =>
  new ProviderError({ kind, endpoint: 'POST orders', message: kind, ...more });

test('a double click and a repeated question make one order, whatever order the lines have', async () => {
  const { place, placed } = orderDesk();
  const orders = ordersIn();
  expect(await Promise.all([press(orders, place), press(orders, place)])).toEqual(['R-1', 'R-1']);
  expect(await press(orders, place, { ...noura, lineIds: ['2', '1'] })).toBe('R-1');
  expect(placed()).toBe(1);
});

test('another decision to pay is another order', async () => {
  const { place } = orderDesk();
  const orders = ordersIn();
  expect(await press(orders, place)).toBe('R-1');
  expect(await press(orders, place, { ...noura, checkoutKey: 'another' })).toBe('R-2');
});

test.each([
  ['cart', { lineIds: ['1'] }],
  ['way to pay', { methodId: 'cash' }],
  ['customer', { customer: 'sara' }],
])('a key that comes back with another %s is refused and not answered', async (_what, other) => {
  const orders = ordersIn();
  await press(orders, orderDesk().place);
  await expect(press(orders, never, { ...noura, ...other })).rejects.toBeInstanceOf(KeyTaken);
});

test.each<[string, ProviderError]>([
  ['a timeout', failing('timeout')],
  ['a broken connection', failing('unreachable')],
  ['a redirection', failing('status', { status: 302 })],
  ...[408, 409, 425, 429].map((status): [string, ProviderError] => [`status ${status}`, failing('status', { status })]),
])('after %s the order may exist, so it is not sent again', async (_trouble, failure) => {
  const { place, placed } = orderDesk(failure);
  const orders = ordersIn();
  await expect(press(orders, place)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(press(orders, place)).rejects.toMatchObject({ kind: 'timeout' });
  expect(placed()).toBe(1);
});

test.each([
  ['status 500', failing('status', { status: 500 })],
  ['an answer that cannot be read', failing('malformed', { status: 200 })],
])('after %s the order may exist, so it is not sent again', async (_trouble, failure) => {
  const { place, placed } = orderDesk(failure);
  const orders = ordersIn();
  await expect(press(orders, place)).rejects.toBe(failure);
  await expect(press(orders, place)).rejects.toMatchObject({ kind: 'timeout' });
  expect(placed()).toBe(1);
});

test.each([
  ['a refusal', failing('status', { status: 422 })],
  ['a provider that could not be reached at all', failing('unreachable', { wasNeverSent: true })],
])('after %s there is no order, so the customer may try again', async (_trouble, failure) => {
  const { place } = orderDesk(failure);
  const orders = ordersIn();
  await expect(press(orders, place)).rejects.toBe(failure);
  expect(await press(orders, place)).toBe('R-2');
});

test('an answer is forgotten after two days', async () => {
  let now = 0;
  const { place } = orderDesk();
  const orders = ordersIn(':memory:', () => now);
  await press(orders, place);
  now = 48 * 60 * 60_000 - 1;
  expect(await press(orders, place)).toBe('R-1');
  now += 1;
  expect(await press(orders, place)).toBe('R-2');
});

test('another process waits for the answer of the first one and gives it', async () => {
  const file = join(temporaryFolder(), 'new', 'state.sqlite');
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = press(ordersIn(file), () => promise);
  const second = press(ordersIn(file), never);
  resolve('R-1');
  expect([await first, await second]).toEqual(['R-1', 'R-1']);
});

test('an order whose answer was never seen is not sent by another process either', async () => {
  const file = join(temporaryFolder(), 'state.sqlite');
  const other = ordersIn(file);
  void press(ordersIn(file), () => new Promise(() => {}));
  await expect(press(other, never, noura, 300)).rejects.toMatchObject({ kind: 'timeout' });
  expect(await press(other, orderDesk().place, { ...noura, checkoutKey: 'another' })).toBe('R-1');
});

test('where nothing can be remembered no order is sent, until it can again', async () => {
  const blocker = join(temporaryFolder(), 'a-file');
  writeFileSync(blocker, 'not a folder');
  const orders = ordersIn(join(blocker, 'state.sqlite'));
  await expect(press(orders, never)).rejects.toBeInstanceOf(OrdersPaused);
  rmSync(blocker);
  expect(await press(orders, orderDesk().place)).toBe('R-1');
});

test('a key that was used for something else is refused before anything is asked, a fresh one and its own are not', async () => {
  const orders = ordersIn();
  expect(await orders.refuseTaken(noura)).toBeUndefined();
  await press(orders, orderDesk().place);
  expect(await orders.refuseTaken(noura)).toBeUndefined();
  expect(await orders.refuseTaken({ ...noura, checkoutKey: 'another', methodId: 'wallet' })).toBeUndefined();
  await expect(orders.refuseTaken({ ...noura, methodId: 'wallet' })).rejects.toBeInstanceOf(KeyTaken);
});
