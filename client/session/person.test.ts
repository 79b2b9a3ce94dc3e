import { describe, expect, it, test } from 'vitest';
import { intlOf } from '../i18n/server-texts.ts';
import { dayIn, emptyFields, ordinalDate, type Person, userIdOf, writtenDay, yesterdayInRiyadh } from './person.ts';

const whole: Person = { firstName: 'Noura', lastName: 'Salem', email: '', dateOfBirth: '1994-03-14', gender: 'FEMALE' };

describe('the profile of a new customer', () => {
  it('needs both names, date of birth and gender, but no e-mail [SIGN-42]', () => {
    expect(emptyFields(whole)).toEqual([]);
    expect(emptyFields({ ...whole, firstName: ' ', lastName: '', dateOfBirth: null, gender: null })).toEqual([
      'firstName',
      'lastName',
      'dateOfBirth',
      'gender',
    ]);
  });

  it('has a date of birth before today as it is in Riyadh', () => {
    expect(yesterdayInRiyadh(Date.parse('2026-11-21T20:59:00Z'))).toBe('2026-11-20');
    expect(yesterdayInRiyadh(Date.parse('2026-11-21T21:01:00Z'))).toBe('2026-11-21');
  });
});

const session = (claims: object) => ({
  __typename: 'Session' as const,
  expiresAt: '2026-12-01T10:00:00Z',
  claims: JSON.stringify(claims),
});

describe('the provider’s number of a customer', () => {
  it('is found under the names that tokens have for it', () => {
    expect(userIdOf(session({ sub: '42', exp: 1 }))).toBe('42');
    expect(userIdOf(session({ user_id: 7 }))).toBe('7');
    expect(userIdOf(session({ id: 9 }))).toBe('9');
  });

  it('is nothing where the token does not say', () => {
    expect(userIdOf(session({ exp: 1 }))).toBeNull();
    expect(userIdOf(session({ sub: '' }))).toBeNull();
    expect(userIdOf(session({ sub: { id: 3 } }))).toBeNull();
  });
});

const limits = { min: '1920-01-01', max: '2026-11-21' };

test.each([
  ['3/2/1994', '1994-02-03'],
  ['03021994', '1994-02-03'],
  ['٠٣-٠٢-١٩٩٤', '1994-02-03'],
  ['29/02/1996', '1996-02-29'],
  ['29/02/1995', null],
  ['31/4/1994', null],
  ['3/13/1994', null],
  ['3/2/94', null],
  ['3/2/1919', null],
  ['22/11/2026', null],
  ['', null],
])('a customer who types %s is born on %s', (typed, day) => {
  expect(dayIn(typed, limits)).toBe(day);
});

test('a birthday that was chosen stands in the field as people write it', () => {
  expect(writtenDay('1994-02-03')).toBe('03/02/1994');
  expect(dayIn(writtenDay('1994-02-03'), limits)).toBe('1994-02-03');
  expect(writtenDay(null)).toBe('');
});

describe('the date of birth in words', () => {
  it('is month, day with its ordinal, year [SIGN-13]', () => {
    expect(ordinalDate(intlOf('en'), 'en', '1990-03-14')).toBe('March 14th, 1990');
    const days = ['01', '02', '03', '11', '12', '13', '21', '22', '23', '31'];
    expect(days.map((day) => ordinalDate(intlOf('en'), 'en', `2001-01-${day}`).split(' ')[1])).toEqual([
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
    expect(ordinalDate(intlOf('ar'), 'ar', '1990-03-14')).toBe('14 مارس 1990');
  });
});
