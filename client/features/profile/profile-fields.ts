import type { CombinedError } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import type { ProfileQuery, UpdateProfileMutation } from '../../graphql/generated/graphql.ts';
import type { Text } from '../../i18n/message-id.ts';
import type { Person } from '../../session/person.ts';
import { persisted } from '../../storage/persisted.ts';

/** The answer to a change of the profile. */
export type Updated = UpdateProfileMutation['updateProfile'];

export type ProfileChanges = Partial<Omit<NonNullable<Updated['changes']>, '__typename'>>;

/** The profile with the returned fields of an update; missing fields stay. */
export const withChanges = <Fields extends ProfileChanges>(fields: Fields, changes: ProfileChanges | null): Fields => {
  const answered = Object.entries(changes ?? {}).filter(([name, value]) => value != null && name !== '__typename');
  return { ...fields, ...Object.fromEntries(answered) };
};

/** Why a profile could not be loaded, in the provider's words or in ours. */
export const whyNoProfile = (text: Text, error: CombinedError | undefined): string => {
  const failure = error && failureOf(error);
  if (failure?.code === 'PROVIDER_MALFORMED') return text('bookings.malformed');
  return failure?.message ?? text('profile.loadFailed');
};

type Named = { firstName: string; lastName: string };

/** First and last name, trimmed. */
export const fullNameOf = ({ firstName, lastName }: Named): string => `${firstName.trim()} ${lastName.trim()}`.trim();

/** The first letters of first and last name. Arabic ones stand apart, for joined they would read as a word. */
export const initialsOf = ({ firstName, lastName }: Named): string => {
  const letters = [firstName, lastName].map((name) => /\p{L}\p{M}*/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '');
  const separator = letters.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200c' : '';
  return letters.filter(Boolean).join(separator);
};

/** A customer's input, kept for this tab until it is saved or given up. */
export const keptDraft = persisted('profile-draft', (stored) => stored as Partial<Person> | null, {
  personal: true,
  tabOnly: true,
});

export type Profile = NonNullable<ProfileQuery['viewer']['profile']>;

const profileIn = (stored: unknown): Profile | null => {
  const kept = stored as Partial<Profile> | null;
  return typeof kept?.firstName === 'string' && typeof kept.lastName === 'string' ? (kept as Profile) : null;
};

/** The profile as this browser last saw it, for the moment until the server has answered; null when there is none. */
export const keptProfile = persisted('profile', profileIn, { personal: true });
