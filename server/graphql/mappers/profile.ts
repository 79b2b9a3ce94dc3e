import type { ProviderProfile } from '../../provider/profile.ts';
import type { Gender, Profile } from '../generated/types.ts';
import { toMoney } from './money.ts';
import { toHttpUrl } from './safe-values.ts';

function toGender(gender: string | null): Gender | null {
  if (/^male$/i.test(gender ?? '')) return 'MALE';
  return /^female$/i.test(gender ?? '') ? 'FEMALE' : null;
}

/** The first letters of first and last name. Arabic ones stand apart, for joined they would read as a word. */
export function toInitials(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].map((name) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '');
  const separator = letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '';
  return letters.filter(Boolean).join(separator);
}

export function toProfile(profile: ProviderProfile, base: string): Profile {
  const { first_name: firstName, last_name: lastName } = profile;
  const dateOfBirth = /^\d{4}-\d{2}-\d{2}/.exec(profile.date_of_birth ?? '')?.[0] ?? null;
  return {
    firstName,
    lastName,
    fullName: `${firstName.trim()} ${lastName.trim()}`.trim(),
    initials: toInitials(firstName, lastName),
    mobileNumber: profile.mobile_number?.replace(/\s/g, '') || null,
    email: profile.email,
    isEmailVerified: profile.email_verified,
    gender: toGender(profile.gender),
    dateOfBirth,
    image: toHttpUrl(profile.image_profile, base),
    walletBalance: toMoney(profile.wallet?.balance ?? 0),
    points: profile.number_of_points,
  };
}
