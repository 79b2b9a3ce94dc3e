import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { useText } from '../../i18n/use-text.ts';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { showToast } from '../../ui/toast.ts';
import { clearOrdered } from './clear-ordered.ts';
import type { PaymentProps } from './dialogs.ts';
import { giveUpPayment } from './given-back.ts';
import { findPayment, forgetPayment, type KeptPayment, keepPayment, noteFollowed } from './kept-payments.ts';
import type { Flow } from './payment-flow.ts';

type Followed = PaymentProps & { onClose: () => void };

/** Once the order is paid: says so, puts the tab and what was ordered away and shows the bookings. */
const usePaidEnd = ({ order, lineIds, tab, onClose }: Followed) => {
  const text = useText();
  const navigate = useNavigate();
  const client = useClient();
  return () => {
    countPurchase(order.orderNumber);
    showToast({ title: order.confirmationMessage ?? text('payments.paid.title'), color: 'success' });
    tab?.close();
    onClose();
    void clearOrdered(client, lineIds);
    navigate('/dashboard/bookings');
  };
};

/** What comes of a followed payment; a page that is loaded anew meanwhile finds the way back to it. */
export const usePaymentEnd = (payment: Followed, step: Flow['step']): void => {
  const { orderNumber } = payment.order;
  const declined = useRef<KeptPayment>(undefined);
  const paid = useRef(() => {});
  paid.current = usePaidEnd(payment);
  useEffect(() => {
    if (step === 'paid') {
      forgetPayment(orderNumber);
      paid.current();
    } else if (step === 'failed') {
      declined.current ??= findPayment(orderNumber);
      giveUpPayment(orderNumber);
    } else if (step !== 'choosing' && declined.current) {
      // Its page has taken another card.
      keepPayment({ ...declined.current, extras: null });
    }
  }, [step, orderNumber]);
  useEffect(() => followPurchase(orderNumber), [orderNumber]);
  useEffect(() => {
    noteFollowed(orderNumber);
    return () => noteFollowed(null);
  }, [orderNumber]);
};
