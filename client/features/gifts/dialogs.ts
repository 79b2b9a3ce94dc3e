import type { GivenService } from '../../cart/cart-intent.ts';
import type { CartLine } from '../../cart/cart-rules.ts';
import type { BookingRowFragment } from '../../graphql/generated/graphql.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { type DialogDefinition, defineDialog } from '../../ui/dialog/dialog-store.tsx';

export type GiftFormProps = {
  /** The receiver's details before the form was opened; they fill the form in. */
  receiver: GiftReceiver;
  /** The service that comes into the cart with the confirmation; null when it is all there. */
  service: GivenService | null;
  /** Takes something out of the cart: all that is in it goes to the receiver. */
  onTakeOut: (line: CartLine) => unknown;
};

/** To whom an order is sent as a gift. */
export const giftFormDialog = defineDialog<GiftFormProps>({
  name: 'GiftedOrderDialog',
  tall: true,
  load: withAccountTexts(() => import('./gift-form-dialog.tsx')),
});

export type GiftedOrderProps = {
  /** The id of the gift, not of its order. */
  giftId: string;
  /** The shop could not pass on the customer's request. */
  isStuck?: boolean;
};

/** A gift as its sender or its receiver sees it, and the actions of each. */
export const giftedOrderDialog: DialogDefinition<GiftedOrderProps> = defineDialog({
  name: 'GiftedOrderDetailsDialog',
  tall: true,
  load: withAccountTexts(() => import('./gifted-order-dialog.tsx')),
});

export type ScheduleGiftProps = { giftId: string; product: BookingRowFragment['products'][number] };

/** The receiver's choice of day and time for one product of a gift. */
export const scheduleGiftDialog: DialogDefinition<ScheduleGiftProps> = defineDialog({
  name: 'ScheduleGiftedOrder',
  load: withAccountTexts(() => import('./schedule-gift-dialog.tsx')),
});

/** For the cache: queries of gifts or bookings are fetched again after a change. An empty list names no type. */
export const ofGifts = { additionalTypenames: ['Booking'] };
