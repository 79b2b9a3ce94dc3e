import { expect, test } from 'vitest';
import { pictureKind } from './size-picture.ts';

const kindOf = (text: string) => pictureKind(Buffer.from(text));

test('a drawing is known behind everything that may stand before its first element', () => {
  expect(kindOf('\uFEFF <?xml version="1.0"?>\n<!-- a --><!-- b -- c -->\n<!DOCTYPE svg PUBLIC "x"><svg>')).toBe('svg');
  expect(kindOf('<!-- <svg> --><p>')).toBeNull();
});

test('comments without end, and without a drawing behind them, are looked through in no time', () => {
  expect(kindOf(`${'<!---->'.repeat(500)}x`)).toBeNull();
  expect(kindOf(`${'<!---->'.repeat(500)}<svg>`)).toBe('svg');
  expect(kindOf('<!--'.repeat(900))).toBeNull();
});
