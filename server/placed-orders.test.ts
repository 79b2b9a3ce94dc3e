import { expect, test } from 'vitest';
import { OrderJournal } from './order-journal.ts';
import { PlacedOrders } from './placed-orders.ts';
import { ProviderError } from './provider/errors.ts';

function orderDesk(...failures: (ProviderError | null)[]) {
  let placed = 0;
  const place = async () => {
    const failure = failures[placed];
    placed += 1;
    if (failure) throw failure;
    return `R-${placed}`;
  };
  return { place, placed: () => placed };
}

function failing(kind: ProviderError['kind'], more: { status?: number; wasNeverSent?: boolean } = {}): ProviderError {
  return new ProviderError({ kind, endpoint: 'POST orders', message: kind, ...more });
}

test('a double click and a repeated question make one order', async () => {
  const { place, placed } = orderDesk();
  const orders = new PlacedOrders<string>();
  const both = await Promise.all([orders.once('k', place), orders.once('k', place)]);
  expect(both).toEqual(['R-1', 'R-1']);
  expect(await orders.once('k', place)).toBe('R-1');
  expect(placed()).toBe(1);
});

test('another decision to pay is another order', async () => {
  const { place } = orderDesk();
  const orders = new PlacedOrders<string>();
  expect([await orders.once('a', place), await orders.once('b', place)]).toEqual(['R-1', 'R-2']);
});

test.each([
  ['a timeout', failing('timeout')],
  ['a broken connection', failing('unreachable')],
])('after %s the order may exist, so it is not sent again', async (_trouble, failure) => {
  const { place, placed } = orderDesk(failure);
  const orders = new PlacedOrders<string>();
  await expect(orders.once('k', place)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(orders.once('k', place)).rejects.toMatchObject({ kind: 'timeout' });
  expect(placed()).toBe(1);
});

test.each([
  ['a refusal', failing('status', { status: 422 })],
  ['a provider that could not be reached at all', failing('unreachable', { wasNeverSent: true })],
])('after %s there is no order, so the customer may try again', async (_trouble, failure) => {
  const { place } = orderDesk(failure);
  const orders = new PlacedOrders<string>();
  await expect(orders.once('k', place)).rejects.toBe(failure);
  expect(await orders.once('k', place)).toBe('R-2');
});

test('an answer is forgotten after half an hour', async () => {
  let now = 0;
  const { place } = orderDesk();
  const orders = new PlacedOrders<string>(new OrderJournal(':memory:', null, () => now), () => now);
  await orders.once('k', place);
  now = 30 * 60_000;
  expect(await orders.once('k', place)).toBe('R-2');
});
