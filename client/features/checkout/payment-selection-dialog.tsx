import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlaceOrderMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { expectPurchase } from '../../tracking/purchases.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog-store.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Amount } from '../../ui/price.tsx';
import { PaymentLoading, paymentDialog, safePaymentUrl } from '../payments/public.ts';
import * as styles from './checkout.styles.ts';
import { decide, isOutcomeUnknown, markOf } from './decision.ts';
import { forgetDecision, keepDecision, readDecision } from './kept-decision.ts';
import { leadTab, openPaymentTab } from './payment-tab.ts';
import type { CheckoutProps } from './use-open-checkout.ts';

const waitingWords = [
  { lang: 'ar', dir: 'rtl', text: 'لحظة، نجهّز صفحة الدفع…' },
  { lang: 'en', dir: 'ltr', text: 'One moment, the payment page is on its way…' },
];

/** For whoever runs the shop: the customer has a link instead. */
const warn = (what: string) => {
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  console.warn(what);
};

/** Places the order once for each decision to pay, and leads the tab of the click to its payment page. */
const useCheckout = ({ cart, params, onTryAgain }: CheckoutProps) => {
  const dialogs = useDialogs();
  const [, placeOrder] = usePlaceOrderMutation();
  const { submit, isBusy } = useSubmit();
  const [lostAnswers, setLostAnswers] = useState(0);

  const choose = (methodId: string) => {
    if (isBusy) return;
    const tab = openPaymentTab(waitingWords);
    if (!tab) warn('The browser blocked the tab of the payment page.');
    const wanted = { methodId, cart: markOf(cart, params) };
    const decision = decide(readDecision(localStorage), wanted, () => crypto.randomUUID());
    keepDecision(localStorage, decision);
    const input = { checkoutKey: decision.key, paymentMethodId: methodId, params };
    submit(() => placeOrder({ input }, { additionalTypenames: ['Booking'] }), {
      onSuccess: ({ placeOrder: order }) => {
        expectPurchase(order.orderNumber, cart);
        const url = safePaymentUrl(order.paymentUrl);
        if (!url) warn('The order came without a payment page.');
        const isOpen = url !== null && leadTab(tab, url);
        if (!isOpen) tab?.close();
        const onOutcome = () => forgetDecision(localStorage);
        dialogs.open(paymentDialog, { order, tab: isOpen ? tab : null, onOutcome, onTryAgain });
      },
      onFailure: ({ code }) => {
        tab?.close();
        warn(`The order was not placed: ${code}`);
        if (isOutcomeUnknown(code)) setLostAnswers((count) => count + 1);
        else forgetDecision(localStorage);
      },
    });
  };
  const startOver = () => {
    forgetDecision(localStorage);
    setLostAnswers(0);
  };
  return { choose, isBusy, lostAnswers, startOver };
};

/** Nobody can say whether the order exists: where to look, and after a second try a way to begin anew. */
const LostAnswer = ({
  canStartOver,
  onStartOver,
  onClose,
}: Record<'onStartOver' | 'onClose', () => void> & { canStartOver: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const toBookings = () => {
    onClose();
    navigate('/dashboard/bookings');
  };
  return (
    <div className={styles.lost} role="alert">
      <p>{text('checkout.lost')}</p>
      <div className={styles.lostWays}>
        <Button variant="secondary" onClick={toBookings}>
          {text('checkout.toBookings')}
        </Button>
        {canStartOver && (
          <Button variant="ghost" onClick={onStartOver}>
            {text('checkout.startOver')}
          </Button>
        )}
      </div>
    </div>
  );
};

export const Dialog = ({ onClose, ...props }: CheckoutProps & DialogControls) => {
  const text = useText();
  const { cart } = props;
  const { choose, isBusy, lostAnswers, startOver } = useCheckout(props);
  return (
    <DialogFrame title={text('checkout.title')} onClose={onClose} busy={isBusy}>
      <p className={styles.total}>
        {text('checkout.total')}{' '}
        <Amount amount={cart.total.amount} label={text('shell.riyal')} className={styles.amount} />
        <span className={styles.note}>{text('shell.includesVat')}</span>
      </p>
      {lostAnswers > 0 && !isBusy && (
        <LostAnswer canStartOver={lostAnswers > 1} onStartOver={startOver} onClose={onClose} />
      )}
      {isBusy && <PaymentLoading>{text('checkout.placing')}</PaymentLoading>}
      {cart.paymentMethods.length === 0 && <EmptyState icon="credit-card">{text('checkout.noMethods')}</EmptyState>}
      <ul className={styles.methods}>
        {cart.paymentMethods.map((method) => (
          <li key={method.id}>
            <button type="button" className={styles.method} disabled={isBusy} onClick={() => choose(method.id)}>
              {method.image ? (
                <img src={method.image} alt="" className={styles.methodImage} width={48} height={32} />
              ) : (
                <Icon name="credit-card" />
              )}
              <span>{method.name}</span>
              <Icon name="chevron-right" className={styles.methodEnd} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.secure}>
        <Icon name="lock" />
        {text('checkout.secure')}
      </p>
    </DialogFrame>
  );
};
