import { EventEmitter } from 'node:events';
import { isPurgeWord, type PurgeWord, purgeWords } from '../settings/purge-words.ts';
import type { LenientStore } from './lenient-store.ts';

const topic = 'purge';
/** Milliseconds for which a signed wish may come, before and after the time that it names. */
export const longestDelayMs = 5 * 60_000;

type Listener = (words: readonly PurgeWord[]) => void;

/**
 * Wishes that kept public answers be thrown away, told to every process of the shop. A process that was cut off from the
 * others cannot know what it has missed, and throws all of them away.
 */
export class Purges {
  readonly #store: LenientStore;
  readonly #events = new EventEmitter();
  readonly #stopListening: () => void;

  constructor(store: LenientStore) {
    this.#store = store;
    this.#stopListening = store.subscribe(topic, (message) => this.#tell(message.split(' ').filter(isPurgeWord)));
    store.onBack(() => this.#tell(purgeWords));
  }

  /** Answers whether the other processes were told too; those that were not throw everything away later. */
  async purge(words: readonly PurgeWord[]): Promise<boolean> {
    this.#tell(words);
    await this.#store.publish(topic, words.join(' '));
    return this.#store.trouble === null;
  }

  onPurge(listener: Listener): void {
    this.#events.on('purge', listener);
  }

  /** Whether a signature comes for the first time, in any process. */
  async isNew(signature: string): Promise<boolean> {
    return (await this.#store.add(`purge:${signature}`, '', 2 * longestDelayMs)) === null;
  }

  close(): void {
    this.#stopListening();
  }

  #tell(words: readonly PurgeWord[]): void {
    if (words.length > 0) this.#events.emit('purge', words);
  }
}
