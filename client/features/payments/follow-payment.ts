import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Client, useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { onPaymentEnd, type PaymentEnd, tellPaymentEnd } from '../../storage/payment-ends.ts';
import { askPayment, hearPayment, type Said } from './hear-payment.ts';
import { noteFollowed } from './open-payments-query.ts';
import { type Flow, PaymentStore, type Place } from './payment-flow.ts';

type Followed = {
  orderNumber: string;
  place: Place;
  /** On the page that the payment page comes back to: it asks at once, and the tab does not note the order. */
  isReturn?: true;
};

/** While a payment is open, the provider is asked this often. Milliseconds. */
const intervalMs = 3_000;

/** The event of each end; an order without a payment page stands although it is not paid. */
const ends: Partial<Record<Flow['step'], PaymentEnd>> = { paid: 'PAID', placed: 'PENDING', failed: 'FAILED' };

/**
 * The payment of one order in this window, from its begin to its end: the server's status moves the state machine, and an
 * end is sent to the caches, to the cart and to other tabs. `usePayment` shows it.
 */
export const followPayment = (client: Client, { orderNumber, place, isReturn }: Followed) => {
  const store = new PaymentStore({ step: 'paying', orderNumber, place, attempt: 0 });
  const isPageless = place === 'missing';
  let isOpen = false;
  let stopHearing: (() => void) | null = null;
  let question: ReturnType<typeof askPayment> | null = null;
  /** When the server last said how the payment stands. A payment that was just begun needs no question yet. */
  let heardAt = Date.now();
  let { step } = store.current();

  // A page that is loaded anew goes on with the payment that its tab followed.
  const note = (followed: string | null): void => {
    if (!isReturn) noteFollowed(followed);
  };
  const onSaid = (said: Said | null): void => {
    if (said) heardAt = Date.now();
    store.tell(said ? { type: 'heard', ...said } : { type: 'silent' });
  };
  const follow = (): void => {
    const flow = store.current();
    const attempt = isOpen && !isPageless && flow.step === 'paying' ? flow.attempt : null;
    if ((attempt !== null) === (stopHearing !== null)) return;
    stopHearing?.();
    stopHearing = null;
    if (attempt === null) return;
    stopHearing = hearPayment(client, orderNumber, attempt, onSaid);
    // It may have ended at once.
    follow();
  };
  store.subscribe((flow) => {
    const end = flow.step === step ? undefined : ends[flow.step];
    step = flow.step;
    // A failed payment can be tried again.
    if (end && end !== 'FAILED') note(null);
    if (end) tellPaymentEnd(end);
    follow();
  });

  const ask: typeof check = async () => {
    const answer = await askPayment(client, orderNumber);
    question = null;
    if (answer.data) onSaid(answer.data.checkPayment);
    // A refusal is an answer as well; a question that did not get through is asked again.
    else if (answer.error && failureOf(answer.error).code !== 'NETWORK') heardAt = Date.now();
    return answer;
  };
  /** Asks the provider at once, outside the turns. A call while another question is on its way shares that answer. */
  const check = (): ReturnType<typeof askPayment> => {
    question ??= ask();
    return question;
  };
  /** The payment may have ended. */
  const look = (): void => {
    if (store.current().step !== 'paid' && !isPageless) void check();
  };
  return {
    store,
    check,
    look,
    /** The customer is back at this window. An answer of less than an interval ago still counts. */
    lookAgain: (): void => {
      if (Date.now() - heardAt >= intervalMs) look();
    },
    /** A former order that was paid after all, or can still be, is not ordered again: then it is followed anew. */
    tryAgain: async () => {
      const answer = await check();
      if (answer.data) store.tell({ type: 'triedAgain', state: answer.data.checkPayment.state });
      return answer;
    },
    /** Follows the payment while it is open, until the function that is answered is called. */
    open: (): (() => void) => {
      isOpen = true;
      note(orderNumber);
      // Without a page there is nothing to wait for: one question, and the order is shown in its state.
      if (isPageless || isReturn) void check().then(({ data }) => data ?? onSaid(null));
      follow();
      return () => {
        isOpen = false;
        note(null);
        follow();
      };
    },
  };
};

/**
 * Follows the payment of an order while it is open, and asks again when the customer comes back, since a sleeping phone
 * receives no messages, and when a tab says "paid". `check` and `tryAgain` ask at once and show why that failed.
 */
export const usePayment = (followed: Followed) => {
  const client = useClient();
  const { submit, isBusy } = useSubmit();
  const [payment] = useState(() => followPayment(client, followed));
  const { store } = payment;
  const flow = useSyncExternalStore(store.subscribe, store.current, store.current);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && payment.lookAgain();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    const stops = [payment.open(), onPaymentEnd((state) => state === 'PAID' && payment.look())];
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
      for (const stop of stops) stop();
    };
  }, [payment]);
  const check = useCallback(() => submit(payment.check), [submit, payment]);
  const tryAgain = (onFailed: () => void) =>
    submit(payment.tryAgain, { onSuccess: () => store.current().step === 'choosing' && onFailed() });
  return { flow, tell: store.tell, check, tryAgain, isChecking: isBusy };
};
