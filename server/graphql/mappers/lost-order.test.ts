import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../tests/support/reader-of.ts';
import { type Order, readOrder } from '../../provider/bookings.ts';
import { findLostOrder } from './lost-order.ts';

const start = '2026-11-23 09:00:00';
const begun = Date.parse('2026-11-22T10:00:00Z');
const line = { id: '7', productId: '1001', quantity: 1, startAt: start };
const decision = { lines: [line], seenTotal: 18_000, begunAt: begun };

const productOf = (more: object = {}) => ({ order_product_id: 1, product_id: 1001, start_at: start, ...more });
const orderOf = (more: object = {}) =>
  readOrder(
    readerOf({
      id: 1,
      order_number: 'R-1',
      total: 180,
      created_at: '2026-11-22T10:00:01Z',
      products: [productOf()],
      ...more,
    }),
  );
const find = (orders: Order[], known: string[] = []) => findLostOrder(orders, decision, new Set(known));

describe('the order of a lost answer', () => {
  test('is the one with the same lines and amount, placed since', () => {
    const other = orderOf({ order_number: 'R-2', total: 90 });
    expect(find([other, orderOf()])).toMatchObject({ number: 'R-1' });
    for (const more of [
      { total: 190 },
      { created_at: '2026-11-22T09:54:00Z' },
      { products: [productOf({ start_at: '2026-11-24 09:00:00' })] },
      { products: [productOf(), productOf({ product_id: '1002' })] },
      { status: { value: 9 } },
    ]) {
      expect(find([orderOf(more)])).toBeNull();
    }
    expect(find([orderOf()], ['R-1']), 'of another decision').toBeNull();
  });

  test('is unclear where several may be it, or nothing tells it from an older one', () => {
    expect(find([orderOf(), orderOf({ order_number: 'R-2' })])).toBe('unclear');
    const untold = orderOf({ created_at: null, products: [productOf({ start_at: null })] });
    expect(findLostOrder([untold], { ...decision, lines: [{ ...line, startAt: null }] }, new Set())).toBe('unclear');
    expect(find([orderOf({ created_at: null })]), 'with the time of its treatment').toMatchObject({ number: 'R-1' });
    expect(findLostOrder([orderOf()], { ...decision, lines: [] }, new Set())).toBe('unclear');
  });
});
