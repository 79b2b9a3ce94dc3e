import type { ConfirmProps } from './confirm-dialog.tsx';
import { defineDialog } from './dialog-store.tsx';

/** Asks for confirmation of an action without undo; the caller gives the texts. */
export const confirmDialog = defineDialog<ConfirmProps>({
  name: 'ConfirmDialog',
  load: () => import('./confirm-dialog.tsx'),
});
