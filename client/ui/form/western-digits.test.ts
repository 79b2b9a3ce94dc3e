import { expect, test } from 'vitest';
import { digitsOf, westernDigits } from './western-digits.ts';

test('digits typed on an Arabic or a Persian keyboard count as digits', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(westernDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(westernDigits('5٥')).toBe('55');
});

test('everything but the digits of a pasted number falls away', () => {
  expect(digitsOf('+٩٦٦ 51-2345 abc')).toBe('966512345');
  expect(digitsOf('رمز: ٠١٢٣')).toBe('0123');
});
