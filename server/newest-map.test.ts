import { expect, test } from 'vitest';
import { NewestMap } from './newest-map.ts';

test('only the newest entries are kept, and an entry that is set again is new again', () => {
  const map = new NewestMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
