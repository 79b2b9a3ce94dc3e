import type { PaymentState } from '../../graphql/generated/enums.ts';
import type { PlaceOrderMutation } from '../../graphql/generated/operations.ts';
import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';

export type PlacedOrder = PlaceOrderMutation['placeOrder'];

export type PaymentProps = {
  order: PlacedOrder;
  /** The tab that shows the payment page; null when the browser did not let it open. */
  tab: Window | null;
  /** Called with the first outcome that the provider will not take back. */
  onOutcome: (state: PaymentState) => void;
  /** A declined payment is tried again as a new decision to pay. */
  onTryAgain: () => void;
};

/** The payment of an order that was just placed, until its outcome is known. */
export const paymentDialog = defineDialog<PaymentProps>({
  name: 'PaymentCreateCard',
  words: ['payments'] satisfies Word[],
  load: () => import('./payment-dialog.tsx'),
});
