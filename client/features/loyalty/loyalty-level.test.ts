import { describe, expect, it } from 'vitest';
import { levelOf } from './loyalty-level.tsx';

const entry = (name: string, fromPoints: number | null) => ({
  __typename: 'CustomerClass' as const,
  name,
  fromPoints,
  description: null,
  details: null,
  image: null,
});
const classes = [entry('Bud', 0), entry('Bloom', 2000), entry('Palm', 6000)];

describe('a member of the loyalty programme', () => {
  it('is told the level that the points reach, and what is missing for the next', () => {
    expect(levelOf(classes, 3000)).toMatchObject({
      current: { name: 'Bloom' },
      next: { name: 'Palm', missing: 3000 },
      progress: 0.25,
    });
    expect(levelOf(classes, 0)).toMatchObject({ current: { name: 'Bud' }, progress: 0 });
    expect(levelOf(classes, 2000)).toMatchObject({ current: { name: 'Bloom' }, progress: 0 });
  });

  it('has nothing more to reach at the highest', () => {
    expect(levelOf(classes, 6000)).toMatchObject({ current: { name: 'Palm' }, next: null, progress: 1 });
  });

  it('is told nothing where the shop does not know from how many points a level begins', () => {
    expect(levelOf([entry('Bud', null), entry('Bloom', null)], 3000)).toBeNull();
    expect(levelOf([], 3000)).toBeNull();
  });
});
