import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** All branches of a long list, to search in and to choose from. */
export const branchChoiceDialog = defineDialog<{
  chosen: string | null;
  /** Where the choice of a branch leads. */
  pathOf: (id: string) => string;
}>({
  name: 'BranchChoice',
  load: () => import('./branch-choice-dialog.tsx'),
});
