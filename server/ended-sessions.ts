import { EventEmitter } from 'node:events';
import type { SignedInSession } from './session.ts';

const MOST_ENTRIES = 50_000;

/** Sessions that were ended here before their token did: such a token counts for nothing on this server any more. */
export class EndedSessions {
  readonly #until = new Map<string, number>();
  readonly #events = new EventEmitter().setMaxListeners(0);

  add({ key, expiresAt }: SignedInSession): void {
    this.#until.set(key, expiresAt);
    if (this.#until.size > MOST_ENTRIES) this.#forgetOne();
    this.#events.emit('end', key);
  }

  /** The provider has given out this very token again. */
  revive({ key }: SignedInSession): void {
    this.#until.delete(key);
  }

  has({ key }: SignedInSession): boolean {
    return this.#until.has(key);
  }

  /** Calls the listener with the key of every session that ends from now on; answers how to stop that. */
  onEnd(listener: (key: string) => void): () => void {
    this.#events.on('end', listener);
    return () => this.#events.off('end', listener);
  }

  #forgetOne(): void {
    const now = Date.now();
    for (const [key, until] of this.#until) {
      if (until <= now) this.#until.delete(key);
    }
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST_ENTRIES && oldest !== undefined) this.#until.delete(oldest);
  }
}
