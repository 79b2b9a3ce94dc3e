import { createContext, use, useSyncExternalStore } from 'react';
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

export const BranchContext = createContext(new ChosenBranch(null));

/** The branch that the visitor chose earlier, and the way to choose another one. A URL that names one wins. */
export const useChosenBranch = (): { chosen: string | null; choose: (id: string) => void } => {
  const branch = use(BranchContext);
  const chosen = useSyncExternalStore(branch.subscribe, branch.current, branch.current);
  return { chosen, choose: branch.choose };
};
