import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { BranchDialogProps } from './branch-dialog.tsx';

/** Everything about one branch. */
export const branchDialog = defineDialog<BranchDialogProps>({
  name: 'BranchShow',
  tall: true,
  load: () => import('./branch-dialog.tsx'),
});
