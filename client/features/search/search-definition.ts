import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

/** The box to search in, with results while somebody types. */
export const searchDialog = defineDialog<object>({
  name: 'SearchShow',
  words: ['search'] satisfies Word[],
  load: () => import('./search-dialog.tsx'),
});
