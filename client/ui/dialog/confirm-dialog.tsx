import { useState } from 'react';
import { Button } from '../button.tsx';
import { DialogFrame } from './dialog.tsx';
import type { DialogControls } from './dialog-store.tsx';

export type ConfirmProps = {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Label of the confirm button while it waits. */
  waitingLabel?: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  /** The dialog waits for it and closes afterwards. It never rejects: it reports a failure itself. */
  onConfirm: () => Promise<void> | void;
};

export const Dialog = ({ title, message, onConfirm, onClose, ...rest }: ConfirmProps & DialogControls) => {
  const { confirmLabel, cancelLabel, waitingLabel, isDangerous } = rest;
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    onClose();
  };
  return (
    <DialogFrame
      title={title}
      size="success"
      onClose={onClose}
      busy={isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy} data-autofocus="">
            {cancelLabel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onClick={confirm}
            waiting={isBusy}
            {...(waitingLabel && { waitingLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </DialogFrame>
  );
};
