import { describe, expect, test } from 'vitest';
import type { ProviderOrder, ProviderOrderProduct } from '../../provider/bookings.ts';
import { findLostOrder, placedAt } from './lost-order.ts';

const START = '2026-11-23 09:00:00';
const BEGUN = Date.parse('2026-11-22T10:00:00Z');
const LINE = { id: '7', productId: '1001', quantity: 1, startAt: START };
const DECISION = { lines: [LINE], seenTotal: 18_000, begunAt: BEGUN };

const productOf = (more: object = {}) => ({ product_id: '1001', start_at: START, ...more }) as ProviderOrderProduct;
const orderOf = (more: object = {}) =>
  ({
    order_number: 'R-1',
    total: 180,
    status: { value: '1', label: null, labels: null },
    status_text: null,
    gifted_info: null,
    created_at: '2026-11-22T10:00:01Z',
    products: [productOf()],
    ...more,
  }) as ProviderOrder;
const find = (orders: ProviderOrder[], known: string[] = []) => findLostOrder(orders, DECISION, new Set(known));

describe('the order of a lost answer', () => {
  test('is the one with the same lines and amount, placed since', () => {
    const other = orderOf({ order_number: 'R-2', total: 90 });
    expect(find([other, orderOf()])).toMatchObject({ order_number: 'R-1' });
    for (const more of [
      { total: 190 },
      { created_at: '2026-11-22T09:54:00Z' },
      { products: [productOf({ start_at: '2026-11-24 09:00:00' })] },
      { products: [productOf(), productOf({ product_id: '1002' })] },
      { status: { value: '9', label: null, labels: null } },
    ]) {
      expect(find([orderOf(more)])).toBeNull();
    }
    expect(find([orderOf()], ['R-1']), 'of another decision').toBeNull();
  });

  test('is unclear where several may be it, or nothing tells it from an older one', () => {
    expect(find([orderOf(), orderOf({ order_number: 'R-2' })])).toBe('unclear');
    const untold = orderOf({ created_at: null, products: [productOf({ start_at: null })] });
    expect(findLostOrder([untold], { ...DECISION, lines: [{ ...LINE, startAt: null }] }, new Set())).toBe('unclear');
    expect(find([orderOf({ created_at: null })]), 'with the time of its treatment').toMatchObject({
      order_number: 'R-1',
    });
    expect(findLostOrder([orderOf()], { ...DECISION, lines: [] }, new Set())).toBe('unclear');
  });
});

test('a moment without a zone is one in Riyadh', () => {
  expect(placedAt({ created_at: '2026-11-22 13:00:00' })).toBe(BEGUN);
  expect(placedAt({ created_at: '2026-11-22T10:00:00Z' })).toBe(BEGUN);
  expect(placedAt({ created_at: 'yesterday' })).toBeNull();
});
