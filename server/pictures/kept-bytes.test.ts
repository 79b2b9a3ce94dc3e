import { expect, test, vi } from 'vitest';
import { KeptBytes } from './kept-bytes.ts';

const picture = (size: number) => ({ bytes: Buffer.alloc(size) });

test('what was looked at longest ago goes first when there is too much', () => {
  const kept = new KeptBytes(100, 1_000);
  for (const name of ['a', 'b', 'c', 'd']) kept.set(name, picture(25));
  expect(kept.get('a')).toBeDefined();
  kept.set('e', picture(25));
  expect(['a', 'b', 'c', 'd', 'e'].filter((name) => kept.get(name))).toEqual(['a', 'c', 'd', 'e']);
});

test('one that is larger than a quarter pushes nothing out, and a new one of the same name takes no more room', () => {
  const kept = new KeptBytes(100, 1_000);
  for (let turn = 0; turn < 10; turn += 1) kept.set('a', picture(25));
  kept.set('b', picture(25));
  kept.set('large', picture(26));
  expect(['a', 'b', 'large'].filter((name) => kept.get(name))).toEqual(['a', 'b']);
});

test('nothing is kept for ever', () => {
  vi.useFakeTimers();
  const kept = new KeptBytes(100, 1_000);
  kept.set('a', picture(10));
  vi.advanceTimersByTime(999);
  expect(kept.get('a')).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(kept.get('a')).toBeUndefined();
  vi.useRealTimers();
});
