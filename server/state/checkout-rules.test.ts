import { describe, expect, test } from 'vitest';
import {
  type Admission,
  admit,
  isBinding,
  isSameCart,
  type OrderedLine,
  type WantedCheckout,
} from './checkout-rules.ts';

const hourMs = 60 * 60_000;
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

  test('is free after two days where no order is known, and despite an order of which its customer knows', () => {
    expect(kindOf({ state: 'lost' }, {}, 48 * hourMs - 1)).toBe('open');
    for (const state of ['lost', 'sent']) expect(kindOf({ state }, {}, 48 * hourMs)).toBe('free');
    expect(kindOf({ state: 'lost' }, { despite: ['first'] })).toBe('free');
    expect(kindOf({ state: 'lost' }, { despite: ['another'] })).toBe('open');
    expect(kindOf({ state: 'declined' }, { despite: ['first'] })).toBe('free');
  });

  test('has the payment asked for that was declined, or that has not been heard of for two days', () => {
    for (const state of ['declined', 'standing']) {
      expect(kindOf({ state })).toBe('ask');
      expect(kindOf({ state }, { lines: [lineOf('2')] })).toBe('free');
      expect(kindOf({ state }, { methodId: 'branch' }, 30 * 24 * hourMs - 1)).toBe('ask');
      expect(kindOf({ state }, {}, 30 * 24 * hourMs)).toBe('free');
    }
    expect(kindOf({}, {}, 48 * hourMs - 1)).toBe('former');
    expect(kindOf({}, {}, 48 * hourMs)).toBe('ask');
    for (const state of ['placed', 'paid']) expect(kindOf({ state }, {}, 48 * hourMs)).toBe('former');
    expect(kindOf({ state: 'paid' }, {}, 30 * 24 * hourMs)).toBe('free');
    const declined = begun({ state: 'declined', checkoutKey: 'declined' });
    expect(admit([declined, begun()], wanted(), 1)).toEqual({ kind: 'former', checkout: begun() });
    const another = begun({ state: 'declined', checkoutKey: 'older' });
    expect(admit([declined, another], wanted(), 1)).toEqual({ kind: 'ask', checkout: declined });
  });

  test('is its own for as long as its key is remembered', () => {
    expect(kindOf({ state: 'declined' }, { checkoutKey: 'first' }, 48 * hourMs - 1)).toBe('own');
    expect(kindOf({ state: 'declined' }, { checkoutKey: 'first' }, 48 * hourMs)).toBe('ask');
  });

  test('keeps its lines until its payment is declined, or it is forgotten', () => {
    const isBound = (more: object, now: number) => isBinding({ ...wanted(), ...begun(more) }, now);
    for (const state of ['sent', 'lost', 'open', 'standing', 'placed', 'paid'])
      expect(isBound({ state }, 1)).toBe(true);
    expect(isBound({ state: 'declined' }, 1)).toBe(false);
    for (const state of ['sent', 'lost']) expect(isBound({ state }, 48 * hourMs)).toBe(false);
    for (const state of ['open', 'standing', 'placed', 'paid']) {
      expect(isBound({ state }, 30 * 24 * hourMs - 1)).toBe(true);
      expect(isBound({ state }, 30 * 24 * hourMs)).toBe(false);
    }
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

test('a cart of which one line is being paid is not free', () => {
  expect(kindOf({ lines: [lineOf('1'), lineOf('2')] }, { lines: [lineOf('2'), lineOf('3')] })).toBe('open');
});

test('a line that another cart numbers alike is not the same with another product', () => {
  expect(kindOf({ lines: [lineOf('1', { productId: null })] })).toBe('former');
  expect(kindOf({}, { lines: [lineOf('1', { productId: 'other' })] })).toBe('free');
  expect(kindOf({}, { lines: [lineOf('1', { productId: null })] })).toBe('former');
});

test('a cart is the same whatever the order of its lines, and another one at another time', () => {
  const [one, two] = [lineOf('1', { startAt: '2026-11-23 09:00:00' }), lineOf('2')];
  expect(isSameCart([one, two], [two, one])).toBe(true);
  expect(isSameCart([one, two], [one])).toBe(false);
  expect(isSameCart([one, two], [one, lineOf('3')])).toBe(false);
  expect(isSameCart([one], [{ ...one, startAt: '2026-11-24 09:00:00' }])).toBe(false);
});
