import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countLeftPurchase, countPurchase, expectPurchase } from './purchases.ts';

const kept = new Map<string, string>();
const cart = {
  lines: [
    { id: '1', productId: '1001', quantity: 2, price: { amount: 12_550 } },
    { id: '2', productId: null, quantity: 1, price: { amount: 9_900 } },
  ],
  total: { amount: 30_000 },
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a purchase', () => {
  it('is told with its order, items and what was paid, in riyals [TRK-10]', () => {
    expectPurchase('RQ1', cart);
    countPurchase('RQ1');
    expect(window.dataLayer).toEqual([
      {
        event: 'purchase',
        transaction_id: 'RQ1',
        currency: 'SAR',
        value: 300,
        items: [
          { item_id: '1001', quantity: 2, price: 125.5 },
          { item_id: '2', quantity: 1, price: 99 },
        ],
      },
    ]);
  });

  it('is told once, whatever is reloaded, opened again or sent again', () => {
    expectPurchase('RQ1', cart);
    countPurchase('RQ1');
    countLeftPurchase('RQ1');
    expectPurchase('RQ1', cart);
    countPurchase('RQ1');
    expect(window.dataLayer).toHaveLength(1);
  });

  it('is never told of an order that this browser did not place', () => {
    countPurchase('RQ404');
    kept.set('rawnaq.mine.purchases', 'broken');
    countLeftPurchase('RQ1');
    expect(window.dataLayer).toBeUndefined();
  });
});
