import { useCallback } from 'react';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { readCode } from './kept-code.ts';
import { signInDialog } from './use-open-sign-in.ts';

/** Goes on in the code step of a wizard that a reload has interrupted; what the guest wanted is still remembered. */
export const useResumeCode = () => {
  const dialogs = useDialogs();
  return useCallback(() => {
    if (readCode()) dialogs.open(signInDialog, {});
  }, [dialogs]);
};
