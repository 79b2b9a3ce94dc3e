import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { findPayment, onPaymentsChange } from './kept-payments.ts';
import { safePaymentUrl } from './payment-message.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';

const canBePaid = (orderNumber: string): boolean => {
  const payment = findPayment(orderNumber);
  return payment !== undefined && safePaymentUrl(payment.order.paymentUrl) !== null;
};

/** Goes on with the payment of an order; null where none waits that this browser knows of. */
export const usePayNow = (orderNumber: string): (() => void) | null => {
  const navigate = useNavigate();
  const { resume } = usePaymentDialog();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const look = () => setIsOpen(canBePaid(orderNumber));
    look();
    return onPaymentsChange(look);
  }, [orderNumber]);
  return isOpen ? () => resume(orderNumber, () => navigate('/cart')) : null;
};
