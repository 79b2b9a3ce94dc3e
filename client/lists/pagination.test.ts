import { expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

test('a short list offers every page [CAT-06]', () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test.each([
  [1, [1, 2, 3, 4, 5, 'gap', 20]],
  [4, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [16, [1, 'gap', 15, 16, 17, 'gap', 20]],
  [17, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, [1, 'gap', 16, 17, 18, 19, 20]],
])('page %i of a long list offers its neighbours and both ends', (current, steps) => {
  expect(pageWindow(current, 20)).toEqual(steps);
});

test('a customer reaches every page from the first by following the offered pages [CAT-06]', () => {
  const reached = new Set([1]);
  for (const page of reached) for (const step of pageWindow(page, 30)) if (step !== 'gap') reached.add(step);
  expect(reached.size).toBe(30);
});

test('a page beyond the end still offers the last pages', () => {
  expect(pageWindow(99, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});
