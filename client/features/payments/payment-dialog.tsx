import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEmptyCartMutation } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import type { PaymentProps } from './dialogs.ts';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentFrame, usePaymentHints } from './payment-frame.tsx';
import { PaymentLoading } from './payment-loading.tsx';
import { safePaymentUrl } from './payment-message.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { onPaymentReturn } from './payment-return.ts';
import * as styles from './payments.styles.ts';
import { usePayment } from './use-payment.ts';

type Props = PaymentProps & DialogControls;

/** Once the order is paid: says so, puts the tab and the cart away and shows the bookings. */
const usePaid = ({ order, tab, onOutcome, onClose }: Props, state: string) => {
  const text = useText();
  const navigate = useNavigate();
  const [, emptyCart] = useEmptyCartMutation();
  const finish = useRef(() => {});
  finish.current = () => {
    onOutcome('PAID');
    countPurchase(order.orderNumber);
    showToast({ title: order.confirmationMessage ?? text('payments.paid.title'), color: 'success' });
    tab?.close();
    onClose();
    emptyCart({}, { additionalTypenames: ['Booking', 'Cart'] });
    navigate('/dashboard/bookings');
  };
  useEffect(() => {
    if (state === 'PAID') finish.current();
  }, [state]);
  useEffect(() => followPurchase(order.orderNumber), [order.orderNumber]);
};

/** The payment page: in its own tab first, here when the customer wants it so. */
const PaymentPlace = ({ order, tab, url }: Pick<Props, 'order' | 'tab'> & { url: string }) => {
  const text = useText();
  const [isHere, setIsHere] = useState(false);
  const [hasTab, setHasTab] = useState(tab !== null);
  const openTab = () => {
    if (tab && !tab.closed) return tab.focus();
    window.open(url, '_blank', 'noreferrer');
    setHasTab(true);
  };
  const payHere = () => {
    tab?.close();
    setIsHere(true);
  };
  if (isHere) return <PaymentFrame url={url} />;
  const addCard = order.canEmbedPayment ? payHere : openTab;
  return (
    <>
      <p className={styles.sentence}>{text(hasTab ? 'payments.otherTab' : 'payments.blocked')}</p>
      {order.savedCards.length > 0 && <PaymentCards cards={order.savedCards} onChoose={openTab} onAdd={addCard} />}
      <div className={styles.ways}>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={hasTab ? buttonLook.secondary.md : buttonLook.primary.md}
          onClick={() => setHasTab(true)}
        >
          <Icon name="external-link" />
          {text(hasTab ? 'payments.openAgain' : 'payments.open')}
        </a>
        {order.canEmbedPayment && (
          <Button variant="ghost" icon="credit-card" onClick={payHere}>
            {text('payments.payHere')}
          </Button>
        )}
      </div>
    </>
  );
};

export const Dialog = (props: Props) => {
  const { order, tab, onClose, onOutcome, onTryAgain } = props;
  const text = useText();
  const { progress, check, isChecking } = usePayment(order.orderNumber);
  const { state, attempt } = progress;
  const url = safePaymentUrl(order.paymentUrl);
  usePaid(props, state);
  usePaymentHints(url, check);
  useEffect(() => onPaymentReturn(order.orderNumber, check), [order.orderNumber, check]);
  const tryAgain = () => {
    onOutcome('FAILED');
    tab?.close();
    onTryAgain();
  };
  const footer = {
    PENDING: null,
    PAID: null,
    FAILED: (
      <Button size="lg" fullWidth icon="rotate-ccw" onClick={tryAgain}>
        {text('payments.tryAgain')}
      </Button>
    ),
    UNCONFIRMED: (
      <Button
        size="lg"
        fullWidth
        icon="refresh-cw"
        waiting={isChecking}
        waitingLabel={text('payments.checking')}
        onClick={check}
      >
        {text('payments.checkAgain')}
      </Button>
    ),
  }[state];
  return (
    <DialogFrame title={text('payments.title')} onClose={onClose} footer={footer}>
      <p className={styles.order}>
        {text('payments.order')} <bdi>{order.orderNumber}</bdi>
      </p>
      {state !== 'PENDING' && <PaymentOutcome state={state} />}
      {state === 'PENDING' && (
        <div className={styles.place}>
          {url ? <PaymentPlace order={order} tab={tab} url={url} /> : <p role="alert">{text('payments.noPage')}</p>}
          <PaymentLoading>
            {attempt > 0 ? text('payments.attempt', { attempt }) : text('payments.waiting')}
          </PaymentLoading>
        </div>
      )}
    </DialogFrame>
  );
};
