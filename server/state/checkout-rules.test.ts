import { describe, expect, test } from 'vitest';
import { type Admission, admit, isSameCart, type OrderedLine, type WantedCheckout } from './checkout-rules.ts';

const lineOf = (id: string, more: Partial<OrderedLine> = {}): OrderedLine => ({
  id,
  productId: `product-${id}`,
  quantity: 1,
  startAt: null,
  ...more,
});
const wanted = (more: Partial<WantedCheckout> = {}): WantedCheckout => ({
  checkoutKey: 'second',
  lines: [lineOf('1')],
  methodId: 'card',
  despite: [],
  ...more,
});
const begun = (more: object = {}) => ({
  checkoutKey: 'first',
  lines: [lineOf('1')],
  methodId: 'card',
  state: 'open' as const,
  begunAt: 0,
  ...more,
});
const kindOf = (former: object, next: Partial<WantedCheckout> = {}, now = 1): Admission<unknown>['kind'] =>
  admit([begun(former)], wanted(next), now).kind;

describe('a decision to pay', () => {
  test('is led to the order of the same lines, and asks before another cart or way to pay', () => {
    expect(kindOf({})).toBe('former');
    expect(kindOf({}, { methodId: 'branch' })).toBe('open');
    expect(kindOf({}, { lines: [lineOf('1'), lineOf('2')] })).toBe('open');
    expect(kindOf({}, { lines: [lineOf('1', { quantity: 2 })] })).toBe('open');
    expect(kindOf({}, { lines: [lineOf('2')] })).toBe('free');
    expect(kindOf({}, { lines: [] })).toBe('free');
    expect(kindOf({}, { checkoutKey: 'first' })).toBe('own');
  });

  test('is free after a decline, after two days, and despite an order of which its customer knows', () => {
    expect(kindOf({ state: 'declined' })).toBe('free');
    expect(kindOf({}, {}, 48 * 60 * 60_000 - 1)).toBe('former');
    expect(kindOf({}, {}, 48 * 60 * 60_000)).toBe('free');
    expect(kindOf({ state: 'lost' }, { despite: ['first'] })).toBe('free');
    expect(kindOf({ state: 'lost' }, { despite: ['another'] })).toBe('open');
  });

  test('waits for one that is on its way, and no longer than that can be answered', () => {
    expect(kindOf({ state: 'sent' })).toBe('wait');
    expect(kindOf({ state: 'sent' }, {}, 30_000)).toBe('open');
    for (const state of ['placed', 'paid']) expect(kindOf({ state })).toBe('former');
  });

  test('asks when its lines are in two orders', () => {
    const other = begun({ checkoutKey: 'other' });
    expect(admit([begun(), other], wanted(), 1).kind).toBe('open');
    expect(admit([begun(), other], wanted({ despite: ['other'] }), 1).kind).toBe('former');
  });
});

test('a line that another cart numbers alike is not the same with another product', () => {
  expect(kindOf({}, { lines: [lineOf('1', { productId: 'other' })] })).toBe('free');
  expect(kindOf({}, { lines: [lineOf('1', { productId: null })] })).toBe('former');
});

test('a cart is the same whatever the order of its lines, and another one at another time', () => {
  const [one, two] = [lineOf('1', { startAt: '2026-11-23 09:00:00' }), lineOf('2')];
  expect(isSameCart([one, two], [two, one])).toBe(true);
  expect(isSameCart([one, two], [one])).toBe(false);
  expect(isSameCart([one], [{ ...one, startAt: '2026-11-24 09:00:00' }])).toBe(false);
});
