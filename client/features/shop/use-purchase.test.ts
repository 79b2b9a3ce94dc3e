import { expect, test } from 'vitest';
import { type Buyable, pieceOf, sizeOf, totalOf } from './use-purchase.ts';

const money = (amount: number) => ({ __typename: 'Money' as const, amount });
const size = (extension: string, amount: number, before: number | null = null) => ({
  __typename: 'ProductSize' as const,
  extension,
  millilitres: Number.parseInt(extension, 10),
  price: money(amount),
  priceBeforeDiscount: before === null ? null : money(before),
});
const product: Buyable = {
  __typename: 'Product',
  id: '1',
  name: 'Oil',
  image: null,
  description: null,
  isGiftCard: false,
  price: money(9999),
  priceBeforeDiscount: null,
  sizes: [size('30ml', 9999), size('50ml', 14_999, 18_000), size('100ml', 19_998)],
};

test('a customer pays the price of the chosen size for every piece, to the halala [SHOP-02]', () => {
  expect(totalOf(product, { extension: '50ml', quantity: 3 })).toBe(44_997);
  expect(totalOf(product, { extension: '100ml', quantity: 120 })).toBe(2_399_760);
  expect(pieceOf(product, '50ml')).toBe(14_999);
});

test('a size that the product does not come in is its smallest, and a gift card has none', () => {
  expect(sizeOf(product, '75ml')?.extension).toBe('30ml');
  const card = { ...product, isGiftCard: true, sizes: [] };
  expect(sizeOf(card, '30ml')).toBeNull();
  expect(totalOf(card, { extension: null, quantity: 2 })).toBe(19_998);
});
