import type { Added } from '../../cart/add-to-cart.ts';
import type { DatedSlot } from '../../cart/slots.ts';
import type { Answer } from '../../graphql/use-submit.ts';
import type { KnownItem } from '../../lists/item-detail.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { defineDialog } from '../../ui/dialog/dialog-store.tsx';

/** The answer to a service that was put into the cart; `before` are the cart's lines until then, where they were known. */
export type ServiceAdded = { added: Added; before: ReadonlySet<string> | undefined; booked?: Booked };

/** The answer to a time that was given to a line of the cart. */
export type Booked = Answer<unknown>;

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
  /** Opened from the cart, to change its line. */
  isEditing?: boolean;
  /** A time that a guest chose before signing in: it is booked at once. */
  wanted?: DatedSlot;
  /** The service is on its way into the cart already, with the wanted time. */
  adding?: Promise<ServiceAdded>;
  /** A guest wanted to give the service before signing in: the gift form follows at once. */
  receiver?: GiftReceiver;
};

/** The detail of a service, from which it is booked. */
export const serviceDialog = defineDialog<Booking>({
  name: 'ServiceShow',
  tall: true,
  load: () => import('./service-dialog.tsx'),
});

/** For whom else the visit is. */
export const guestDialog = defineDialog<Booking>({ name: 'ServiceGuest', load: () => import('./guest-dialog.tsx') });

/** The choice of a day and a time, for a new booking or for a line of the cart. */
export const appointmentDialog = defineDialog<Booking>({
  name: 'ServiceAppointment',
  tall: 'whole',
  load: () => import('./appointment-dialog.tsx'),
});

export type Reserved = {
  /** The line was in the cart and had another time. */
  isChange: boolean;
  /** A time that a guest chose before signing in is on its way into the cart; resolves with whether it is there. */
  pending?: { name: string | undefined; slot: DatedSlot; isBooked: Promise<boolean> };
};

/** The time is reserved in the cart, or is about to be. */
export const successDialog = defineDialog<Reserved>({
  name: 'ServiceSuccess',
  isEnd: true,
  load: () => import('./success-dialog.tsx'),
});
