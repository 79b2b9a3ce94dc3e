import { LRUCache } from 'lru-cache';
import type { SignedInSession } from '../session.ts';

/** How long the provider's word on a session counts where it is not asked anyway. Milliseconds. */
const lifetimeMs = 10 * 60_000;
const mostSessions = 20_000;

/**
 * Sessions that the provider has given or taken lately, in this process. A forged cookie can name any customer; only the
 * provider knows whether its signature is one.
 */
export const buildKnownSessions = () => {
  // By the clock of the day, as sessions end.
  const known = new LRUCache<string, true>({ max: mostSessions, ttl: lifetimeMs, perf: { now: () => Date.now() } });
  return {
    note: ({ key }: SignedInSession): void => void known.set(key, true),
    has: ({ key }: SignedInSession): boolean => known.has(key),
  };
};
