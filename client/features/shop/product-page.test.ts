import { expect, test } from 'vitest';
import { productIdOf } from './product-page.tsx';

test('the two leftover spellings of an address name the same product [RT-14]', () => {
  expect(productIdOf('1021')).toBe('1021');
  expect(productIdOf('1021copy')).toBe('1021');
  expect(productIdOf('1021 copy')).toBe('1021');
});

test('the word alone is an id and not a leftover', () => {
  expect(productIdOf('copy')).toBe('copy');
});
