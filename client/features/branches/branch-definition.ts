import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { FullBranch } from './branch-facts.tsx';

/** Everything about one branch. */
export const branchDialog = defineDialog<{
  branchId: string;
  /** What the list says of it, shown until it is asked anew. */
  known?: FullBranch;
}>({
  name: 'BranchShow',
  words: ['branches'] satisfies Word[],
  load: () => import('./branch-dialog.tsx'),
});
