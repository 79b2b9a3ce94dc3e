import type { DatedSlot, Slot } from '../../cart/nearest-slots.ts';
import type { KnownItem } from '../../lists/item-detail.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';

/** What a customer has decided so far about the service that the open dialogs are about. */
type ServiceDraft = {
  serviceId: string;
  date: string | null;
  slot: Slot | null;
};

/** After a service dialog is closed its state lives on for this long. Milliseconds. */
const clearDelayMs = 100;

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

/** The service that is being booked, as the dialogs of a booking hand it to each other. */
export type Booking = {
  serviceId: string;
  branchId: string | null;
  /** The data of the card that opened the dialog. */
  known?: KnownItem | undefined;
  /** The cart line that is changed; without it a new one is added. */
  lineId?: string | null;
  /** The start that the line has already, as the provider gave it. */
  startAt?: string | null;
  /** Opened from the cart, to change what is in it. */
  isEditing?: boolean;
  /** A time that a guest chose before signing in: it is booked at once. */
  wanted?: DatedSlot;
  /** A guest wanted to give the service before signing in: the gift form follows at once. */
  receiver?: GiftReceiver;
};

/** The ways between the dialogs of a booking. They are handed in, so that no dialog has to know another one's file. */
export type BookingSteps = {
  state: ServiceState;
  toService: (booking: Booking) => void;
  toGuest: (booking: Booking) => void;
  toAppointment: (booking: Booking) => void;
  /** Fetch the code of a dialog ahead of its opening. */
  warmAppointment: () => void;
  warmSuccess: () => void;
  toSuccess: (booking: Booking) => void;
};

export type StepProps = Booking & DialogControls & { steps: BookingSteps };
