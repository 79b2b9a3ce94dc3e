import type { DatedSlot } from '../../cart/nearest-slots.ts';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import type { KnownItem } from '../../ui/dialog/known-item.ts';
import type { ServiceState } from './service-state.ts';

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
  /** Fetches the calendar's code ahead of its opening. */
  warmAppointment: () => void;
  toSuccess: (booking: Booking) => void;
};

export type StepProps = Booking & DialogControls & { steps: BookingSteps };
