import type { GiftReceiver } from '../../session/wanted-action.ts';
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

export type GiftedOrderProps = {
  /** The id of the gift, not of its order. */
  giftId: string;
  /** The shop could not pass on what the customer wanted. */
  isStuck?: boolean;
};

export type ScheduleGiftProps = {
  giftId: string;
  /** The first product of the gift when none is named. */
  orderProductId?: string;
};

/** The ways between the details of a gift and the choice of its times. */
export type GiftWays = {
  /** Shows the gift in the place of all that is open. */
  toGift: (props: GiftedOrderProps) => void;
  toSchedule: (props: ScheduleGiftProps) => void;
};
