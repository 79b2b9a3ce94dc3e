import { describe, expect, it } from 'vitest';
import { emptyFields, type NewProfile, yesterdayInRiyadh } from './new-profile.ts';

const whole: NewProfile = {
  firstName: 'Noura',
  lastName: 'Salem',
  email: '',
  dateOfBirth: '1994-03-14',
  gender: 'FEMALE',
};

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
