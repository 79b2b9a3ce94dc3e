import { useEffect, useEffectEvent } from 'react';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { giftFormDialog } from './dialogs.ts';
import { type GiftEvent, onGiftEvent } from './gift-events.ts';
import type { GiftFormProps } from './gift-props.ts';

/** Opens the form in which an order becomes a gift; the listener hears how it ends. */
export const useOpenGiftForm = (listener: (event: GiftEvent) => void) => {
  const dialogs = useDialogs();
  const hear = useEffectEvent(listener);
  useEffect(() => onGiftEvent((event) => hear(event)), []);
  return (props: GiftFormProps) => dialogs.open(giftFormDialog, props);
};
