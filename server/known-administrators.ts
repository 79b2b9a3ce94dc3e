import { NewestMap } from './newest-map.ts';
import type { SignedInSession } from './session.ts';

/** How long the provider's word counts while it says nothing. Milliseconds. */
const LIFETIME = 10 * 60_000;
const MOST_ENTRIES = 100;

/**
 * Sessions whose customer the provider has called an administrator a moment ago. Only for the minutes in which the
 * provider cannot be asked; nothing that a browser says of itself gets in here.
 */
export class KnownAdministrators {
  readonly #until = new NewestMap<string, number>(MOST_ENTRIES);
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What the provider has just said of the session's customer. */
  note({ key }: SignedInSession, isAdministrator: boolean): void {
    if (isAdministrator) this.#until.set(key, this.#now() + LIFETIME);
    else this.#until.delete(key);
  }

  forget(key: string): void {
    this.#until.delete(key);
  }

  has({ key }: SignedInSession): boolean {
    return (this.#until.get(key) ?? 0) > this.#now();
  }
}
