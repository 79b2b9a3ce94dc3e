import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ORDER_REMEMBERED, OrderJournal } from './order-journal.ts';
import { PlacedOrders } from './placed-orders.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function openedIn(file: string, now?: () => number): OrderJournal {
  const journal = new OrderJournal(file, null, now);
  onTestFinished(() => journal.close());
  return journal;
}

const never = () => Promise.reject(new Error('sent twice'));

test('another process gives the answer that the first one got', async () => {
  const file = join(aFolder(), 'new', 'orders.sqlite');
  await new PlacedOrders<{ number: string }>(openedIn(file)).once('k', async () => ({ number: 'R-1' }));
  expect(await new PlacedOrders(openedIn(file)).once('k', never)).toEqual({ number: 'R-1' });
});

test('an order whose answer nobody has seen is not sent by another process either', async () => {
  const file = join(aFolder(), 'orders.sqlite');
  void new PlacedOrders(openedIn(file)).once('k', () => new Promise(() => {}));
  await expect(new PlacedOrders(openedIn(file)).once('k', never)).rejects.toMatchObject({ kind: 'timeout' });
  expect(await new PlacedOrders(openedIn(file)).once('another', async () => 'R-2')).toBe('R-2');
});

test('a process that was told that nobody knows the answer tells it as soon as it is known', async () => {
  const file = join(aFolder(), 'orders.sqlite');
  const [first, second] = [new PlacedOrders<string>(openedIn(file)), new PlacedOrders<string>(openedIn(file))];
  const { promise, resolve } = Promise.withResolvers<string>();
  const placed = first.once('k', () => promise);
  await expect(second.once('k', never)).rejects.toMatchObject({ kind: 'timeout' });
  resolve('R-1');
  expect(await placed).toBe('R-1');
  expect(await second.once('k', never)).toBe('R-1');
});

test('what was refused may be tried again, and what is old is forgotten', () => {
  let now = 1_000_000;
  const journal = openedIn(':memory:', () => now);
  expect([journal.begin('k'), journal.begin('k')]).toEqual([null, { answer: null }]);
  journal.forget('k');
  expect(journal.begin('k')).toBeNull();
  journal.end('k', '"R-1"');
  now += ORDER_REMEMBERED - 1;
  expect(journal.begin('k')).toEqual({ answer: '"R-1"' });
  now += 1;
  expect(journal.begin('k')).toBeNull();
});

test('where no file can be kept, orders are placed all the same', async () => {
  const file = join(aFolder(), 'a-file');
  writeFileSync(file, 'not a folder');
  const orders = new PlacedOrders<string>(openedIn(join(file, 'orders.sqlite')));
  expect(await orders.once('k', async () => 'R-1')).toBe('R-1');
  expect(await orders.once('k', never)).toBe('R-1');
});
