import { createContext, use, useSyncExternalStore } from 'react';
import { ChosenBranch } from './chosen-branch.ts';

export const BranchContext = createContext(new ChosenBranch(null));

/** The branch that the visitor chose earlier, and the way to choose another one. A URL that names one wins. */
export const useChosenBranch = (): { chosen: string | null; choose: (id: string) => void } => {
  const branch = use(BranchContext);
  const chosen = useSyncExternalStore(branch.subscribe, branch.current, branch.current);
  return { chosen, choose: branch.choose };
};
