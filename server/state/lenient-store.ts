import type { FastifyBaseLogger } from 'fastify';
import { EmbeddedStore } from './embedded-store.ts';
import { type Addition, type Allowance, type Store, StoreAway, type Total, type WindowLimit } from './store.ts';

/** Milliseconds between two looks whether the shared engine is back. No request waits for them. */
const probeMs = 500;

/**
 * The shared store, and this process's own memory while the shared one is away: what goes on then is true for one process
 * only. One failure is enough, so that no page waits twice for a server that is frozen.
 */
export class LenientStore implements Store {
  readonly #shared: Store;
  readonly #own = new EmbeddedStore(':memory:');
  readonly #log: FastifyBaseLogger;
  readonly #onBack = new Set<() => void>();
  #trouble: string | null = null;
  #probe: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(shared: Store, log: FastifyBaseLogger) {
    this.#shared = shared;
    this.#log = log;
  }

  /** Why the shared engine cannot be used; null when it can. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Asks the engine when it is not known to be away. */
  async check(): Promise<void> {
    if (this.#trouble === null) await this.#shared.ping().catch((error) => this.#leave(error));
  }

  /** Calls the listener whenever the shared engine is back. */
  onBack(listener: () => void): void {
    this.#onBack.add(listener);
  }

  get(key: string): Promise<string | null> {
    return this.#ask((store) => store.get(key));
  }

  set(key: string, value: string, lifetime: number): Promise<void> {
    return this.#ask((store) => store.set(key, value, lifetime));
  }

  add(key: string, value: string, lifetime: number): Promise<string | null> {
    return this.#ask((store) => store.add(key, value, lifetime));
  }

  replace(key: string, expected: string, value: string, lifetime: number): Promise<boolean> {
    return this.#ask((store) => store.replace(key, expected, value, lifetime));
  }

  delete(key: string): Promise<void> {
    return this.#ask((store) => store.delete(key));
  }

  /** Attempts that were counted here stay counted when the shared engine goes away. */
  async take(key: string, limit: WindowLimit): Promise<Allowance> {
    return this.#ask(async (store) => {
      const allowance = await store.take(key, limit);
      if (store !== this.#own && allowance.isAllowed) await this.#own.take(key, limit);
      return allowance;
    });
  }

  async giveBack(key: string): Promise<void> {
    await this.#own.giveBack(key);
    await this.#ask(async (store) => {
      if (store !== this.#own) await store.giveBack(key);
    });
  }

  /** Without the shared engine there are no totals: the caller goes on with its own. */
  count(additions: readonly Addition[]): Promise<Total[]> {
    return this.#ask(async (store) => (store === this.#own ? [] : store.count(additions)));
  }

  publish(topic: string, message: string): Promise<void> {
    return this.#ask((store) => store.publish(topic, message));
  }

  subscribe(topic: string, listener: (message: string) => void): () => void {
    const stops = [this.#shared.subscribe(topic, listener), this.#own.subscribe(topic, listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  ping(): Promise<void> {
    return this.#shared.ping();
  }

  close(): void {
    this.#isClosed = true;
    if (this.#probe) clearTimeout(this.#probe);
    this.#shared.close();
  }

  async #ask<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#trouble === null) {
      try {
        return await work(this.#shared);
      } catch (error) {
        this.#leave(error);
      }
    }
    return work(this.#own);
  }

  #leave(error: unknown): void {
    if (!(error instanceof StoreAway)) throw error;
    if (this.#isClosed || this.#trouble !== null) return;
    this.#trouble = error.message;
    this.#log.warn({ reason: error.message }, 'the shared state is away: this process goes on alone, without orders');
    this.#lookAgain();
  }

  #lookAgain(): void {
    this.#probe = setTimeout(() => {
      this.#shared.ping().then(
        () => {
          this.#trouble = null;
          this.#log.info('the shared state is back');
          for (const listener of this.#onBack) listener();
        },
        () => {
          if (!this.#isClosed) this.#lookAgain();
        },
      );
    }, probeMs).unref();
  }
}
