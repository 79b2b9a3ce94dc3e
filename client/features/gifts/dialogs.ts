import type { Word } from '../../i18n/words.ts';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { Gift } from './gift-draft.ts';

export type GiftFormProps = {
  /** The gift that the order is already; null when it is none yet. */
  gift: Gift | null;
  /** What was said of the receiver before the form was opened; it fills the form in. */
  receiver: GiftReceiver;
  /** What is given. */
  products: readonly { id: string; name: string; image: string | null }[];
  /** Whether a treatment among it has no time yet: then its receiver chooses. */
  leavesTimes: boolean;
  /** Makes the order a gift; answers why not, null once it is done. Never rejects. */
  onConfirm: (gift: Gift) => Promise<string | null>;
};

/** To whom an order is sent as a gift. */
export const giftFormDialog = defineDialog<GiftFormProps>({
  name: 'GiftedOrderDialog',
  words: ['gifts'] satisfies Word[],
  load: () => import('./gift-form-dialog.tsx'),
});

export type GiftedOrderProps = {
  /** The id of the gift, not of its order. */
  giftId: string;
  /** The house could not be told what the customer wanted. */
  isStuck?: boolean;
};

/** A gift as its sender or its receiver sees it, and what each can do about it. */
export const giftedOrderDialog = defineDialog<GiftedOrderProps>({
  name: 'GiftedOrderDetailsDialog',
  words: ['gifts', 'bookings'] satisfies Word[],
  load: () => import('./gifted-order-dialog.tsx'),
});

export type ScheduleGiftProps = {
  giftId: string;
  /** The first product of the gift when none is named. */
  orderProductId?: string;
};

/** The receiver's choice of day and time for one product of a gift. */
export const scheduleGiftDialog = defineDialog<ScheduleGiftProps>({
  name: 'ScheduleGiftedOrder',
  words: ['gifts', 'appointments'] satisfies Word[],
  load: () => import('./schedule-gift-dialog.tsx'),
});
