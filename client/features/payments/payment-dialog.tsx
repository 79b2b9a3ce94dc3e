import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { paidPath } from '../../routing/paid-path.ts';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import { safePaymentUrl } from './checkout-steps.ts';
import { openCheckoutDialog, type PaymentProps, paymentDialog } from './dialogs.ts';
import { usePayment } from './follow-payment.ts';
import { waysOn } from './payment-flow.ts';
import { OrderHeld, PaymentLoading, PaymentOutcome, ToBookings } from './payment-outcome.tsx';
import { PaymentPlace, usePaymentHints } from './payment-place.tsx';
import * as styles from './payments.styles.ts';

type Props = PaymentProps & DialogControls;

/** The way on from where the payment stands; none while it is waited for and once it is paid. */
const useWayOn = ({ order, due, onTryAgain, onClose }: Props, payment: ReturnType<typeof usePayment>) => {
  const text = useText();
  const { flow, check, tryAgain, isChecking } = payment;
  const [way] = waysOn(flow);
  const look = { size: 'lg', fullWidth: true } as const;
  if (flow.step === 'placed') {
    const path = due === 0 ? paidPath(order.orderNumber) : undefined;
    return <ToBookings {...look} variant="secondary" onClose={onClose} path={path} />;
  }
  if (way !== 'check' && way !== 'tryAgain') return null;
  const payAnew = () => {
    onClose();
    onTryAgain();
  };
  const asking = { ...look, waiting: isChecking, waitingLabel: text('payments.checking') };
  return way === 'check' ? (
    <Button {...asking} icon="refresh-cw" onClick={check}>
      {text('payments.checkAgain')}
    </Button>
  ) : (
    <Button {...asking} icon="rotate-ccw" onClick={() => tryAgain(payAnew)}>
      {text('shell.tryAgain')}
    </Button>
  );
};

/** An order that stands without a payment page: with nothing left to pay, or to be paid at the branch. */
const PlacedOutcome = ({ order, due }: Pick<PaymentProps, 'order' | 'due'>) => {
  const text = useText();
  if (due === null) return <PaymentOutcome state="PLACED" />;
  const isPaid = due === 0;
  return (
    <PaymentOutcome state="PLACED">
      {isPaid && order.confirmationMessage && <p className={styles.sentence}>{order.confirmationMessage}</p>}
      <p className={styles.sentence}>{text(`payments.placed.${isPaid ? 'nothing' : 'later'}`)}</p>
      {!isPaid && (
        <p className={looks.strongFigures}>
          {text('payments.placed.atBranch')} <Amount amount={due} label={text('shell.riyal')} />
        </p>
      )}
    </PaymentOutcome>
  );
};

export const Dialog = (props: Props) => {
  const { order, due, asked, onClose } = props;
  const { orderNumber, confirmationMessage } = order;
  const text = useText();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const [tab, setTab] = useState(props.tab);
  const payment = usePayment({ orderNumber, place: props.place });
  const { flow, tell, check } = payment;
  const { step } = flow;
  const url = safePaymentUrl(order.paymentUrl);
  const isAwaited = step === 'paying';
  const open = isAwaited || step === 'unconfirmed' ? flow : null;
  /** Shows the end of the payment, and counts the purchase. */
  const showEnd = useEffectEvent(() => {
    if (step === 'paid' || (step === 'placed' && due === 0)) countPurchase(orderNumber);
    if (step !== 'paid') return;
    showToast({
      title: confirmationMessage ?? text('payments.paid.title'),
      // Its page has not come back to this shop, where it would close itself.
      ...(tab && !tab.closed && { description: text('payments.tabLeft') }),
      color: 'success',
    });
    onClose();
    navigate(paidPath(orderNumber));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end is shown once
  useEffect(() => showEnd(), [step]);
  useEffect(() => followPurchase(orderNumber), [orderNumber]);
  usePaymentHints(url, check);
  const wayOn = useWayOn(props, payment);
  return (
    <DialogFrame title={text('payments.title')} onClose={onClose} footer={wayOn}>
      <p className={styles.order}>
        {text('bookings.order')} <bdi>{orderNumber}</bdi>
      </p>
      {asked && open && <OrderHeld {...asked} />}
      {step === 'unconfirmed' && <PaymentOutcome state="UNCONFIRMED" />}
      {step === 'failed' && <PaymentOutcome state="FAILED" />}
      {step === 'placed' && <PlacedOutcome order={order} due={due} />}
      {open && (
        <div className={isAwaited ? looks.stack4 : styles.waysOn}>
          {url && open.place !== 'missing' && (
            <PaymentPlace
              {...{ order, tab, url, tell, isAwaited, place: open.place }}
              onOpened={() => setTab(null)}
              onAddCard={() => dialogs.open(paymentDialog, { ...props, tab, place: 'frame' })}
            />
          )}
          {isAwaited && (
            // Without a page there is no payment to wait for, only the provider's word.
            <PaymentLoading>
              {text(url && flow.attempt === 0 ? 'payments.waiting' : 'payments.checking')}
            </PaymentLoading>
          )}
          {asked && (
            <Button variant="ghost" onClick={() => dialogs.openInstead(openCheckoutDialog, asked)}>
              {text('payments.otherWay')}
            </Button>
          )}
        </div>
      )}
    </DialogFrame>
  );
};
