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
export class EndedSessions {
  readonly #store: LenientStore;
  readonly #until = new LRUCache<string, number>({ max: mostEntries });
  /** Revoked sessions that the other processes have not been told of yet. */
  readonly #untold = new LRUCache<string, number>({ max: mostEntries });
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #stopListening: () => void;

  constructor(store: LenientStore) {
    this.#store = store;
    this.#stopListening = store.subscribe(topic, (message) => this.#hear(message));
    store.onBack(() => {
      for (const [key, until] of this.#untold) void this.#tell(key, until);
    });
  }

  /** At once in this process, and in the others when the promise resolves. */
  add({ key, expiresAt }: SignedInSession): Promise<void> {
    this.#end(key, expiresAt);
    this.#untold.set(key, expiresAt);
    return this.#tell(key, expiresAt);
  }

  /** The provider has given out this very token again. */
  async revive({ key }: SignedInSession): Promise<void> {
    this.#until.delete(key);
    this.#untold.delete(key);
    await this.#store.delete(keyOf(key));
  }

  /** Whether this process knows the session as revoked; call `look` before. */
  has({ key }: SignedInSession): boolean {
    return this.#until.has(key);
  }

  /** Asks the shared store whether another process has revoked the session. */
  async look({ key, expiresAt }: SignedInSession): Promise<void> {
    const isEnded = (await this.#store.get(keyOf(key))) !== null;
    if (this.#store.trouble !== null || this.#untold.has(key)) return;
    if (isEnded) this.#end(key, expiresAt);
    else this.#until.delete(key);
  }

  /** Calls the listener with the key of every session that ends from now on; answers how to stop that. */
  onEnd(listener: (key: string) => void): () => void {
    this.#events.on('end', listener);
    return () => this.#events.off('end', listener);
  }

  close(): void {
    this.#stopListening();
  }

  async #tell(key: string, until: number): Promise<void> {
    await this.#store.set(keyOf(key), '', Math.max(1, until - Date.now()));
    if (this.#store.trouble !== null) return;
    this.#untold.delete(key);
    await this.#store.publish(topic, `${until} ${key}`);
  }

  #hear(message: string): void {
    const [until = '', key = ''] = message.split(' ');
    this.#end(key, Number(until));
  }

  #end(key: string, until: number): void {
    if (this.#until.has(key)) return;
    this.#until.set(key, until);
    this.#events.emit('end', key);
  }
}
