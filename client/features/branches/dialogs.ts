import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { BranchChoiceProps } from './branch-choice-dialog.tsx';
import type { BranchDialogProps } from './branch-dialog.tsx';

/** Everything about one branch. */
export const branchDialog = defineDialog<BranchDialogProps>({
  name: 'BranchShow',
  tall: true,
  load: () => import('./branch-dialog.tsx'),
});

/** All branches of a long list, to search in and to choose from. */
export const branchChoiceDialog = defineDialog<BranchChoiceProps>({
  name: 'BranchChoice',
  load: () => import('./branch-choice-dialog.tsx'),
});
