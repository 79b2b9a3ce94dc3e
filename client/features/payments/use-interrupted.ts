import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { CheckPaymentDocument } from '../../graphql/generated/operations.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { noteFollowed, readFollowed } from './followed-payment.ts';
import { askOpenPayments, findOpen } from './open-payments-query.ts';
import { paidAddress } from './paid-address.ts';
import { useLatePayment } from './use-late-payment.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';

/** Goes on with the payment that this tab was following when its page was loaded anew; paid meanwhile, it is told so. */
export const useInterrupted = (): void => {
  const client = useClient();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { resume } = usePaymentDialog();
  const endLate = useLatePayment();
  useEffect(() => {
    let isHere = true;
    const goOn = async (orderNumber: string) => {
      const payments = await askOpenPayments(client);
      if (!isHere || !payments) return;
      const open = findOpen(payments, orderNumber);
      if (open && !dialogs.current()) return resume(open, () => navigate('/cart'));
      if (open) return;
      noteFollowed(null);
      const { data } = await client.mutation(CheckPaymentDocument, { orderNumber });
      if (data?.checkPayment.state !== 'PAID') return;
      endLate(orderNumber, 'paid');
      if (isHere) navigate(paidAddress(orderNumber));
    };
    const orderNumber = readFollowed();
    if (orderNumber !== null) void goOn(orderNumber);
    return () => {
      isHere = false;
    };
  }, [client, dialogs, navigate, resume, endLate]);
};
