import { useCallback, useEffect } from 'react';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { giftFormDialog } from './dialogs.ts';
import { type GiftEvents, onGiftEvent } from './gift-events.ts';
import type { GiftFormProps } from './gift-props.ts';

type Listeners = {
  onConfirmed: (event: GiftEvents['gift confirmed']) => void;
  onNotConfirmed: (event: GiftEvents['gift not confirmed']) => void;
};

/** Opens the form in which an order becomes a gift; the listeners, which stay the same, hear how it ends. */
export const useOpenGiftForm = ({ onConfirmed, onNotConfirmed }: Listeners) => {
  const dialogs = useDialogs();
  useEffect(() => {
    const stops = [onGiftEvent('gift confirmed', onConfirmed), onGiftEvent('gift not confirmed', onNotConfirmed)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [onConfirmed, onNotConfirmed]);
  return useCallback((props: GiftFormProps) => dialogs.open(giftFormDialog, props), [dialogs]);
};
