import { expect, test } from 'vitest';
import { keepMapped } from './branches.ts';

const named = keepMapped((answer: { name: string }, base: string) => ({ url: `${base}/${answer.name}` }));

test('an answer that is the same again is mapped once, each for its own', () => {
  const [one, other] = [{ name: 'a' }, { name: 'a' }];
  expect(named(one, 'x')).toBe(named(one, 'x'));
  expect(named(one, 'x')).not.toBe(named(other, 'x'));
});

test('it is mapped anew for another base', () => {
  const one = { name: 'a' };
  expect([named(one, 'x'), named(one, 'y'), named(one, 'x')].map(({ url }) => url)).toEqual(['x/a', 'y/a', 'x/a']);
});
