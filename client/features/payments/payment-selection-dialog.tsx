import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import type { LookForOrderMutation } from '../../graphql/generated/graphql.ts';
import { useLookForOrderMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit, useTellFailure } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { markPaymentTab } from '../../storage/payment-tab-mark.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './checkout.styles.ts';
import type { CheckoutProps } from './dialogs.ts';
import { type At, waysOn } from './payment-flow.ts';
import { PaymentLoading, ToBookings } from './payment-outcome.tsx';
import { startCheckout } from './place-order.ts';

type LostOrderProps = {
  flow: At<'lost'>;
  ways: ReturnType<typeof startCheckout>['lostWays'];
  onClose: () => void;
};

/**
 * It is unknown whether the order exists: the server's finding, which looks for it once by itself, where to look, and after
 * two questions a way to begin anew.
 */
const LostOrder = ({ flow, ways, onClose }: LostOrderProps) => {
  const text = useText();
  const [, lookForOrder] = useLookForOrderMutation();
  const { submit } = useSubmit();
  const [found, setFound] = useState<Partial<LookForOrderMutation['lookForOrder']> | null>(null);
  const look = () => {
    setFound(null);
    void submit(() => lookForOrder({ checkoutKey: flow.key }), {
      onSuccess: ({ lookForOrder: answer }) => setFound(answer),
      onFailure: ({ code }) => {
        if (code === 'NOT_FOUND') ways.forget();
        else setFound({});
        return true;
      },
    });
  };
  const begin = useEffectEvent(look);
  useEffect(() => begin(), []);
  if (!found) return <PaymentLoading>{text('checkout.lost.looking')}</PaymentLoading>;
  const { verdict = 'UNKNOWN', orderNumber, total, statusLabel } = found;
  const isFound = verdict === 'FOUND';
  const canStartOver = waysOn(flow).includes('startOver');
  return (
    <div className={looks.stack4}>
      <div className={styles.lost} role="alert">
        <p>{text('checkout.lost')}</p>
        <p>{text(`checkout.lost.${verdict}`)}</p>
        {isFound && (
          <p>
            <bdi>{orderNumber}</bdi>
            {total && '\u00a0· '}
            {total && <Amount amount={total.amount} label={text('shell.riyal')} />}
            {statusLabel && `\u00a0· ${statusLabel}`}
          </p>
        )}
        {canStartOver && !isFound && <p>{text('checkout.lost.sure')}</p>}
      </div>
      <div className={looks.actionsOfPart}>
        {isFound && <Button onClick={ways.goOn}>{text('checkout.open.goOn')}</Button>}
        <ToBookings onClose={onClose} variant="secondary" />
        {!isFound && (
          <>
            <Button variant="secondary" icon="refresh-cw" onClick={look}>
              {text('checkout.lost.lookAgain')}
            </Button>
            <Button variant="ghost" onClick={canStartOver ? ways.startOver : ways.deny}>
              {text(canStartOver ? 'checkout.startOver' : 'checkout.lost.deny')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};

/**
 * Opens the tab for the payment page while the click is still being handled, so that the browser does not block it; it
 * says `waiting` until the URL is known. Null when it was blocked all the same. The tab has no opener: the payment page
 * cannot send the shop's tab elsewhere. In return this page can neither close the tab nor lead it on once the payment
 * page is in it.
 */
const openPaymentTab = (waiting: string): Window | null => {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  markPaymentTab(tab);
  const { lang, dir } = document.documentElement;
  const { documentElement, body } = tab.document;
  Object.assign(documentElement, { lang, dir });
  tab.document.title = waiting;
  body.textContent = waiting;
  const shade = (step: number) => getComputedStyle(document.body).getPropertyValue(`--chakra-colors-gray-${step}`);
  body.style.cssText = `font-family:system-ui,sans-serif;text-align:center;margin:20vh 1.5rem 0;color:${shade(900)};background:${shade(50)}`;
  return tab;
};

export const Dialog = ({ onClose, ...props }: CheckoutProps & DialogControls) => {
  const text = useText();
  const client = useClient();
  const dialogs = useDialogs();
  const tellFailure = useTellFailure();
  const openTab = () => openPaymentTab(text('checkout.placing'));
  const [checkout] = useState(() => startCheckout(client, props, { dialogs, tellFailure, openTab }));
  const { store, choose, lostWays } = checkout;
  const flow = useSyncExternalStore(store.subscribe, store.current, store.current);
  const { cart } = props;
  const isBusy = flow.step === 'placing';
  const isFree = cart.total.amount === 0;
  return (
    <DialogFrame title={text('checkout.title')} onClose={onClose} busy={isBusy}>
      <p className={styles.total}>
        {text('checkout.total')}{' '}
        <Amount amount={cart.total.amount} label={text('shell.riyal')} className={styles.amount} />
        <span className={looks.caption}>{text('shell.includesVat')}</span>
      </p>
      {flow.step === 'lost' && <LostOrder flow={flow} ways={lostWays} onClose={onClose} />}
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
              <Icon name="chevron-right" className={looks.rowEnd} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.secure} role="status">
        {isBusy ? <Icon name="loader-circle" className={looks.spinner} /> : <Icon name={isFree ? 'check' : 'lock'} />}
        {text(isBusy ? 'checkout.placing' : isFree ? 'checkout.nothingLeft' : 'checkout.secure')}
      </p>
    </DialogFrame>
  );
};
