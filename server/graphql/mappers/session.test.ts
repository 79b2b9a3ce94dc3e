import { describe, expect, test } from 'vitest';
import type { ProviderProfile } from '../../provider/profile.ts';
import { toProfile } from './profile.ts';
import { isAdmin, toCode, toNineDigits } from './session.ts';

const PROFILE: ProviderProfile = {
  id: '1',
  first_name: ' Noura ',
  last_name: 'Salem',
  mobile_number: '966512345678',
  email: null,
  email_verified: true,
  gender: 'Female',
  date_of_birth: '1994-03-14T00:00:00Z',
  image_profile: null,
  wallet: null,
  number_of_points: 12,
  role: null,
  user_role: null,
  type: null,
};

describe('what a person types', () => {
  test.each([
    ['512345678', '512345678'],
    ['51 2345 678', '512345678'],
    ['٥١ ٢٣٤٥ ٦٧٨', '512345678'],
    ['۵۱۲۳۴۵۶۷۸', '512345678'],
    ['\u200e51 2345 678', '512345678'],
    ['51234567', null],
    ['0512345678', '512345678'],
    ['+966 51-234-5678', '512345678'],
    ['٠٠٩٦٦٥١٢٣٤٥٦٧٨', '512345678'],
    ['9660512345678', '512345678'],
    ['966512345', '966512345'],
    ['5123456789', null],
    ['+971512345678', null],
    ['51234567a', null],
    ['', null],
  ])('%s as a mobile number [SIGN-38] [SIGN-39]', (typed, digits) => {
    expect(toNineDigits(typed)).toBe(digits);
  });

  test('a code keeps its leading zero and needs four digits [SIGN-40]', () => {
    expect(toCode('٠١٢٣')).toBe('0123');
    expect(toCode('123')).toBeNull();
    expect(toCode('12345')).toBeNull();
  });
});

describe('who a person is', () => {
  test.each([{ role: 'admin' }, { user_role: 'Administrator' }, { type: ' ADMIN ' }])(
    'an administrator may be called so in any of three fields: %o [ROLE-03]',
    (fields) => {
      expect(isAdmin({ ...PROFILE, ...fields })).toBe(true);
    },
  );

  test.each([{ role: 'customer' }, { type: 'superadmin' }, {}])('a customer is none: %o [ROLE-03]', (fields) => {
    expect(isAdmin({ ...PROFILE, ...fields })).toBe(false);
  });

  test('the full name is trimmed and the day of birth has no time [PROF-05]', () => {
    expect(toProfile(PROFILE, 'https://p.example')).toMatchObject({
      fullName: 'Noura Salem',
      dateOfBirth: '1994-03-14',
    });
    expect(toProfile({ ...PROFILE, last_name: '' }, 'https://p.example').fullName).toBe('Noura');
  });
});
