import { describe, expect, it } from 'vitest';
import { emptyFields, type NewProfile, userIdOf, yesterdayInRiyadh } from './new-profile.ts';

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

const session = (claims: object) => ({ expiresAt: '2026-12-01T10:00:00Z', claims: JSON.stringify(claims) });

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
