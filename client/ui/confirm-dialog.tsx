import { useState } from 'react';
import { Button } from './button.tsx';
import type { ConfirmProps } from './confirm.ts';
import { DialogFrame } from './dialog.tsx';
import type { DialogControls } from './dialog-store.tsx';

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
