/** `more` is added to a number whose window of so many milliseconds begins with the first addition. */
export type Addition = { key: string; more: number; window: number };

/** The current value of a counter, and the milliseconds until it begins anew. */
export type Total = { count: number; rest: number };

/** The shared engine cannot be reached or cannot write. Whether a failed write was done is unknown. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/**
 * The shared state of all processes of a shop. Every entry has a lifetime in milliseconds. Each method is one step: no
 * other write comes between its reading and its writing. All of them reject with `StoreAway`.
 */
export interface Store {
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, lifetime: number) => Promise<void>;
  /** Sets a missing entry, and answers null; else answers the existing one. */
  add: (key: string, value: string, lifetime: number) => Promise<string | null>;
  /** Sets only in the place of `expected`; answers whether `value` is there now. */
  replace: (key: string, expected: string, value: string, lifetime: number) => Promise<boolean>;
  delete: (key: string) => Promise<void>;
  /** One total for each addition, in their order. */
  count: (additions: readonly Addition[]) => Promise<Total[]>;
  /** Sent once to the listeners in every process, this one included; not to processes away at the moment. */
  publish: (topic: string, message: string) => Promise<void>;
  /** Listens until the store is closed. */
  subscribe: (topic: string, listener: (message: string) => void) => void;
  ping: () => Promise<void>;
  close: () => void;
}

/** Writes in the place of `former`, null for nothing. Answers false when another process has written since it was read. */
export const writeOver = async (
  store: Store,
  key: string,
  former: string | null,
  value: string,
  lifetime: number,
): Promise<boolean> => {
  if (former === null) return (await store.add(key, value, lifetime)) === null;
  return store.replace(key, former, value, lifetime);
};
