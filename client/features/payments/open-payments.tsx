import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { askLate, findOpen, type OpenPayment, useOpenPayments } from './open-payments-query.ts';
import { resumePayment } from './payment-ways.ts';
import * as styles from './payments.styles.ts';

/** Asks for each payment without a known end once, as long as the customer is here. */
const useAsked = (payments: readonly OpenPayment[]): void => {
  const text = useText();
  const client = useClient();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const ask = async ({ order: { orderNumber, confirmationMessage } }: OpenPayment) => {
      if ((await askLate(client, orderNumber)) !== 'PAID') return;
      showToast({ title: confirmationMessage ?? text('payments.paid.title'), color: 'success' });
    };
    for (const payment of payments) {
      const { orderNumber } = payment.order;
      if (asked.current.has(orderNumber)) continue;
      asked.current.add(orderNumber);
      void ask(payment);
    }
  }, [payments, client, text]);
};

type OpenPaymentsProps = {
  /** Numbers of the orders that offer their payment themselves on this page. */
  except?: readonly string[];
};

/** Payments that wait for their end, with the way back to each. */
export const OpenPayments = ({ except = [] }: OpenPaymentsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const payments = useOpenPayments();
  useAsked(payments);
  const dialogs = useDialogs();
  const shown = payments.filter(({ order }) => !except.includes(order.orderNumber));
  if (shown.length === 0) return null;
  return (
    <section className={styles.open} aria-label={text('payments.open.title')}>
      {shown.map((payment) => (
        <div key={payment.order.orderNumber} className={styles.openRow}>
          <Icon name="clock" />
          <p className={styles.openText}>
            {text('payments.open.body')} <bdi>{payment.order.orderNumber}</bdi>
          </p>
          <Button aria-haspopup="dialog" onClick={() => resumePayment(dialogs, payment.order, () => navigate('/cart'))}>
            {text('payments.open.continue')}
          </Button>
        </div>
      ))}
    </section>
  );
};

/**
 * Answers what goes on with the payment of an order, null for an order without an open one. `onTryAgain` leads to the
 * cart unless it is given.
 */
export const usePayNow = (onTryAgain?: () => void): ((orderNumber: string) => (() => void) | null) => {
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const payments = useOpenPayments();
  return (orderNumber) => {
    const open = findOpen(payments, orderNumber);
    return open ? () => resumePayment(dialogs, open.order, onTryAgain ?? (() => navigate('/cart'))) : null;
  };
};
