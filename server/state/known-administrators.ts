import type { SignedInSession } from '../session.ts';
import type { Store } from './store.ts';

/** How long the provider's last answer counts while it gives none. Milliseconds. */
const lifetimeMs = 10 * 60_000;

const keyOf = (key: string) => `administrator:${key}`;

/**
 * A cache of the administrator role: sessions whose customer the provider has just called an administrator. Only for
 * the minutes in which the provider cannot be asked; nothing that a browser says of itself gets in here.
 */
export class KnownAdministrators {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What the provider has just said of the session's customer. */
  note({ key }: SignedInSession, isAdministrator: boolean): Promise<void> {
    return isAdministrator ? this.#store.set(keyOf(key), '', lifetimeMs) : this.forget(key);
  }

  forget(key: string): Promise<void> {
    return this.#store.delete(keyOf(key));
  }

  async has({ key }: SignedInSession): Promise<boolean> {
    return (await this.#store.get(keyOf(key))) !== null;
  }
}
