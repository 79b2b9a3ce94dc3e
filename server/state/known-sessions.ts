import type { SignedInSession } from '../session.ts';

/** How long the provider's word on a session counts where it is not asked anyway. Milliseconds. */
const lifetimeMs = 10 * 60_000;
const mostSessions = 20_000;

/**
 * Sessions that the provider has given or taken lately, in this process. A forged cookie can name any customer; only the
 * provider knows whether its signature is one.
 */
export const buildKnownSessions = () => {
  const takenAt = new Map<string, number>();

  return {
    note: ({ key }: SignedInSession): void => {
      takenAt.delete(key);
      takenAt.set(key, Date.now());
      const [oldest] = takenAt.keys();
      if (takenAt.size > mostSessions && oldest !== undefined) takenAt.delete(oldest);
    },

    has: ({ key }: SignedInSession): boolean => (takenAt.get(key) ?? 0) > Date.now() - lifetimeMs,
  };
};
