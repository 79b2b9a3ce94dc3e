import type { Gender, Profile, ProfileChanges, UpdatedProfile } from '../graphql/generated/types.ts';
import { toMoney } from '../values/money.ts';
import { toRiyadhDay } from '../values/riyadh-time.ts';
import type { ProviderClient } from './client.ts';
import type { Answer } from './decode.ts';
import { eitherOf } from './errors.ts';
import type { Reader } from './reader.ts';
import type { FormFile } from './request.ts';

/** The signed-in customer; `id` is null when the provider does not say. */
export type CustomersProfile = Profile & { id: string | null; isAdmin: boolean };

export type ProviderProfileInput = {
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth?: string | null;
  gender?: 'Male' | 'Female' | null;
  image_profile?: FormFile;
};

const readGender = (profile: Reader): Gender | null => {
  const gender = profile.text('gender') ?? '';
  if (/^male$/i.test(gender)) return 'MALE';
  return /^female$/i.test(gender) ? 'FEMALE' : null;
};

/** The provider says so in any of three fields. */
const isAdmin = (profile: Reader): boolean =>
  ['role', 'user_role', 'type'].some((field) => /^(admin|administrator)$/i.test(profile.text(field)?.trim() ?? ''));

/** Null for a field that the provider does not answer. */
const readChanges = (profile: Reader) =>
  ({
    firstName: profile.text('first_name'),
    lastName: profile.text('last_name'),
    email: profile.text('email'),
    isEmailVerified: profile.optionalFlag('email_verified'),
    gender: readGender(profile),
    dateOfBirth: toRiyadhDay(profile.text('date_of_birth')),
    image: profile.httpUrl('image_profile'),
  }) satisfies ProfileChanges;

export const readProfile = (profile: Reader): CustomersProfile => {
  const { firstName: first, lastName: last, isEmailVerified, ...rest } = readChanges(profile);
  const [firstName, lastName] = [first ?? '', last ?? ''];
  return {
    ...rest,
    id: profile.id('id'),
    firstName,
    lastName,
    fullName: `${firstName.trim()} ${lastName.trim()}`.trim(),
    mobileNumber: profile.text('mobile_number')?.replace(/\s/g, '') || null,
    isEmailVerified: isEmailVerified ?? false,
    walletBalance: profile.object('wallet')?.money('balance') ?? toMoney(0),
    points: profile.number('number_of_points') ?? 0,
    isAdmin: isAdmin(profile),
  };
};

const readAnswer = (answer: Answer) =>
  readProfile(answer.object('user', 'first_name', 'last_name', 'mobile_number', 'email'));

/** Answers who the visitor of this client is. */
export const getProfile = (client: ProviderClient): Promise<CustomersProfile> =>
  eitherOf(client.get('account/info', { read: readAnswer }), () => client.get('user/profile', { read: readAnswer }));

const editable = ['first_name', 'last_name', 'email', 'email_verified', 'gender', 'date_of_birth', 'image_profile'];

/** Changes fields that are neither empty nor null; nothing can be blanked. */
export const updateProfile = (client: ProviderClient, input: ProviderProfileInput): Promise<UpdatedProfile> =>
  client.post('account/update', {
    form: { _method: 'PUT', ...input },
    read: (answer) => {
      const profile = answer.find('user', ...editable);
      return { changes: profile && readChanges(profile), message: answer.message() };
    },
  });

export const deleteProfile = (client: ProviderClient): Promise<void> =>
  client.delete('account/delete', { read: () => undefined });
