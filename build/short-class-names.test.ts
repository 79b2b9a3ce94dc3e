import { expect, it } from 'vitest';
import { shorten } from './short-class-names.ts';

const names = Array.from({ length: 400 }, (_, index) => [`name-${index}`, (index % 3) + 1] as const);

it('a returning visitor keeps the scripts whose classes stay when others come and go', () => {
  const before = shorten(new Map(names));
  const after = shorten(new Map([['a-new-name', 1], ...names.slice(1), ['one-more', 2]]));
  const moved = [...before].filter(([name, short]) => after.has(name) && after.get(name) !== short);
  expect(moved.length).toBeLessThan(3);
});

it('a visitor sees each element in its own style: no two classes have the same letters', () => {
  const short = [...shorten(new Map(names)).values()];
  expect(new Set(short).size).toBe(names.length);
  for (const letters of short) expect(letters).toMatch(/^[A-Z][A-Za-z0-9]{1,2}$/);
});
