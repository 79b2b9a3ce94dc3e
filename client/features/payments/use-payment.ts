import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { useCheckPaymentMutation, useFollowPaymentSubscription } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { type Flow, nextFlow } from './payment-flow.ts';
import { usePaymentNews } from './use-payment-news.ts';

/**
 * The server speaks every few seconds while a payment is open; after this much silence it is no longer followed.
 * Milliseconds.
 */
const longestSilence = 30_000;

type Begun = Extract<Flow, { step: 'paying' }>;

/** Asks again when the customer comes back: a sleeping phone receives no messages. */
const useReturns = (onReturn: () => void) => {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && onReturn();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [onReturn]);
};

/** Follows the payment of an order while it is open; `check` asks the server at once, outside the turns. */
export const usePayment = (begun: Begun) => {
  const [flow, tell] = useReducer(nextFlow, begun as Flow);
  const { orderNumber } = begun;
  const isPageless = begun.place === 'missing';
  const isFollowing = flow.step === 'paying' && !isPageless;
  const attempt = flow.step === 'paying' ? flow.attempt : 0;
  const [{ data, error }] = useFollowPaymentSubscription({ variables: { orderNumber }, pause: !isFollowing });
  const [, checkPayment] = useCheckPaymentMutation();
  const { submit, isBusy } = useSubmit();
  const heard = data?.paymentStatus;

  useEffect(() => {
    if (heard) tell({ type: 'heard', state: heard.state, attempt: heard.attempt });
  }, [heard]);

  useEffect(() => {
    if (error?.graphQLErrors.length) tell({ type: 'silent' });
  }, [error]);

  usePaymentNews({ orderNumber, attempt, isFollowing, tell });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every word of the server starts the silence anew
  useEffect(() => {
    if (!isFollowing) return;
    const timer = setTimeout(() => tell({ type: 'silent' }), longestSilence);
    return () => clearTimeout(timer);
  }, [isFollowing, heard, attempt]);

  const asking = useRef<Promise<PaymentState | null>>(null);
  const isLoud = useRef(false);
  const ask = useCallback(async (): Promise<PaymentState | null> => {
    let said: PaymentState | null = null;
    await submit(() => checkPayment({ orderNumber }), {
      onSuccess: ({ checkPayment: { state, attempt: asked } }) => {
        said = state;
        tell({ type: 'heard', state, attempt: asked });
      },
      isHandled: () => !isLoud.current,
    });
    asking.current = null;
    isLoud.current = false;
    return said;
  }, [submit, checkPayment, orderNumber]);

  /**
   * Answers what the server said, null when it could not be asked. `quietly` shows no failure. A call while
   * another question is on its way shares that answer.
   */
  const check = useCallback(
    ({ quietly = false } = {}): Promise<PaymentState | null> => {
      isLoud.current ||= !quietly;
      asking.current ??= ask();
      return asking.current;
    },
    [ask],
  );

  // Without a page there is nothing to wait for: one question, and the order is shown as what it is.
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isPageless || isAsked.current) return;
    isAsked.current = true;
    void check({ quietly: true }).then((said) => said ?? tell({ type: 'silent' }));
  }, [isPageless, check]);

  const isOpen = flow.step !== 'paid' && !isPageless;
  const look = useCallback(() => {
    if (isOpen) void check({ quietly: true });
  }, [isOpen, check]);
  useReturns(look);
  return { flow, tell, check, look, isChecking: isBusy };
};
