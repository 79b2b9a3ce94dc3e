import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { paidPath } from '../../routing/paid-path.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Flow } from './payment-flow.ts';
import type { PaymentProps } from './payment-props.ts';

type Followed = PaymentProps & { onClose: () => void };

/** Shows the end of a followed payment, and counts what was bought; `PaymentCourse` has told it. */
export const usePaymentEnd = ({ order, tab, due, onClose }: Followed, step: Flow['step']): void => {
  const text = useText();
  const { navigate } = useRouter();
  const { orderNumber, confirmationMessage } = order;
  const ends = useRef<Partial<Record<Flow['step'], () => void>>>({});
  ends.current = {
    paid: () => {
      countPurchase(orderNumber);
      showToast({
        title: confirmationMessage ?? text('payments.paid.title'),
        // Its page has not come back to this shop, where it would close itself.
        ...(tab && !tab.closed && { description: text('payments.tabLeft') }),
        color: 'success',
      });
      onClose();
      navigate(paidPath(orderNumber));
    },
    placed: () => {
      if (due === 0) countPurchase(orderNumber);
    },
  };
  useEffect(() => ends.current[step]?.(), [step]);
  useEffect(() => followPurchase(orderNumber), [orderNumber]);
};
