import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { FullBranch } from './branch-facts.tsx';

/** Everything about one branch. */
export const branchDialog = defineDialog<{
  branchId: string;
  /** The branch as the list knows it, shown until the full answer is here. */
  known?: FullBranch;
}>({
  name: 'BranchShow',
  load: () => import('./branch-dialog.tsx'),
});
