import { expect, test } from 'vitest';
import { toMoney } from '../../values/money.ts';
import type { Service, ServiceSort } from '../generated/types.ts';
import { arrange, isArranged } from './arrangement.ts';

const treatment = (id: string, price: number, durationMinutes: number | null, before?: number) =>
  ({ id, price: toMoney(price), durationMinutes, priceBeforeDiscount: before ? toMoney(before) : null }) as Service;

const list = [
  treatment('a', 200, 60),
  treatment('b', 99.5, 30, 199),
  treatment('c', 450, null),
  treatment('d', 200, 90, 220),
  treatment('e', 0, 15),
];

const ids = (services: Service[]) => services.map(({ id }) => id).join('');

test.each<[ServiceSort, string]>([
  ['PRICE', 'ebadc'],
  ['PRICE_DESCENDING', 'cadbe'],
  ['DURATION', 'ebadc'],
  ['DURATION_DESCENDING', 'dabec'],
  ['DISCOUNT', 'bdace'],
])('a visitor who sorts by %s finds equals in the provider’s order', (sort, order) => {
  expect(ids(arrange(list, { sort }))).toBe(order);
  expect(ids([...list])).toBe('abcde');
});

test.each([
  [{ maxPrice: 20_000 }, 'abde'],
  [{ minPrice: 9951 }, 'acd'],
  [{ minPrice: 9950, maxPrice: 9950 }, 'b'],
  [{ maxPrice: 0 }, 'e'],
  [{ maxMinutes: 60 }, 'abe'],
  [{ hasDiscount: true }, 'bd'],
  [{ hasDiscount: true, maxMinutes: 45, sort: 'PRICE' as const }, 'b'],
])('a visitor who wants %j finds just that', (wish, left) => {
  expect(ids(arrange(list, wish))).toBe(left);
});

test('a visitor without a wish gets the provider’s pages as they are', () => {
  expect(isArranged({})).toBe(false);
  expect(isArranged({ sort: null, minPrice: 0, hasDiscount: false })).toBe(false);
  expect(isArranged({ maxPrice: 0 })).toBe(true);
});
