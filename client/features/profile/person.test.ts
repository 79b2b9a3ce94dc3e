import { expect, test } from 'vitest';
import { fullNameOf, initialsOf } from './person.ts';

test('a customer is called by first and last name, without stray blanks [PROF-05]', () => {
  expect(fullNameOf({ firstName: ' Noura ', lastName: 'Salem' })).toBe('Noura Salem');
  expect(fullNameOf({ firstName: 'Noura', lastName: '' })).toBe('Noura');
});

test.each([
  ['Noura', 'Salem', 'NS'],
  ['noura', '', 'N'],
  ['نورة', 'سالم', 'ن\u200cس'],
  ['', '', ''],
  ['😀 Sara', '1', 'S'],
  ['<b>Mona</b>', 'x'.repeat(2000), 'BX'],
])('the picture of %s %s has at most two letters [PROF-06]', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials);
});
