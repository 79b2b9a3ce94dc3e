import type { SlotChoice } from '../../cart/slots.ts';

/** After a service dialog is closed its state lives on for this long. Milliseconds. */
const clearDelayMs = 100;

const nothing: SlotChoice = { date: null, slot: null };

/** The customer's choices so far for the service of the open dialogs. */
let draft: { serviceId: string; choice: SlotChoice } | null = null;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** The choice for this service; the one for another service no longer counts. */
export const draftOf = (serviceId: string): SlotChoice => (draft?.serviceId === serviceId ? draft.choice : nothing);

export const keepDraft = (serviceId: string, choice: SlotChoice): void => {
  clearTimeout(clearing);
  draft = { serviceId, choice };
};

export const clearDraftSoon = (): void => {
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    draft = null;
  }, clearDelayMs);
};

/** Closes a dialog of a booking, and forgets the choices in it. */
export const closeBooking = (onClose: () => void) => (): void => {
  onClose();
  clearDraftSoon();
};
