import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { CheckPaymentDocument, type OpenPaymentPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { forgetPayment, type KeptPayment, onPaymentsChange, readPayments, takePaymentIn } from './kept-payments.ts';
import { safePaymentUrl } from './payment-message.ts';
import * as styles from './payments.styles.ts';
import { useLatePayment } from './use-late-payment.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';

type OpenPaymentsProps = {
  /** Those that the server knows of, whichever browser they were begun in. */
  begunElsewhere?: readonly OpenPaymentPartsFragment[] | undefined;
};

const hasPage = ({ paymentUrl }: KeptPayment['order']): boolean => safePaymentUrl(paymentUrl) !== null;

/** The payments without a known end, each asked about once when the customer comes here. */
const useOpenPayments = (): KeptPayment[] => {
  const text = useText();
  const client = useClient();
  const endLate = useLatePayment();
  const [payments, setPayments] = useState<KeptPayment[]>([]);
  useEffect(() => {
    const show = () => setPayments(readPayments().filter(({ order }) => hasPage(order)));
    const ask = async ({ order }: KeptPayment) => {
      const { orderNumber, confirmationMessage } = order;
      const news = { additionalTypenames: ['Booking'] };
      const { data, error } = await client.mutation(CheckPaymentDocument, { orderNumber }, news);
      if (error && failureOf(error).code === 'NOT_FOUND') forgetPayment(orderNumber);
      if (!hasPage(order) && data && data.checkPayment.state !== 'PAID') return endLate(orderNumber, 'placed');
      if (data?.checkPayment.state === 'FAILED') endLate(orderNumber, 'failed');
      if (data?.checkPayment.state !== 'PAID') return;
      endLate(orderNumber, 'paid');
      showToast({ title: confirmationMessage ?? text('payments.paid.title'), color: 'success' });
    };
    show();
    for (const payment of readPayments()) void ask(payment);
    return onPaymentsChange(show);
  }, [client, endLate, text]);
  return payments;
};

/** Payments that wait for their end, with the way back to each. */
export const OpenPayments = ({ begunElsewhere }: OpenPaymentsProps) => {
  useEffect(() => begunElsewhere?.forEach(takePaymentIn), [begunElsewhere]);
  const text = useText();
  const navigate = useNavigate();
  const payments = useOpenPayments();
  const { resume } = usePaymentDialog();
  if (payments.length === 0) return null;
  return (
    <section className={styles.open} aria-label={text('payments.open.title')}>
      {payments.map(({ order: { orderNumber } }) => (
        <div key={orderNumber} className={styles.openRow}>
          <Icon name="clock" />
          <p className={styles.openText}>
            {text('payments.open.body')} <bdi>{orderNumber}</bdi>
          </p>
          <Button aria-haspopup="dialog" onClick={() => resume(orderNumber, () => navigate('/cart'))}>
            {text('payments.open.continue')}
          </Button>
        </div>
      ))}
    </section>
  );
};
