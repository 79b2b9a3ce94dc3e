import type { Slot } from '../../cart/nearest-slots.ts';

/** What a customer has decided so far about the service that the open dialogs are about. */
export type ServiceDraft = {
  serviceId: string;
  date: string | null;
  slot: Slot | null;
};

/** After a service dialog is closed its state lives on for this long. Milliseconds. */
export const clearDelayMs = 100;

/** The draft that the dialogs of one booking hand to each other. One for each window. */
export class ServiceState {
  #draft: ServiceDraft | null = null;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  /** The draft of this service; the draft of another service no longer counts. */
  draftOf(serviceId: string): ServiceDraft {
    if (this.#draft?.serviceId === serviceId) return this.#draft;
    return { serviceId, date: null, slot: null };
  }

  keep(draft: ServiceDraft): void {
    clearTimeout(this.#clearing);
    this.#draft = draft;
  }

  clearSoon(): void {
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => {
      this.#draft = null;
    }, clearDelayMs);
  }
}
