import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { SignedInSession } from '../session.ts';
import type { LenientStore } from './lenient-store.ts';
import type { Store } from './store.ts';

const mostEntries = 50_000;
const topic = 'session-ended';

const keyOf = (key: string) => `ended:${key}`;

/**
 * Revoked sessions: they were ended here before their token did. Such a token counts for nothing in any process of the
 * shop. This process knows of the sessions that it was asked for.
 */
export const buildEndedSessions = (store: LenientStore) => {
  const knownEnds = new LRUCache<string, number>({ max: mostEntries });
  /** Revoked sessions not yet sent to the other processes. */
  const untold = new LRUCache<string, number>({ max: mostEntries });
  const events = new EventEmitter().setMaxListeners(0);

  const tell = async (key: string, until: number): Promise<void> => {
    await store.set(keyOf(key), '', Math.max(1, until - Date.now()));
    if (store.trouble !== null) return;
    untold.delete(key);
    await store.publish(topic, `${until} ${key}`);
  };

  const hear = (message: string): void => {
    const [until = '', key = ''] = message.split(' ');
    end(key, Number(until));
  };

  const end = (key: string, until: number): void => {
    if (knownEnds.has(key)) return;
    knownEnds.set(key, until);
    events.emit('end', key);
  };

  store.subscribe(topic, hear);
  store.onBack(() => {
    for (const [key, until] of untold) void tell(key, until);
  });
  return {
    /** At once in this process, and in the others when the promise resolves. */
    add: ({ key, expiresAt }: SignedInSession): Promise<void> => {
      end(key, expiresAt);
      untold.set(key, expiresAt);
      return tell(key, expiresAt);
    },

    /** The provider has given out this very token again. */
    revive: async ({ key }: SignedInSession): Promise<void> => {
      knownEnds.delete(key);
      untold.delete(key);
      await store.delete(keyOf(key));
    },

    /** Whether this process knows the session as revoked; call `look` before. */
    has: ({ key }: SignedInSession): boolean => knownEnds.has(key),

    /** Asks the shared store whether another process has revoked the session. */
    look: async ({ key, expiresAt }: SignedInSession): Promise<void> => {
      const isEnded = (await store.get(keyOf(key))) !== null;
      if (store.trouble !== null || untold.has(key)) return;
      if (isEnded) end(key, expiresAt);
      else knownEnds.delete(key);
    },

    /** Calls the listener with the key of every session that ends from now on. */
    onEnd: (listener: (key: string) => void): void => {
      events.on('end', listener);
    },
  };
};

/** How long the provider's word on a session counts where it is not asked anyway. Milliseconds. */
const knownForMs = 10 * 60_000;
const mostSessions = 20_000;

/**
 * Sessions that the provider has given or taken lately, in this process. A forged cookie can name any customer; only the
 * provider knows whether its signature is one.
 */
export const buildKnownSessions = () => {
  const known = new LRUCache<string, true>({
    max: mostSessions,
    ttl: knownForMs,
    // By the clock of the day, as sessions end, and read each time: a clock that jumps is heard of at once.
    perf: { now: () => Date.now() },
    ttlResolution: 0,
  });
  return {
    note: ({ key }: SignedInSession): void => void known.set(key, true),
    has: ({ key }: SignedInSession): boolean => known.has(key),
  };
};

/** How long the provider's last answer counts while it gives none. Milliseconds. */
const roleLifetimeMs = 10 * 60_000;

const roleKeyOf = (key: string) => `administrator:${key}`;

/**
 * A cache of the administrator role: sessions whose customer the provider has just called an administrator. Only for
 * the minutes in which the provider cannot be asked; nothing that a browser says of itself gets in here.
 */
export const buildKnownAdministrators = (store: Store) => {
  const forget = (key: string): Promise<void> => store.delete(roleKeyOf(key));

  return {
    /** The provider's latest answer about the session's customer. */
    note: ({ key }: SignedInSession, isAdministrator: boolean): Promise<void> =>
      isAdministrator ? store.set(roleKeyOf(key), '', roleLifetimeMs) : forget(key),

    forget,

    has: async ({ key }: SignedInSession): Promise<boolean> => (await store.get(roleKeyOf(key))) !== null,
  };
};
