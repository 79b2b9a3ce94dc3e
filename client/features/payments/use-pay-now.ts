import { useRouter } from '../../routing/router-scope.tsx';
import { findOpen, useOpenPayments } from './open-payments-query.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';

/** Goes on with the payment of an order; null where none waits. `onTryAgain` leads to the cart unless it is given. */
export const usePayNow = (orderNumber: string, onTryAgain?: () => void): (() => void) | null => {
  const { navigate } = useRouter();
  const { resume } = usePaymentDialog();
  const open = findOpen(useOpenPayments(), orderNumber);
  return open ? () => resume(open, onTryAgain ?? (() => navigate('/cart'))) : null;
};
