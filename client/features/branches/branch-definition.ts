import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

/** Everything about one branch. */
export const branchDialog = defineDialog<{ branchId: string }>({
  name: 'BranchShow',
  words: ['branches'] satisfies Word[],
  load: () => import('./branch-dialog.tsx'),
});
