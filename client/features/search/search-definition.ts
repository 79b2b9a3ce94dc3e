import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

export type SearchProps = {
  /** What stands in the box already. */
  typed?: string;
};

/** The box to search in, with results while somebody types. */
export const searchDialog = defineDialog<SearchProps>({
  name: 'SearchShow',
  words: ['search'] satisfies Word[],
  load: () => import('./search-dialog.tsx'),
});
