import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { ChosenBranch } from './chosen-branch.ts';

const BranchContext = createContext(new ChosenBranch(null));

/** The branch that the visitor chose earlier, and the way to choose another one. A URL that names one wins. */
export const useChosenBranch = (): { chosen: string | null; choose: (id: string) => void } => {
  const branch = use(BranchContext);
  const chosen = useSyncExternalStore(branch.subscribe, branch.current, branch.current);
  return { chosen, choose: branch.choose };
};

export const BranchScope = ({ branch, children }: { branch: ChosenBranch; children: ReactNode }) => (
  <BranchContext value={branch}>{children}</BranchContext>
);
