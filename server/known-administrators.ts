import type { SignedInSession } from './session.ts';

/** How long the provider's word counts while it says nothing. Milliseconds. */
const LIFETIME = 10 * 60_000;
const MOST_ENTRIES = 100;

/**
 * Sessions whose customer the provider has called an administrator a moment ago. Only for the minutes in which the
 * provider cannot be asked; nothing that a browser says of itself gets in here.
 */
export class KnownAdministrators {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** What the provider has just said of the session's customer. */
  note({ key }: SignedInSession, isAdministrator: boolean): void {
    this.#until.delete(key);
    if (!isAdministrator) return;
    this.#until.set(key, this.#now() + LIFETIME);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST_ENTRIES && oldest !== undefined) this.#until.delete(oldest);
  }

  forget(key: string): void {
    this.#until.delete(key);
  }

  has({ key }: SignedInSession): boolean {
    return (this.#until.get(key) ?? 0) > this.#now();
  }
}
