import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { paidPath } from '../../routing/paid-path.ts';
import { countPurchase, followPurchase } from '../../tracking/purchases.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { doneMedal } from '../../ui/feedback/state.styles.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Amount } from '../../ui/price/price.tsx';
import { openCheckoutDialog, type PaymentProps, paymentDialog } from './dialogs.ts';
import { OrderHeld } from './order-held.tsx';
import { usePayment } from './payment-course.ts';
import { type Flow, type Way, waysOn } from './payment-flow.ts';
import { OutcomeFrame, PaymentLoading, PaymentOutcome, ToBookings } from './payment-outcome.tsx';
import { PaymentPlace, usePaymentHints } from './payment-place.tsx';
import { safePaymentUrl } from './payment-ways.ts';
import * as styles from './payments.styles.ts';

type Props = PaymentProps & DialogControls;
type Payment = ReturnType<typeof usePayment>;

/** The way on from where the payment stands. */
const Footer = ({ way, payment, props }: { way: Way; payment: Payment; props: Props }) => {
  const text = useText();
  const { course, check, isChecking } = payment;
  const { onTryAgain, onClose } = props;
  const tryAgain = async () => {
    await payment.tryAgain();
    if (course.current().flow.step !== 'choosing') return;
    onClose();
    onTryAgain();
  };
  if (way === 'toBookings') {
    const path = props.due === 0 ? paidPath(props.order.orderNumber) : undefined;
    return <ToBookings size="lg" fullWidth variant="secondary" onClose={onClose} path={path} />;
  }
  const isCheck = way === 'check';
  return (
    <Button
      size="lg"
      fullWidth
      waiting={isChecking}
      waitingLabel={text('payments.checking')}
      icon={isCheck ? 'refresh-cw' : 'rotate-ccw'}
      onClick={isCheck ? check : tryAgain}
    >
      {text(isCheck ? 'payments.checkAgain' : 'shell.tryAgain')}
    </Button>
  );
};

/** An order that stands without a payment page: with nothing left to pay, or to be paid at the branch. */
const PlacedOutcome = ({ order, due }: Pick<PaymentProps, 'order' | 'due'>) => {
  const text = useText();
  const isPaid = due === 0;
  return (
    <OutcomeFrame icon="check" medal={doneMedal} title="payments.placed.title">
      {isPaid && order.confirmationMessage && <p className={styles.sentence}>{order.confirmationMessage}</p>}
      {isPaid && <p className={styles.sentence}>{text('payments.placed.nothing')}</p>}
      {due === null && <p className={styles.sentence}>{text('payments.placed.unknown')}</p>}
      {due !== null && !isPaid && (
        <>
          <p className={styles.sentence}>{text('payments.placed.later')}</p>
          <p className={looks.strongFigures}>
            {text('payments.placed.atBranch')} <Amount amount={due} label={text('shell.riyal')} />
          </p>
        </>
      )}
    </OutcomeFrame>
  );
};

const footerWays: readonly Way[] = ['tryAgain', 'check', 'toBookings'];

const footerWayOf = (flow: Flow): Way | undefined =>
  flow.step === 'paid' ? undefined : waysOn(flow).find((way) => footerWays.includes(way));

/** Shows the end of a followed payment, and counts what was bought; `PaymentCourse` has told it. */
const usePaymentEnd = ({ order, tab, due, onClose }: Props, step: Flow['step']): void => {
  const text = useText();
  const navigate = useNavigate();
  const { orderNumber, confirmationMessage } = order;
  const showEnd = useEffectEvent(() => {
    if (step === 'placed' && due === 0) countPurchase(orderNumber);
    if (step !== 'paid') return;
    countPurchase(orderNumber);
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
};

export const Dialog = (props: Props) => {
  const { order, asked, onClose } = props;
  const text = useText();
  const dialogs = useDialogs();
  const [tab, setTab] = useState(props.tab);
  const { orderNumber } = order;
  const payment = usePayment({ orderNumber, place: props.place, isNoted: true });
  const { flow, course } = payment;
  usePaymentEnd({ ...props, tab }, flow.step);
  usePaymentHints(safePaymentUrl(order.paymentUrl), payment.check);
  const place = 'place' in flow ? flow.place : 'missing';
  const url = place === 'missing' ? null : safePaymentUrl(order.paymentUrl);
  const footerWay = footerWayOf(flow);
  const isOpen = flow.step === 'paying' || flow.step === 'unconfirmed';
  return (
    <DialogFrame
      title={text('payments.title')}
      onClose={onClose}
      footer={footerWay && <Footer way={footerWay} payment={payment} props={props} />}
    >
      <p className={styles.order}>
        {text('bookings.order')} <bdi>{orderNumber}</bdi>
      </p>
      {asked && isOpen && <OrderHeld {...asked} />}
      {flow.step === 'unconfirmed' && <PaymentOutcome state="UNCONFIRMED" />}
      {flow.step === 'failed' && <PaymentOutcome state="FAILED" />}
      {flow.step === 'placed' && <PlacedOutcome order={order} due={props.due} />}
      {isOpen && (
        <div className={flow.step === 'unconfirmed' ? styles.waysOn : looks.stack4}>
          {url && place !== 'missing' && (
            <PaymentPlace
              {...{ order, tab, url, place }}
              tell={course.tell}
              isAwaited={flow.step === 'paying'}
              onOpened={() => setTab(null)}
              onAddCard={() => dialogs.open(paymentDialog, { ...props, tab, place: 'frame' })}
            />
          )}
          {flow.step === 'paying' && (
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
