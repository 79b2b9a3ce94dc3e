import { expect, test } from 'vitest';
import { fullNameOf, initialsOf, type Profile, withChanges } from './profile-fields.ts';

const profile: Profile = {
  __typename: 'Profile',
  firstName: 'Noura',
  lastName: 'Salem',
  mobileNumber: '966512345678',
  email: 'noura@example.sa',
  isEmailVerified: true,
  gender: 'FEMALE',
  dateOfBirth: '1994-03-14',
  image: 'https://p.example/noura.jpg',
  walletBalance: { __typename: 'Money', amount: 0, currency: 'SAR' },
  points: 0,
};

const nothing = { firstName: null, lastName: null, email: null, gender: null, dateOfBirth: null, image: null };

test('what comes back of an update goes into the profile, and the other fields stay [PROF-09]', () => {
  const changes = { ...nothing, lastName: 'Al-Salem', isEmailVerified: false };
  expect(withChanges(profile, changes)).toEqual({ ...profile, lastName: 'Al-Salem', isEmailVerified: false });
  expect(withChanges(profile, { ...nothing, isEmailVerified: null })).toEqual(profile);
  expect(withChanges(profile, null)).toEqual(profile);
});

test('one update after the other adds up', () => {
  const first = withChanges({}, { firstName: 'Maha', email: 'maha@example.sa' });
  expect(withChanges(profile, withChanges(first, { email: 'm@example.sa' }))).toMatchObject({
    firstName: 'Maha',
    lastName: 'Salem',
    email: 'm@example.sa',
  });
});

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
