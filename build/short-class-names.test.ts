import { expect, it } from 'vitest';
import { shorten } from './short-class-names.ts';

/** The names of 400 parts: two that only they use, and one with each neighbour; the first and the last have one. */
const texts = Array.from({ length: 400 }, (_, part) => `own-${part} hover-${part} shared-${part} shared-${part + 1}`);

it('a returning visitor keeps the scripts whose classes stay when others come and go', () => {
  const before = shorten(texts);
  const after = shorten(['a-new-name', ...texts.slice(1), 'one-more']);
  const moved = [...before].filter(([name, short]) => after.has(name) && after.get(name) !== short);
  expect(moved.length).toBeLessThan(6);
});

it('a visitor sees each element in its own style: only names that are always used together have the same letters', () => {
  const short = shorten(texts);
  expect(short.size).toBe(1201);
  expect(new Set(short.values()).size).toBe(799);
  expect(short.get('own-7')).toBe(short.get('hover-7'));
  expect(short.get('own-7')).not.toBe(short.get('shared-7'));
  for (const letters of short.values()) expect(letters).toMatch(/^[A-Z][A-Za-z0-9]{1,2}$/);
});
