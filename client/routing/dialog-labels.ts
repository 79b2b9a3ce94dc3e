import { useMemo } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { DialogLabels } from '../ui/dialog/dialog.tsx';

/** The texts of every sheet. */
export const useDialogLabels = (): DialogLabels => {
  const text = useText();
  return useMemo(
    () => ({
      close: text('shell.close'),
      back: text('shell.back'),
      loading: text('shell.loading'),
      failed: text('shell.failure.NETWORK'),
    }),
    [text],
  );
};
