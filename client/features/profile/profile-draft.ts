import type { Gender, UpdateProfileInput } from '../../graphql/generated/operations.ts';
import { personalPrefix } from '../../session/local-copy.ts';
import { sessionStore } from '../../storage/browser-storage.ts';
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

const key = `${personalPrefix}profile-draft`;

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

/** The draft that this tab has kept over a reload; null when there is none. */
export const readDraft = (): ProfileDraft | null => {
  try {
    const { firstName, lastName, email, dateOfBirth, gender } = JSON.parse(sessionStore.getItem(key) ?? 'null');
    if (![firstName, lastName, email].every((value) => typeof value === 'string')) return null;
    return { firstName, lastName, email, dateOfBirth: dateOfBirth ?? null, gender: gender ?? null };
  } catch {
    return null;
  }
};

/** Null forgets it. */
export const keepDraft = (draft: ProfileDraft | null): void => {
  if (draft) sessionStore.setItem(key, JSON.stringify(draft));
  else sessionStore.removeItem(key);
};
