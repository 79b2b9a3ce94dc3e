import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

test.each([
  ['16:00', '4:00 pm', '4:00 م', '4:00', '16:00'],
  ['09:05', '9:05 am', '9:05 ص', '9:05', '09:05'],
  ['12:30', '12:30 pm', '12:30 م', '12:30', '12:30'],
  ['00:15', '12:15 am', '12:15 ص', '12:15', '00:15'],
  ['2026-11-22 21:30:00', '9:30 pm', '9:30 م', '9:30', '21:30'],
  ['٩:٣٠ م', '9:30 م', '9:30 م', '9:30 م', '9:30 م'],
  ['2026-11-22T16:00:00+03:00', '4:00 pm', '4:00 م', '4:00', '16:00'],
  ['after prayer', 'after prayer', 'after prayer', 'after prayer', 'after prayer'],
])('a customer reads %s as people say it', (time, english, arabic, plain, whole) => {
  expect(clockText('en', 12, time).replace('\u00a0', ' ')).toBe(english);
  expect(clockText('ar', 12, time).replace('\u00a0', ' ')).toBe(arabic);
  expect(clockText('ar', 12, time, true)).toBe(plain);
  expect(clockText('en', 24, time, true)).toBe(whole);
});
