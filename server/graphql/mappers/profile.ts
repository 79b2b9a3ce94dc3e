import type { ProviderProfile, ProviderProfileInput, ProviderUpdatedProfile } from '../../provider/profile.ts';
import type { Gender, Profile, UpdatedProfile, UpdateProfileInput } from '../generated/types.ts';
import { toMoney } from './money.ts';
import { toHttpUrl } from './safe-values.ts';

function toGender(gender: string | null): Gender | null {
  if (/^male$/i.test(gender ?? '')) return 'MALE';
  return /^female$/i.test(gender ?? '') ? 'FEMALE' : null;
}

function toDay(date: string | null): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? null;
}

export function toProfile(profile: ProviderProfile, base: string): Profile {
  const { first_name: firstName, last_name: lastName } = profile;
  return {
    firstName,
    lastName,
    fullName: `${firstName.trim()} ${lastName.trim()}`.trim(),
    mobileNumber: profile.mobile_number?.replace(/\s/g, '') || null,
    email: profile.email,
    isEmailVerified: profile.email_verified,
    gender: toGender(profile.gender),
    dateOfBirth: toDay(profile.date_of_birth),
    image: toHttpUrl(profile.image_profile, base),
    walletBalance: toMoney(profile.wallet?.balance ?? 0),
    points: profile.number_of_points,
  };
}

/** The filled-in fields as the provider wants them; null when there are none. */
export function toProfileInput(input: UpdateProfileInput): ProviderProfileInput | null {
  const { dateOfBirth, gender } = input;
  const fields: ProviderProfileInput = {
    first_name: input.firstName?.trim(),
    last_name: input.lastName?.trim(),
    email: input.email?.trim(),
    date_of_birth: dateOfBirth,
    gender: gender && (gender === 'MALE' ? 'Male' : 'Female'),
  };
  return Object.values(fields).some(Boolean) ? fields : null;
}

export function toUpdatedProfile({ changes, message }: ProviderUpdatedProfile, base: string): UpdatedProfile {
  return {
    changes: changes && {
      firstName: changes.first_name,
      lastName: changes.last_name,
      email: changes.email,
      isEmailVerified: changes.email_verified,
      gender: toGender(changes.gender),
      dateOfBirth: toDay(changes.date_of_birth),
      image: toHttpUrl(changes.image_profile, base),
    },
    message,
  };
}
