import { useCallback } from 'react';
import type { CartParamsInput, CartQuery } from '../../graphql/generated/operations.ts';
import type { Word } from '../../i18n/words.ts';
import { defineDialog, useDialogs } from '../../ui/dialog-store.tsx';

export type CheckoutProps = {
  cart: Pick<CartQuery['cart'], 'lines' | 'total' | 'paymentMethods'>;
  /** What the customer chose beside the lines; it goes into the order as it was priced. */
  params: CartParamsInput;
  /** Opens the choice again, for a new decision to pay. */
  onTryAgain: () => void;
};

const paymentSelectionDialog = defineDialog<CheckoutProps>({
  name: 'PaymentSelection',
  words: ['checkout', 'payments'] satisfies Word[],
  load: () => import('./payment-selection-dialog.tsx'),
});

/** Opens the choice of how to pay for this cart. */
export const useOpenCheckout = () => {
  const dialogs = useDialogs();
  return useCallback(
    (cart: CheckoutProps['cart'], params: CartParamsInput) => {
      const open = () => dialogs.open(paymentSelectionDialog, { cart, params, onTryAgain: open });
      open();
    },
    [dialogs],
  );
};
