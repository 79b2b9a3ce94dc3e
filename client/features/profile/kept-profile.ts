import type { ProfileQuery } from '../../graphql/generated/operations.ts';
import { persisted } from '../../storage/persisted.ts';

export type Profile = NonNullable<ProfileQuery['viewer']['profile']>;

const profileIn = (stored: unknown): Profile | null => {
  const kept = stored as Partial<Profile> | null;
  return typeof kept?.firstName === 'string' && typeof kept.lastName === 'string' ? (kept as Profile) : null;
};

/** The profile as this browser last saw it, for the moment until the server has answered; null when there is none. */
export const keptProfile = persisted('profile', profileIn, { personal: true });
