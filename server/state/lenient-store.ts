import type { FastifyBaseLogger } from 'fastify';
import { buildEmbeddedStore } from './embedded-store.ts';
import { type Store, StoreAway } from './store.ts';

/** Milliseconds between two looks whether the shared engine is back. No request waits for them. */
const probeMs = 500;

export type LenientStore = Store & {
  /** The memory of this process alone. */
  readonly own: Store;
  readonly trouble: string | null;
  /** Asks the engine when it is not known to be away. */
  check: () => Promise<void>;
  onBack: (listener: () => void) => void;
};

/**
 * The shared store, and this process's own memory while the shared one is away: its entries then are true for one
 * process only. One failure is enough, so that no page waits twice for a server that is frozen.
 */
export const buildLenientStore = (shared: Store, log: FastifyBaseLogger): LenientStore => {
  const own = buildEmbeddedStore(':memory:');
  const onBack = new Set<() => void>();
  let trouble: string | null = null;
  let probe: NodeJS.Timeout | null = null;
  let isClosed = false;

  const ask = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    if (trouble === null) {
      try {
        return await work(shared);
      } catch (error) {
        leave(error);
      }
    }
    return work(own);
  };

  const leave = (error: unknown): void => {
    if (!(error instanceof StoreAway)) throw error;
    if (isClosed || trouble !== null) return;
    trouble = error.message;
    log.warn({ reason: error.message }, 'the shared state is away: this process goes on alone, without orders');
    lookAgain();
  };

  const lookAgain = (): void => {
    probe = setTimeout(() => {
      shared.ping().then(
        () => {
          trouble = null;
          log.info('the shared state is back');
          for (const listener of onBack) listener();
        },
        () => {
          if (!isClosed) lookAgain();
        },
      );
    }, probeMs).unref();
  };

  return {
    own,

    get trouble() {
      return trouble;
    },

    check: async () => {
      if (trouble === null) await shared.ping().catch(leave);
    },

    onBack: (listener) => void onBack.add(listener),

    get: (key) => ask((store) => store.get(key)),
    set: (key, value, lifetime) => ask((store) => store.set(key, value, lifetime)),
    add: (key, value, lifetime) => ask((store) => store.add(key, value, lifetime)),
    replace: (key, expected, value, lifetime) => ask((store) => store.replace(key, expected, value, lifetime)),
    delete: (key) => ask((store) => store.delete(key)),

    /** Without the shared engine there are no totals: the caller goes on with its own. */
    count: (additions) => ask(async (store) => (store === own ? [] : store.count(additions))),

    publish: (topic, message) => ask((store) => store.publish(topic, message)),

    subscribe: (topic, listener) => {
      shared.subscribe(topic, listener);
      own.subscribe(topic, listener);
    },

    ping: () => shared.ping(),

    close: () => {
      isClosed = true;
      if (probe) clearTimeout(probe);
      shared.close();
    },
  };
};
