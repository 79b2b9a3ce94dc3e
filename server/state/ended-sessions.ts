import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { SignedInSession } from '../session.ts';
import type { LenientStore } from './lenient-store.ts';

const mostEntries = 50_000;
const topic = 'session-ended';

const keyOf = (key: string) => `ended:${key}`;

/**
 * Revoked sessions: they were ended here before their token did. Such a token counts for nothing in any process of the
 * shop. This process knows of the sessions that it was asked for.
 */
export const buildEndedSessions = (store: LenientStore) => {
  const knownEnds = new LRUCache<string, number>({ max: mostEntries });
  /** Revoked sessions that the other processes have not been told of yet. */
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

  const stopListening = store.subscribe(topic, hear);
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

    /** Calls the listener with the key of every session that ends from now on; answers how to stop that. */
    onEnd: (listener: (key: string) => void): (() => void) => {
      events.on('end', listener);
      return () => events.off('end', listener);
    },

    close: stopListening,
  };
};
