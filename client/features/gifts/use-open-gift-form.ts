import { useCallback, useRef } from 'react';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { type GiftFormProps, giftFormDialog } from './dialogs.ts';
import type { GiftDraft } from './gift-draft.ts';

/** Opens the gift form. What was typed and not confirmed is there again while the page stays. */
export const useOpenGiftForm = () => {
  const dialogs = useDialogs();
  const draft = useRef<GiftDraft | null>(null);
  return useCallback(
    (props: Omit<GiftFormProps, 'draft' | 'onDraft'>) => {
      const onDraft = (next: GiftDraft | null) => {
        draft.current = next;
      };
      dialogs.open(giftFormDialog, { ...props, draft: draft.current, onDraft });
    },
    [dialogs],
  );
};
