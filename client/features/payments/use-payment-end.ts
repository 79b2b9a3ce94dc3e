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
import { paidAddress } from './paid-address.ts';
import type { Flow } from './payment-flow.ts';

type Followed = PaymentProps & { onClose: () => void };

/** Once the order is paid: says so, puts what was ordered away and shows the bookings. */
const usePaidEnd = ({ order, lineIds, tab, onClose }: Followed) => {
  const text = useText();
  const navigate = useNavigate();
  const client = useClient();
  return () => {
    countPurchase(order.orderNumber);
    showToast({
      title: order.confirmationMessage ?? text('payments.paid.title'),
      // Its page has not come back to this shop, where it would close itself.
      ...(tab && !tab.closed && { description: text('payments.tabLeft') }),
      color: 'success',
    });
    onClose();
    void clearOrdered(client, lineIds);
    navigate(paidAddress(order.orderNumber));
  };
};

/** An order that stands without a payment page is not ordered again: it is forgotten once it has left the cart. */
const usePlacedEnd = ({ order: { orderNumber }, lineIds, due }: Followed) => {
  const client = useClient();
  return async () => {
    if (due === 0) countPurchase(orderNumber);
    if (await clearOrdered(client, lineIds)) forgetPayment(orderNumber);
  };
};

/** What comes of a followed payment; a page that is loaded anew meanwhile finds the way back to it. */
export const usePaymentEnd = (payment: Followed, step: Flow['step']): void => {
  const { orderNumber } = payment.order;
  const declined = useRef<KeptPayment>(undefined);
  const paid = useRef(() => {});
  paid.current = usePaidEnd(payment);
  const placed = useRef<() => unknown>(() => {});
  placed.current = usePlacedEnd(payment);
  useEffect(() => {
    if (step === 'paid') {
      forgetPayment(orderNumber);
      paid.current();
    } else if (step === 'placed') {
      placed.current();
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
