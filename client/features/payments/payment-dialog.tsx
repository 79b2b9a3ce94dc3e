import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { paidPath } from '../../routing/paid-path.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { OrderHeld } from './order-held.tsx';
import { type Flow, type Place, type Way, waysOn } from './payment-flow.ts';
import { usePaymentHints } from './payment-frame.tsx';
import { PaymentLoading } from './payment-loading.tsx';
import { safePaymentUrl } from './payment-message.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentPlace } from './payment-place.tsx';
import type { PaymentProps, PaymentWays } from './payment-props.ts';
import { onPaymentReturn } from './payment-return.ts';
import * as styles from './payments.styles.ts';
import { PlacedOutcome } from './placed-outcome.tsx';
import { usePayment } from './use-payment.ts';
import { usePaymentEnd } from './use-payment-end.ts';

type Props = PaymentProps & DialogControls & { ways: PaymentWays };
type Payment = ReturnType<typeof usePayment>;

const urlAt = (order: PaymentProps['order'], place: Place) =>
  place === 'missing' ? null : safePaymentUrl(order.paymentUrl);

/** The ways on from where the payment stands. */
const Footer = ({ payment, props }: { payment: Payment; props: Props }) => {
  const text = useText();
  const { navigate } = useRouter();
  const { course, flow, check, isChecking } = payment;
  const { onTryAgain, onClose } = props;
  const tryAgain = async () => {
    await payment.tryAgain();
    if (course.current().flow.step !== 'choosing') return;
    onClose();
    onTryAgain();
  };
  const toBookings = () => {
    onClose();
    navigate(flow.step === 'placed' && props.due === 0 ? paidPath(props.order.orderNumber) : '/dashboard/bookings');
  };
  const waiting = {
    size: 'lg',
    fullWidth: true,
    waiting: isChecking,
    waitingLabel: text('payments.checking'),
  } as const;
  const ways = waysOn(flow);
  if (ways.includes('tryAgain')) {
    return (
      <Button {...waiting} icon="rotate-ccw" onClick={tryAgain}>
        {text('payments.tryAgain')}
      </Button>
    );
  }
  if (ways.includes('check')) {
    return (
      <Button {...waiting} icon="refresh-cw" onClick={() => check()}>
        {text('payments.checkAgain')}
      </Button>
    );
  }
  return (
    <Button size="lg" fullWidth variant="secondary" onClick={toBookings}>
      {text('payments.toBookings')}
    </Button>
  );
};

/** Without a page there is no payment to wait for, only the provider's word. */
const waitingText = (url: string | null) => (url ? 'payments.waiting' : 'payments.checking');

const footerWays: readonly Way[] = ['tryAgain', 'check', 'toBookings'];

const hasFooter = (flow: Flow): boolean => flow.step !== 'paid' && waysOn(flow).some((way) => footerWays.includes(way));

/** A message of the payment page, or the return from it, makes the server check at once. */
const useHints = (order: PaymentProps['order'], payment: Payment) => {
  const { check, course } = payment;
  const hear = useCallback(() => void check(), [check]);
  usePaymentHints(safePaymentUrl(order.paymentUrl), hear);
  useEffect(() => onPaymentReturn(order.orderNumber, course.look), [order.orderNumber, course]);
};

export const Dialog = (props: Props) => {
  const { order, onClose } = props;
  const text = useText();
  const [tab, setTab] = useState(props.tab);
  const { orderNumber } = order;
  const payment = usePayment({ step: 'paying', orderNumber, place: props.place, attempt: 0 }, { isNoted: true });
  const { flow, course } = payment;
  usePaymentEnd({ ...props, tab }, flow.step);
  useHints(order, payment);
  const place = 'place' in flow ? flow.place : 'missing';
  const url = urlAt(order, place);
  const isOpen = flow.step === 'paying' || flow.step === 'unconfirmed';
  return (
    <DialogFrame
      title={text('payments.title')}
      onClose={onClose}
      footer={hasFooter(flow) && <Footer payment={payment} props={props} />}
    >
      <p className={styles.order}>
        {text('payments.order')} <bdi>{orderNumber}</bdi>
      </p>
      {props.holds && isOpen && <OrderHeld holds={props.holds} />}
      {flow.step === 'unconfirmed' && <PaymentOutcome state="UNCONFIRMED" />}
      {flow.step === 'failed' && <PaymentOutcome state="FAILED" />}
      {flow.step === 'placed' && <PlacedOutcome order={order} due={props.due} />}
      {isOpen && (
        <div className={flow.step === 'unconfirmed' ? styles.waysOn : looks.stack4}>
          {url && place !== 'missing' && (
            <PaymentPlace
              {...{ order, tab, url, place }}
              tell={course.tell}
              ways={waysOn(flow)}
              isAwaited={flow.step === 'paying'}
              onOpened={() => setTab(null)}
              onAddCard={() => props.ways.payHere({ ...props, tab, place: 'frame' })}
            />
          )}
          {flow.step === 'paying' && (
            <PaymentLoading>
              {flow.attempt > 0 ? text('payments.attempt', { attempt: flow.attempt }) : text(waitingText(url))}
            </PaymentLoading>
          )}
          {props.onOtherWay && (
            <Button variant="ghost" onClick={props.onOtherWay}>
              {text('payments.otherWay')}
            </Button>
          )}
        </div>
      )}
    </DialogFrame>
  );
};
