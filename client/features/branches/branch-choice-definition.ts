import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** All branches of a long list, to search in and to choose from. */
export const branchChoiceDialog = defineDialog<{
  chosen: string | null;
  /** Where the choice of a branch leads. */
  addressOf: (id: string) => string;
}>({
  name: 'BranchChoice',
  words: ['branches'] satisfies Word[],
  load: () => import('./branch-choice-dialog.tsx'),
});
