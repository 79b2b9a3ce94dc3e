import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCustomer } from '../../session/local-copy.ts';
import { noParams } from './cart-params.ts';
import { hasPiecePrices, natureOf, netOf, shortName } from './cart-rules.ts';
import { cartIn, keepCart, keptCartKey, keptCount } from './kept-cart.ts';
import { keepParams } from './kept-params.ts';

const unknown = { kind: 'SERVICE', extension: null, startAt: null, durationMinutes: null } as const;
const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'SAR' as const });

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
  it('are treatments, retail products and gift cards; what tells nothing of itself is none of them yet', () => {
    expect(natureOf({ ...unknown, durationMinutes: 60 })).toBe('treatment');
    expect(natureOf({ ...unknown, startAt: '2026-11-23 09:00:00' })).toBe('treatment');
    expect(natureOf({ ...unknown, extension: '50ml' })).toBe('retail');
    expect(natureOf({ ...unknown, kind: 'GIFT_CARD', extension: '50ml' })).toBe('giftCard');
    expect(natureOf(unknown)).toBe('unclear');
  });

  it('show their price as one of several pieces only where the provider’s own subtotal says so', () => {
    const lines = [{ price: money(8500), quantity: 2 }];
    expect(hasPiecePrices({ lines, subTotal: { amount: 17_000 } })).toBe(true);
    expect(hasPiecePrices({ lines, subTotal: { amount: 8500 } })).toBe(false);
  });

  it('fit into a sentence with a name of any length', () => {
    expect(shortName('Facial')).toBe('Facial');
    expect(shortName('x'.repeat(2000))).toHaveLength(61);
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
  const cart = { lines: [], itemCount: 2, locale: 'ar' } as unknown as Parameters<typeof keepCart>[1];

  it('is there again for the same customer [PERSIST-03]', () => {
    keepCart(storage, cart);
    expect(keptCount(storage)).toBe(2);
    expect(cartIn(storage.getItem(keptCartKey))).toEqual(cart);
  });

  it('is gone for the next customer of the browser [PERSIST-05]', () => {
    keepCart(storage, cart);
    keepParams(storage, { ...noParams, promoCode: 'RAWNAQ10' });
    forgetCustomer(storage);
    expect(Object.keys(storage)).toEqual([]);
    expect(keptCount(storage)).toBe(0);
  });

  it('is nothing when something else lies in its place', () => {
    for (const text of ['', 'null', '[]', '{"itemCount":"2"}', '{broken']) {
      storage.setItem(keptCartKey, text);
      expect(cartIn(text)).toBeNull();
      expect(keptCount(storage)).toBe(0);
    }
  });
});
