import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { PlacedOrder } from './kept-payments.ts';
import type { OrderHolds } from './order-held.tsx';
import type { Place } from './payment-flow.ts';

export type PaymentProps = {
  order: PlacedOrder;
  /** The lines of the cart that were ordered. */
  lineIds: readonly string[];
  /** The tab that shows the payment page, as far as this page can reach it. */
  tab: Window | null;
  place: Place;
  /** What was left to pay when the order was placed, in halalas; null when this page does not know it any more. */
  due: number | null;
  /** Of an order that was begun before: what it holds, and the question what is to become of it. */
  holds?: OrderHolds;
  onOtherWay?: () => void;
  /** A declined payment is tried again as a new decision to pay. */
  onTryAgain: () => void;
};

const words = ['payments'] satisfies Word[];
const load = () => import('./payment-dialog.tsx');

/** The payment of an order until its outcome is known: where the payment page is, and what the server says. */
export const paymentDialog = defineDialog<PaymentProps>({ name: 'PaymentCreateCard', words, load });

/** The same for a customer with saved cards, who sees these first. */
export const paymentCardsDialog = defineDialog<PaymentProps>({ name: 'PaymentCards', words, load });
