import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { resumePayment } from './checkout-steps.ts';
import { askLate, findOpen, type OpenPayment, useOpenPayments } from './open-payments-query.ts';
import * as styles from './payments.styles.ts';

/**
 * Answers an action to resume the payment of an order, null for an order without an open one. `onTryAgain` leads to the
 * cart unless it is given.
 */
export const usePayNow = (onTryAgain?: () => void): ((orderNumber: string) => (() => void) | null) => {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const payments = useOpenPayments();
  return (orderNumber) => {
    const order = findOpen(payments, orderNumber)?.order;
    return order ? () => resumePayment(dialogs, { order, onTryAgain: onTryAgain ?? (() => navigate('/cart')) }) : null;
  };
};

/**
 * Payments that wait for their end, with the way back to each; `except` those of orders that offer it on this page
 * themselves. Each is asked for once, as long as the customer is here.
 */
export const OpenPayments = ({ except = [] }: { except?: readonly string[] | undefined }) => {
  const text = useText();
  const client = useClient();
  const payments = useOpenPayments();
  const payNow = usePayNow();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const ask = async ({ order: { orderNumber, confirmationMessage } }: OpenPayment) => {
      if (asked.current.has(orderNumber)) return;
      asked.current.add(orderNumber);
      if ((await askLate(client, orderNumber)) !== 'PAID') return;
      showToast({ title: confirmationMessage ?? text('payments.paid.title'), color: 'success' });
    };
    for (const payment of payments) void ask(payment);
  }, [payments, client, text]);
  const numbers = payments.map(({ order }) => order.orderNumber).filter((number) => !except.includes(number));
  if (numbers.length === 0) return null;
  return (
    <section className={styles.open} aria-label={text('payments.open.title')}>
      {numbers.map((number) => (
        <div key={number} className={styles.openRow}>
          <Icon name="clock" />
          <p className={styles.openText}>
            {text('payments.open.body')} <bdi>{number}</bdi>
          </p>
          <Button aria-haspopup="dialog" onClick={payNow(number) ?? undefined}>
            {text('payments.open.continue')}
          </Button>
        </div>
      ))}
    </section>
  );
};
