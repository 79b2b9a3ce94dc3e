import { defineDialog } from './dialog-store.tsx';

export type ConfirmProps = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Said by the confirm button while it waits. */
  waitingLabel?: string;
  /** What is confirmed cannot be taken back. */
  isDangerous?: boolean;
  /** The dialog waits for it and closes afterwards. It never rejects: it tells a failure itself. */
  onConfirm: () => Promise<void> | void;
};

/** Asks before something that cannot be taken back; the words come from whoever asks. */
export const confirmDialog = defineDialog<ConfirmProps>({
  name: 'ConfirmDialog',
  words: [],
  load: () => import('./confirm-dialog.tsx'),
});
