import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CartParamsInput, CartQuery } from '../../graphql/generated/operations.ts';
import type { Word } from '../../i18n/words.ts';
import { defineDialog, useDialogs } from '../../ui/dialog-store.tsx';
import { usePaymentDialog } from '../payments/public.ts';

export type CheckoutProps = {
  cart: Pick<CartQuery['cart'], 'lines' | 'total' | 'paymentMethods'>;
  /** What the customer chose beside the lines; it goes into the order as it was priced. */
  params: CartParamsInput;
  /** What is chosen for this order alone, as the cart writes it; null when there is nothing. */
  extras: string | null;
  /** The order exists from now on. */
  onPlaced: () => unknown;
  /** Its payment failed: leads to the choice again, for a new decision to pay. */
  onTryAgain: () => void;
};

const paymentSelectionDialog = defineDialog<CheckoutProps>({
  name: 'PaymentSelection',
  words: ['checkout', 'payments'] satisfies Word[],
  load: () => import('./payment-selection-dialog.tsx'),
});

/** Goes on with the payment that this tab was following when its page was loaded anew. */
const useInterruptedPayment = () => {
  const dialogs = useDialogs();
  const payments = usePaymentDialog();
  const navigate = useNavigate();
  useEffect(() => {
    const orderNumber = payments.interrupted();
    if (orderNumber && !dialogs.current()) payments.resume(orderNumber, () => navigate('/cart'));
  }, [dialogs, payments, navigate]);
};

/** Opens the choice of how to pay for this cart. */
export const useOpenCheckout = () => {
  const dialogs = useDialogs();
  useInterruptedPayment();
  return useCallback((props: CheckoutProps) => dialogs.open(paymentSelectionDialog, props), [dialogs]);
};
