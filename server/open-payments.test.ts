import { expect, test } from 'vitest';
import { OpenPayments } from './open-payments.ts';

const orderOf = (orderNumber: string) => ({ orderNumber, paymentUrl: 'https://pay.example/1' });

test('a payment is open for a day from its first note, until its end is known', () => {
  const clock = { now: 1_000_000 };
  const open = new OpenPayments<ReturnType<typeof orderOf>>(() => clock.now);
  open.note(orderOf('R-1'), ['7']);
  expect(open.of('R-1')).toEqual({ order: orderOf('R-1'), lineIds: ['7'], begunAt: 1_000_000 });
  expect(open.of('R-2')).toBeNull();
  clock.now = 1_000_000 + 24 * 60 * 60 * 1000;
  expect(open.of('R-1')).toBeNull();
  open.note(orderOf('R-3'), []);
  open.forget('R-3');
  expect(open.of('R-3')).toBeNull();
});

test('only the newest ten thousand are kept', () => {
  const open = new OpenPayments<ReturnType<typeof orderOf>>();
  for (let count = 0; count <= 10_000; count += 1) open.note(orderOf(`R-${count}`), []);
  expect([open.of('R-0'), open.of('R-1')?.order.orderNumber]).toEqual([null, 'R-1']);
});
