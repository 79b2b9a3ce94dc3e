import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortName } from '../i18n/short-name.ts';
import { forgetCustomer } from '../session/local-copy.ts';
import { keptParams, noParams } from './cart-params.ts';
import { type Cart, hasPiecePrices } from './cart-rules.ts';
import { keptCart } from './kept-cart.ts';

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
  it('show their price as one of several pieces only where the provider’s own subtotal says so', () => {
    const lines = [{ price: money(8500), quantity: 2 }] as Cart['lines'];
    expect(hasPiecePrices({ lines, subTotal: money(17_000) })).toBe(true);
    expect(hasPiecePrices({ lines, subTotal: money(8500) })).toBe(false);
  });

  it('fit into a sentence with a name of any length', () => {
    expect(shortName('Facial')).toBe('Facial');
    expect(shortName('x'.repeat(2000))).toHaveLength(61);
  });
});

describe('the cart that the browser keeps', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = emptyStorage();
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());
  const cart = { lines: [], rows: [], loyaltyOffers: [], itemCount: 2, locale: 'ar' } as unknown as Parameters<
    typeof keptCart.write
  >[0];

  it('is there again for the same customer [PERSIST-03]', () => {
    keptCart.write(cart);
    expect(keptCart.read()).toEqual(cart);
  });

  it('is gone for the next customer of the browser [PERSIST-05]', () => {
    keptCart.write(cart);
    keptParams.write({ ...noParams, promoCode: 'RAWNAQ10' });
    forgetCustomer();
    expect(Object.keys(storage)).toEqual([]);
    expect(keptCart.read()).toBeNull();
  });

  it('is nothing when something else lies in its place', () => {
    for (const text of ['', 'null', '[]', '{"itemCount":"2"}', '{broken']) {
      storage.setItem(keptCart.key, text);
      expect(keptCart.read()).toBeNull();
    }
  });
});
