import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** Everything about one branch. */
export const branchDialog = defineDialog<{
  branchId: string;
  /** The branch as the list knows it, shown until the full answer is here. */
  known?: BranchPartsFragment;
}>({
  name: 'BranchShow',
  tall: true,
  load: () => import('./branch-dialog.tsx'),
});
