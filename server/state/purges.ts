import { EventEmitter } from 'node:events';
import type { LenientStore } from './lenient-store.ts';

/** Features whose cached answers can be purged, and the provider's answers that each of them reads. */
const kinds = {
  catalogue: ['menus', 'products'],
  shop: ['menus', 'products'],
  vouchers: ['menus', 'products'],
  branches: ['branches'],
  loyalty: ['loyalty'],
} as const satisfies Record<string, readonly string[]>;

export type PurgeWord = keyof typeof kinds;

export const purgeWords = Object.keys(kinds) as PurgeWord[];

export const isPurgeWord = (word: unknown): word is PurgeWord => typeof word === 'string' && Object.hasOwn(kinds, word);

/** Whether answers of a kind, such as `products`, belong to one of the words. */
export const isMeant = (words: readonly PurgeWord[], kind: string): boolean =>
  words.some((word) => (kinds[word] as readonly string[]).includes(kind));

const topic = 'purge';
/** Milliseconds for which a signed wish may come, before and after the time that it names. */
export const longestDelayMs = 5 * 60_000;

type Listener = (words: readonly PurgeWord[]) => void;

/**
 * Purges of cached public answers, sent to every process of the shop. A process that was cut off from the
 * others cannot know the purges it has missed, and purges all of them.
 */
export const buildPurges = (store: LenientStore) => {
  const events = new EventEmitter();

  const tell = (words: readonly PurgeWord[]): void => {
    if (words.length > 0) events.emit('purge', words);
  };

  store.subscribe(topic, (message) => tell(message.split(' ').filter(isPurgeWord)));
  store.onBack(() => tell(purgeWords));
  return {
    /** Answers whether the other processes got it too; processes without it purge everything later. */
    purge: async (words: readonly PurgeWord[]): Promise<boolean> => {
      tell(words);
      await store.publish(topic, words.join(' '));
      return store.trouble === null;
    },

    onPurge: (listener: Listener): void => {
      events.on('purge', listener);
    },

    /** Whether a signature comes for the first time, in any process. */
    isNew: async (signature: string): Promise<boolean> =>
      (await store.add(`purge:${signature}`, '', 2 * longestDelayMs)) === null,
  };
};
