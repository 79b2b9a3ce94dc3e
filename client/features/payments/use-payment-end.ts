import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useEmptyCartMutation } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { showToast } from '../../ui/toast.ts';
import type { PaymentProps } from './dialogs.ts';
import { forgetPayment, noteFollowed } from './kept-payments.ts';
import type { Flow } from './payment-flow.ts';

type Followed = PaymentProps & { onClose: () => void };

/** Once the order is paid: says so, puts the tab and the cart away and shows the bookings. */
const usePaidEnd = ({ order, tab, onClose }: Followed) => {
  const text = useText();
  const navigate = useNavigate();
  const [, emptyCart] = useEmptyCartMutation();
  return () => {
    countPurchase(order.orderNumber);
    showToast({ title: order.confirmationMessage ?? text('payments.paid.title'), color: 'success' });
    tab?.close();
    onClose();
    void emptyCart({}, { additionalTypenames: ['Booking', 'Cart'] });
    navigate('/dashboard/bookings');
  };
};

/** What comes of a followed payment; a page that is loaded anew meanwhile finds the way back to it. */
export const usePaymentEnd = (payment: Followed, step: Flow['step']): void => {
  const { orderNumber } = payment.order;
  const ends = useRef({ paid: () => {}, failed: () => {} });
  ends.current = { paid: usePaidEnd(payment), failed: () => payment.onFailed?.() };
  useEffect(() => {
    if (step !== 'paid' && step !== 'failed') return;
    forgetPayment(orderNumber);
    ends.current[step]();
  }, [step, orderNumber]);
  useEffect(() => followPurchase(orderNumber), [orderNumber]);
  useEffect(() => {
    noteFollowed(orderNumber);
    return () => noteFollowed(null);
  }, [orderNumber]);
};
