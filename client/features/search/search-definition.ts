import { defineDialog } from '../../ui/dialog/dialog-store.tsx';
import type { SearchProps } from './search-dialog.tsx';

/** The box to search in, with results while typing. */
export const searchDialog = defineDialog<SearchProps>({
  name: 'SearchShow',
  load: () => import('./search-dialog.tsx'),
});
