import { useRouter } from '../../routing/router-scope.tsx';
import { findOpen, useOpenPayments } from './open-payments-query.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';

/**
 * Answers what goes on with the payment of an order, null for an order without an open one. `onTryAgain` leads to the
 * cart unless it is given.
 */
export const usePayNow = (onTryAgain?: () => void): ((orderNumber: string) => (() => void) | null) => {
  const { navigate } = useRouter();
  const { resume } = usePaymentDialog();
  const payments = useOpenPayments();
  return (orderNumber) => {
    const open = findOpen(payments, orderNumber);
    return open ? () => resume(open, onTryAgain ?? (() => navigate('/cart'))) : null;
  };
};
