import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCustomer } from '../../session/local-copy.ts';
import { isRetail, needsTime, netOf } from './cart-rules.ts';
import { keepCart, keptCartKey, readKeptCart } from './kept-cart.ts';

const treatment = { kind: 'SERVICE', extension: null, startAt: null } as const;

/** A browser's storage: its keys are its own properties. */
const emptyStorage = () => {
  const storage = {} as Storage;
  const method = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: method((key: string) => (storage as Record<string, string>)[key] ?? null),
    setItem: method((key: string, value: string) => {
      (storage as Record<string, string>)[key] = value;
    }),
    removeItem: method((key: string) => delete (storage as Record<string, string>)[key]),
  });
};

describe('the lines of a cart', () => {
  it('asks a customer for a time only where a treatment has none yet', () => {
    expect(needsTime(treatment)).toBe(true);
    expect(needsTime({ ...treatment, startAt: '2026-11-23 09:00:00' })).toBe(false);
    expect(needsTime({ ...treatment, extension: '50ml' })).toBe(false);
    expect(needsTime({ ...treatment, kind: 'GIFT_CARD' })).toBe(false);
  });

  it('counts only what comes in sizes', () => {
    expect(isRetail({ kind: 'SERVICE', extension: '50ml' })).toBe(true);
    expect(isRetail({ kind: 'SERVICE', extension: null })).toBe(false);
    expect(isRetail({ kind: 'GIFT_CARD', extension: '50ml' })).toBe(false);
  });

  it('shows net and VAT that add up to the total', () => {
    const amounts = { total: { amount: 25_000 }, tax: { amount: 3261 } };
    expect(netOf(amounts) + amounts.tax.amount).toBe(25_000);
  });
});

describe('the cart that the browser keeps', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = emptyStorage();
  });
  const cart = { lines: [], itemCount: 2 } as unknown as Parameters<typeof keepCart>[1];

  it('is there again for the same customer [PERSIST-03]', () => {
    keepCart(storage, cart);
    expect(readKeptCart(storage)?.itemCount).toBe(2);
  });

  it('is gone for the next customer of the browser [PERSIST-05]', () => {
    keepCart(storage, cart);
    forgetCustomer(storage);
    expect(readKeptCart(storage)).toBeNull();
  });

  it('is nothing when something else lies in its place', () => {
    for (const text of ['', 'null', '[]', '{"itemCount":"2"}', '{broken']) {
      storage.setItem(keptCartKey, text);
      expect(readKeptCart(storage)).toBeNull();
    }
  });
});
