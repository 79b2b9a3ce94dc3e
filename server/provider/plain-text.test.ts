import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['An even text, 50 % off', 'An even text, 50 % off'],
  ['  two ends  ', 'two ends'],
  ['one  gap\tand\u00a0others', 'one gap and others'],
  ['a line \n\n and another', 'a line\nand another'],
  ['Tea &amp; <b>oil</b>', 'Tea & oil'],
  ['<p>First</p><p>Second</p>', 'First\nSecond'],
  ['never closed <img src=x onerror=alert(1)', 'never closed'],
  ['5 < 6 > 4', '5 < 6 > 4'],
  ['read \u202ebackwards', 'read backwards'],
  ['half \ud83c', 'half \ufffd'],
])('%j is read as %j', (markup, text) => {
  expect(plainText(markup, 100)).toBe(text);
});

test('a long text ends with three dots', () => {
  expect(plainText('word '.repeat(30), 12)).toBe('word word w…');
});
