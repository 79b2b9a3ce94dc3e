import { keepCookie } from '../storage/cookies.ts';

const cookie = 'branch';

/** The branch that the visitor chose, in a cookie, so that the server prints it too. One for each window and request. */
export class ChosenBranch {
  #id: string | null;
  readonly #listeners = new Set<() => void>();

  constructor(id: string | null) {
    this.#id = id;
  }

  current = (): string | null => this.#id;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose = (id: string): void => {
    keepCookie(cookie, id);
    this.#set(id);
  };

  /** For a branch that no longer exists; the cookie stays, because the visitor did not change it. */
  forget = (): void => this.#set(null);

  #set(id: string | null) {
    this.#id = id;
    for (const listener of this.#listeners) listener();
  }
}
