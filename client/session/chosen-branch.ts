import { keepCookie } from '../storage/cookies.ts';
import { ExternalStore } from '../storage/external-store.ts';

const cookie = 'branch';

/** The branch that the visitor chose, in a cookie, so that the server prints it too. One for each window and request. */
export class ChosenBranch extends ExternalStore<string | null> {
  choose = (id: string): void => {
    keepCookie(cookie, id);
    this.set(id);
  };

  /** For a branch that no longer exists; the cookie stays, because the visitor did not change it. */
  forget = (): void => this.set(null);
}
