import { useCallback, useEffect, useReducer } from 'react';
import { useCheckPaymentMutation, useFollowPaymentSubscription } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { begun, nextProgress } from './payment-progress.ts';

/** The server speaks every few seconds while a payment is open; after this much silence nobody follows it. Milliseconds. */
const longestSilence = 30_000;

/** Follows the payment of an order while it is open; `check` asks the server once, outside the turn. */
export const usePayment = (orderNumber: string) => {
  const [progress, tell] = useReducer(nextProgress, begun);
  const isFollowing = progress.state === 'PENDING';
  const [{ data, error }] = useFollowPaymentSubscription({ variables: { orderNumber }, pause: !isFollowing });
  const [, checkPayment] = useCheckPaymentMutation();
  const { submit, isBusy } = useSubmit();

  useEffect(() => {
    if (data) tell({ type: 'heard', status: data.paymentStatus });
  }, [data]);

  useEffect(() => {
    if (error) tell({ type: 'lost' });
  }, [error]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every word of the server starts the silence anew
  useEffect(() => {
    if (!isFollowing) return;
    const timer = setTimeout(() => tell({ type: 'lost' }), longestSilence);
    return () => clearTimeout(timer);
  }, [isFollowing, data]);

  const check = useCallback(
    () =>
      submit(() => checkPayment({ orderNumber }), {
        onSuccess: (answer) => {
          tell({ type: 'asked' });
          tell({ type: 'heard', status: answer.checkPayment });
        },
      }),
    [submit, checkPayment, orderNumber],
  );
  return { progress, check, isChecking: isBusy };
};
