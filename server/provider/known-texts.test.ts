import { expect, test } from 'vitest';
import { KnownTexts } from './known-texts.ts';

const counted = (most = 2) => {
  const texts = new KnownTexts<{ words: string }>(most);
  let count = 0;
  const read = (name: string, text: string) =>
    texts.read(name, text, (words) => {
      count += 1;
      return { words };
    });
  return { read, count: () => count };
};

test('the same text again is the same value, and is not read again', () => {
  const { read, count } = counted();
  expect(read('menus', 'a')).toBe(read('menus', 'a'));
  expect(count()).toBe(1);
});

test('another text is read, and so is the first one when it comes back', () => {
  const { read, count } = counted();
  expect(['a', 'b', 'a'].map((text) => read('menus', text).words)).toEqual(['a', 'b', 'a']);
  expect(count()).toBe(3);
});

test('two names do not share what was read', () => {
  const { read } = counted();
  expect(read('en', 'a')).not.toBe(read('ar', 'a'));
});

test('only so many are kept, and no endless text', () => {
  const { read, count } = counted(2);
  for (const name of ['one', 'two', 'three', 'one']) read(name, 'a');
  expect(count()).toBe(4);
  const long = 'a'.repeat(200_000);
  expect(read('long', long)).not.toBe(read('long', long));
});
