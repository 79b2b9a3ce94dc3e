import type { ConfirmProps } from './confirm-dialog.tsx';
import { defineDialog } from './dialog-store.tsx';

/** Asks before something that cannot be taken back; the texts come from its caller. */
export const confirmDialog = defineDialog<ConfirmProps>({
  name: 'ConfirmDialog',
  load: () => import('./confirm-dialog.tsx'),
});
