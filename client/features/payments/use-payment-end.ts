import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { useText } from '../../i18n/use-text.ts';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { noteFollowed } from './followed-payment.ts';
import { paidAddress } from './paid-address.ts';
import type { Flow } from './payment-flow.ts';
import type { PaymentProps } from './payment-props.ts';
import { tellPaymentEnd } from './tell-payment-end.ts';

type Followed = PaymentProps & { onClose: () => void };

/** Once the order is paid: says so, puts what was ordered away and shows the bookings. */
const usePaidEnd = ({ order, tab, onClose }: Followed) => {
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
    tellPaymentEnd(client, { orderNumber: order.orderNumber, state: 'PAID' });
    navigate(paidAddress(order.orderNumber));
  };
};

/** An order that stands without a payment page is not ordered again: the server takes it out of the cart. */
const usePlacedEnd = ({ order: { orderNumber }, due }: Followed) => {
  const client = useClient();
  return () => {
    if (due === 0) countPurchase(orderNumber);
    tellPaymentEnd(client, { orderNumber, state: 'PENDING' });
  };
};

/** Handles the end of a followed payment; a page that is reloaded meanwhile finds the way back to it. */
export const usePaymentEnd = (payment: Followed, step: Flow['step']): void => {
  const client = useClient();
  const { order, extras, lineIds } = payment;
  const { orderNumber } = order;
  const isGivenBack = useRef(false);
  const ends = useRef<Partial<Record<Flow['step'], () => void>>>({});
  ends.current = {
    paid: usePaidEnd(payment),
    placed: usePlacedEnd(payment),
    failed: () => {
      // Once: its page may take another card, and fail again.
      const givenBack = isGivenBack.current ? undefined : { extras, lineIds };
      isGivenBack.current = true;
      tellPaymentEnd(client, { orderNumber, state: 'FAILED', ...(givenBack && { givenBack }) });
    },
  };
  useEffect(() => ends.current[step]?.(), [step]);
  useEffect(() => followPurchase(orderNumber), [orderNumber]);
  useEffect(() => {
    noteFollowed(orderNumber);
    return () => noteFollowed(null);
  }, [orderNumber]);
};
