import type { ProfileQuery } from '../../graphql/generated/operations.ts';
import { personalPrefix } from '../../session/local-copy.ts';
import { localStore } from '../../storage/browser-storage.ts';

export type Profile = NonNullable<ProfileQuery['viewer']['profile']>;

const key = `${personalPrefix}profile`;

/** The profile as this browser last saw it, for the moment until the server has answered; null when there is none. */
export const readKeptProfile = (): Profile | null => {
  try {
    const kept: Partial<Profile> | null = JSON.parse(localStore.getItem(key) ?? 'null');
    return typeof kept?.firstName === 'string' && typeof kept.lastName === 'string' ? (kept as Profile) : null;
  } catch {
    return null;
  }
};

export const keepProfile = (profile: Profile): void => {
  localStore.setItem(key, JSON.stringify(profile));
};
