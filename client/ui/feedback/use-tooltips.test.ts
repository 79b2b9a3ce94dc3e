import { expect, test } from 'vitest';
import { delayBefore } from './use-tooltips.ts';

test('a tooltip waits 700 ms, but not for a visitor who comes from another within 300 ms [TOAST-06]', () => {
  expect(delayBefore(10_000, null)).toBe(700);
  expect(delayBefore(10_000, 9_900)).toBe(0);
  expect(delayBefore(10_000, 9_700)).toBe(0);
  expect(delayBefore(10_000, 9_699)).toBe(700);
});
