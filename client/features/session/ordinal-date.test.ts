import { describe, expect, it } from 'vitest';
import { ordinalDate } from './ordinal-date.ts';

describe('the date of birth in words', () => {
  it('is month, day with its ordinal, year [SIGN-13]', () => {
    expect(ordinalDate('en', '1990-03-14')).toBe('March 14th, 1990');
    const days = ['01', '02', '03', '11', '12', '13', '21', '22', '23', '31'];
    expect(days.map((day) => ordinalDate('en', `2001-01-${day}`).split(' ')[1])).toEqual([
      '1st,',
      '2nd,',
      '3rd,',
      '11th,',
      '12th,',
      '13th,',
      '21st,',
      '22nd,',
      '23rd,',
      '31st,',
    ]);
  });

  it('has an Arabic month and Western digits in Arabic [SIGN-13]', () => {
    expect(ordinalDate('ar', '1990-03-14')).toBe('14 مارس 1990');
  });
});
