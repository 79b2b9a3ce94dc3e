import { expect, test } from 'vitest';
import type { ListedBranch } from '../../provider/branches.ts';
import { toBranches } from './branches.ts';

test('a list that is the same again is mapped once, each for its own', () => {
  const branch = { id: '1', days: [], saysOpen: true } as unknown as ListedBranch;
  const [one, other] = [[branch], [branch]];
  // The minute may turn between two of them.
  expect([toBranches(one), toBranches(one)].includes(toBranches(one))).toBe(true);
  expect(toBranches(one)).not.toBe(toBranches(other));
});
