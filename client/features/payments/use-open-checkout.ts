import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { paidPath } from '../../routing/paid-path.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { checkoutWays, resumePayment } from './checkout-ways.ts';
import { paymentSelectionDialog } from './dialogs.ts';
import { findInterrupted } from './open-payments-query.ts';

/**
 * The ways into a checkout, for the cart. Goes on with the payment that this tab was following when its page was loaded
 * anew; paid meanwhile, it is told so.
 */
export const useOpenCheckout = () => {
  const client = useClient();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  useEffect(() => warmDialog(paymentSelectionDialog), []);
  useEffect(() => {
    let isHere = true;
    void findInterrupted(client).then((found) => {
      if (!isHere || !found) return;
      if ('paid' in found) return navigate(paidPath(found.paid));
      if (!dialogs.current()) resumePayment(dialogs, { order: found.open.order, onTryAgain: () => navigate('/cart') });
    });
    return () => {
      isHere = false;
    };
  }, [client, dialogs, navigate]);
  return checkoutWays(client, dialogs);
};
