import { describe, expect, test } from 'vitest';
import { readerOf } from '../../tests/support/reader-of.ts';
import { readProfile } from './profile.ts';

const profile = { first_name: ' Noura ', last_name: 'Salem', date_of_birth: '1994-03-14T00:00:00Z', email_verified: 1 };

const profileOf = (more: object) => readProfile(readerOf({ ...profile, ...more }));

describe('who a person is', () => {
  test.each([{ role: 'admin' }, { user_role: 'Administrator' }, { type: ' ADMIN ' }])(
    'an administrator may be called so in any of three fields: %o [ROLE-03]',
    (fields) => {
      expect(profileOf(fields).isAdmin).toBe(true);
    },
  );

  test.each([{ role: 'customer' }, { type: 'superadmin' }, {}])('a customer is none: %o [ROLE-03]', (fields) => {
    expect(profileOf(fields).isAdmin).toBe(false);
  });

  test('the full name is trimmed and the day of birth has no time [PROF-05]', () => {
    expect(profileOf({})).toMatchObject({
      fullName: 'Noura Salem',
      dateOfBirth: '1994-03-14',
    });
    expect(profileOf({ last_name: '' }).fullName).toBe('Noura');
  });
});
