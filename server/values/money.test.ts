import { expect, test } from 'vitest';
import { sumOf, toMoney } from './money.ts';

test.each([
  [0, 0],
  [150, 15_000],
  [1.005, 101],
  [0.1 + 0.2, 30],
  [19.999, 2000],
  [-5.555, -556],
  [1e-9, 0],
  [8.33, 833],
])('a customer who sees %d riyals pays %i halalas', (sar, halalas) => {
  expect(toMoney(sar)).toEqual({ amount: halalas, currency: 'SAR' });
});

test('amounts add up to what the customer adds up', () => {
  expect(sumOf(toMoney(0.1), toMoney(0.2), toMoney(33.33)).amount).toBe(3363);
});
