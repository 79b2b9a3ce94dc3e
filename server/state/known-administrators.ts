import type { SignedInSession } from '../session.ts';
import type { Store } from './store.ts';

/** How long the provider's last answer counts while it gives none. Milliseconds. */
const lifetimeMs = 10 * 60_000;

const keyOf = (key: string) => `administrator:${key}`;

/**
 * A cache of the administrator role: sessions whose customer the provider has just called an administrator. Only for
 * the minutes in which the provider cannot be asked; nothing that a browser says of itself gets in here.
 */
export const buildKnownAdministrators = (store: Store) => {
  const forget = (key: string): Promise<void> => store.delete(keyOf(key));

  return {
    /** What the provider has just said of the session's customer. */
    note: ({ key }: SignedInSession, isAdministrator: boolean): Promise<void> =>
      isAdministrator ? store.set(keyOf(key), '', lifetimeMs) : forget(key),

    forget,

    has: async ({ key }: SignedInSession): Promise<boolean> => (await store.get(keyOf(key))) !== null,
  };
};
