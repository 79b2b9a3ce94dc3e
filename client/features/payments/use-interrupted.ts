import { useEffect } from 'react';
import { useClient } from '../../graphql/client-scope.tsx';
import { paidPath } from '../../routing/paid-path.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { findInterrupted } from './interrupted-payment.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';

/** Goes on with the payment that this tab was following when its page was loaded anew; paid meanwhile, it is told so. */
export const useInterrupted = (): void => {
  const client = useClient();
  const dialogs = useDialogs();
  const { navigate } = useRouter();
  const { resume } = usePaymentDialog();
  useEffect(() => {
    let isHere = true;
    void findInterrupted(client).then((found) => {
      if (!isHere || !found) return;
      if ('paid' in found) return navigate(paidPath(found.paid));
      if (!dialogs.current()) resume(found.open, () => navigate('/cart'));
    });
    return () => {
      isHere = false;
    };
  }, [client, dialogs, navigate, resume]);
};
