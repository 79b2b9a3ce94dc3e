import type { ProviderClient } from './client.ts';
import type { Answer, Reader } from './decode.ts';
import { ProviderError } from './errors.ts';
import type { FormFile } from './form.ts';

export type ProviderProfile = {
  id: string | null;
  first_name: string;
  last_name: string;
  mobile_number: string | null;
  email: string | null;
  email_verified: boolean;
  gender: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null;
  image_profile: string | null;
  wallet: { balance: number } | null;
  number_of_points: number;
  role: string | null;
  user_role: string | null;
  type: string | null;
};

type Editable = 'first_name' | 'last_name' | 'email' | 'email_verified' | 'gender' | 'date_of_birth' | 'image_profile';

/** What `POST account/update` answers of the profile; null for a field that it does not answer. */
export type ProviderProfileChanges = { [Field in Editable]: ProviderProfile[Field] | null };

export type ProviderUpdatedProfile = {
  /** Null when the answer holds nothing of a profile. */
  changes: ProviderProfileChanges | null;
  message: string | null;
};

export type ProviderProfileInput = {
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth?: string | null;
  gender?: 'Male' | 'Female' | null;
  image_profile?: FormFile;
};

function readProfile(answer: Answer): ProviderProfile {
  const profile = answer.object('user', 'first_name', 'last_name', 'mobile_number', 'email');
  const wallet = profile.object('wallet');
  return {
    id: profile.id('id'),
    first_name: profile.text('first_name') ?? '',
    last_name: profile.text('last_name') ?? '',
    mobile_number: profile.text('mobile_number'),
    email: profile.text('email'),
    email_verified: profile.flag('email_verified'),
    gender: profile.text('gender'),
    date_of_birth: profile.text('date_of_birth'),
    image_profile: profile.text('image_profile'),
    wallet: wallet && { balance: wallet.amount('balance') },
    number_of_points: profile.number('number_of_points') ?? 0,
    role: profile.text('role'),
    user_role: profile.text('user_role'),
    type: profile.text('type'),
  };
}

function isElsewhere(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 404 || error.status === 405);
}

/** Answers who the visitor of this client is: `GET account/info`, or `GET user/profile` where that one is not there. */
export async function getProfile(client: ProviderClient): Promise<ProviderProfile> {
  try {
    return await client.get('account/info', { read: readProfile });
  } catch (error) {
    if (!isElsewhere(error)) throw error;
    return client.get('user/profile', { read: readProfile });
  }
}

function readChanges(profile: Reader): ProviderProfileChanges {
  return {
    first_name: profile.text('first_name'),
    last_name: profile.text('last_name'),
    email: profile.text('email'),
    email_verified: profile.has('email_verified') ? profile.flag('email_verified') : null,
    gender: profile.text('gender'),
    date_of_birth: profile.text('date_of_birth'),
    image_profile: profile.text('image_profile'),
  };
}

const EDITABLE: Editable[] = [
  'first_name',
  'last_name',
  'email',
  'email_verified',
  'gender',
  'date_of_birth',
  'image_profile',
];

/** Changes what is neither empty nor null; nothing can be blanked. */
export function updateProfile(client: ProviderClient, input: ProviderProfileInput): Promise<ProviderUpdatedProfile> {
  return client.postForm('account/update', {
    fields: { _method: 'PUT', ...input },
    read: (answer) => {
      const profile = answer.find('user', ...EDITABLE);
      return { changes: profile && readChanges(profile), message: answer.message() };
    },
  });
}

export function deleteProfile(client: ProviderClient): Promise<void> {
  return client.delete('account/delete', { read: () => undefined });
}
