import { expect, test } from 'vitest';
import { EmbeddedStore } from './embedded-store.ts';
import { OpenPayments } from './open-payments.ts';

const orderOf = (orderNumber: string) => ({ orderNumber, paymentUrl: 'https://pay.example/1' });

test('a payment is open for a day from its first note, until its end is known', async () => {
  const clock = { now: 1_000_000 };
  const store = new EmbeddedStore(':memory:', { now: () => clock.now });
  const open = new OpenPayments<ReturnType<typeof orderOf>>(store, () => clock.now);
  await open.note(orderOf('R-1'), ['7']);
  expect(await open.of('R-1')).toEqual({ order: orderOf('R-1'), lineIds: ['7'], begunAt: 1_000_000 });
  expect(await store.get('payment:R-1')).not.toBeNull();
  clock.now = 1_000_000 + 24 * 60 * 60 * 1000 - 1;
  expect(await open.of('R-1')).not.toBeNull();
  expect(await open.of('R-2')).toBeNull();
  clock.now = 1_000_000 + 24 * 60 * 60 * 1000;
  expect(await open.of('R-1')).toBeNull();
  await open.note(orderOf('R-3'), []);
  await open.forget('R-3');
  expect(await open.of('R-3')).toBeNull();
});
