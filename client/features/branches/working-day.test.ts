import { expect, test } from 'vitest';
import { hoursOf, indexOfWeekday, riyadhWeekday } from './working-day.ts';

const day = (name: string) => ({ day: name, isActive: true, opensAt: '10:00', closesAt: '22:00' });

test('late in the evening in London it is already the next day in Riyadh', () => {
  expect(riyadhWeekday(Date.parse('2026-11-21T20:59:00Z'))).toBe(6);
  expect(riyadhWeekday(Date.parse('2026-11-21T21:00:00Z'))).toBe(0);
});

test('today is found in a week written in either language', () => {
  expect(indexOfWeekday([day('Saturday'), day('Sunday'), day('Monday')], 1)).toBe(2);
  expect(indexOfWeekday([day('السبت'), day('الأحد'), day('الإثنين')], 1)).toBe(2);
  expect(indexOfWeekday([day('الأَربعاء')], 3)).toBe(0);
});

test('no day is marked when the names are unknown', () => {
  expect(indexOfWeekday([day('dimanche')], 0)).toBe(-1);
});

test('a day off has no hours even when times are left in it [BR-07]', () => {
  expect(hoursOf({ ...day('Sunday'), isActive: false })).toBeNull();
  expect(hoursOf(day('Sunday'))).toEqual({ from: '10:00', to: '22:00' });
  expect(hoursOf({ ...day('Sunday'), closesAt: null })).toBeNull();
});
