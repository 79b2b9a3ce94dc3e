import { expect, test } from 'vitest';
import { sparkPath, summaryOf } from './last-hour.tsx';

test('an administrator sees zero at the bottom and the most at the top', () => {
  expect(sparkPath([0, 5, 10], 20, 10)).toBe('M0 10L10 5L20 0');
  expect(sparkPath([0, 0, 0], 20, 10)).toBe('M0 10L10 10L20 10');
  expect(sparkPath([50, 50], 20, 10, 100)).toBe('M0 5L20 5');
});

test('an administrator sees a gap where nothing is known, and a minute between gaps as a point', () => {
  expect(sparkPath([4, 4, null, 2, null], 40, 8)).toBe('M0 0L10 0M30 4h0');
  expect(sparkPath([null, null], 40, 8)).toBe('');
});

test('an administrator reads the least, the most and the last of what is known', () => {
  expect(summaryOf([3, null, 9, 1, null])).toEqual({ least: 1, most: 9, last: 1 });
  expect(summaryOf([null])).toBeNull();
});
