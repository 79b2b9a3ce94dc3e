import type { Gender, UpdateProfileInput } from '../../graphql/generated/operations.ts';
import { persisted } from '../../storage/persisted.ts';
import type { Profile } from './kept-profile.ts';

/** What a customer has typed and not saved yet. */
export type ProfileDraft = {
  firstName: string;
  lastName: string;
  email: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  gender: Gender | null;
};

export const draftOf = ({ firstName, lastName, email, dateOfBirth, gender }: Profile): ProfileDraft => ({
  firstName,
  lastName,
  email: email ?? '',
  dateOfBirth,
  gender,
});

/** The filled-in fields: nothing is ever sent to be blanked. */
export const inputOf = (draft: ProfileDraft): UpdateProfileInput => {
  const filled = Object.entries(draft).filter(([, value]) => value?.trim());
  return Object.fromEntries(filled.map(([name, value]) => [name, value?.trim()]));
};

const draftIn = (stored: unknown): ProfileDraft | null => {
  const { firstName, lastName, email, dateOfBirth, gender } = (stored ?? {}) as ProfileDraft;
  if (![firstName, lastName, email].every((value) => typeof value === 'string')) return null;
  return { firstName, lastName, email, dateOfBirth: dateOfBirth ?? null, gender: gender ?? null };
};

/** The draft that this tab has kept over a reload; null when there is none. */
export const keptDraft = persisted('profile-draft', draftIn, { personal: true, tabOnly: true });
