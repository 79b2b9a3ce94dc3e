import { expect, test } from 'vitest';
import { formatHalalas } from './price.tsx';

test('a whole price is read without decimals', () => {
  expect(formatHalalas(12000)).toBe('120');
  expect(formatHalalas(0)).toBe('0');
});

test('a price with halalas always has two decimals', () => {
  expect(formatHalalas(12050)).toBe('120.50');
  expect(formatHalalas(5)).toBe('0.05');
});

test('thousands are set apart', () => {
  expect(formatHalalas(123456789)).toBe('1,234,567.89');
  expect(formatHalalas(100000)).toBe('1,000');
});

test('a discount keeps its sign and nothing is never negative', () => {
  expect(formatHalalas(-2500)).toBe('−25');
  expect(formatHalalas(-0.2)).toBe('0');
});

test('an amount that is no number is not shown as a price', () => {
  expect(formatHalalas(Number.NaN)).toBe('–');
});
