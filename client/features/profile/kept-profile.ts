import type { ProfileQuery } from '../../graphql/generated/operations.ts';
import { personalPrefix } from '../../session/local-copy.ts';

export type Profile = NonNullable<ProfileQuery['viewer']['profile']>;

const key = `${personalPrefix}profile`;

/** The profile as this browser last saw it, for the moment until the server has answered; null when there is none. */
export const readKeptProfile = (storage: Storage): Profile | null => {
  try {
    const kept: Partial<Profile> | null = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof kept?.firstName === 'string' && typeof kept.lastName === 'string' ? (kept as Profile) : null;
  } catch {
    return null;
  }
};

/** A browser without room for it forgets; the server knows the profile. */
export const keepProfile = (storage: Storage, profile: Profile): void => {
  try {
    storage.setItem(key, JSON.stringify(profile));
  } catch {
    storage.removeItem(key);
  }
};
