import { type DialogStore, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import type { SlotChoice } from './slots.ts';

/** After a service dialog is closed its state lives on for this long. Milliseconds. */
const clearDelayMs = 100;

const nothing: SlotChoice = { date: null, slot: null };

/** What the customer of a window has chosen so far for the service that the open dialogs are about. */
export class ServiceDraft {
  #draft: (SlotChoice & { serviceId: string }) | null = null;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  /** The choice for this service; the one for another service no longer counts. */
  of = (serviceId: string): SlotChoice =>
    this.#draft?.serviceId === serviceId ? { date: this.#draft.date, slot: this.#draft.slot } : nothing;

  keep = (serviceId: string, choice: SlotChoice): void => {
    clearTimeout(this.#clearing);
    this.#draft = { serviceId, ...choice };
  };

  clearSoon = (): void => {
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => {
      this.#draft = null;
    }, clearDelayMs);
  };
}

const drafts = new WeakMap<DialogStore, ServiceDraft>();

export const useServiceDraft = (): ServiceDraft => {
  const dialogs = useDialogs();
  const draft = drafts.get(dialogs) ?? new ServiceDraft();
  drafts.set(dialogs, draft);
  return draft;
};

/** Closes a dialog of a booking, and forgets what was chosen in it. */
export const useCloseBooking = (onClose: () => void) => {
  const draft = useServiceDraft();
  return (): void => {
    onClose();
    draft.clearSoon();
  };
};
