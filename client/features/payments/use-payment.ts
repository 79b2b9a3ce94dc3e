import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../graphql/client.ts';
import { useTellFailure } from '../../graphql/use-submit.ts';
import type { Answer } from './hear-payment.ts';
import { type Begun, PaymentCourse } from './payment-course.ts';

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

/**
 * Follows the payment of an order while it is open; `check` and `tryAgain` ask the server at once and show why it cannot be
 * asked, `look` asks without a word.
 */
export const usePayment = (begun: Begun, options: { isNoted: boolean }) => {
  const client = useClient();
  const tellFailure = useTellFailure();
  const [course] = useState(() => new PaymentCourse(client, begun, options));
  const { flow, isAsking } = useSyncExternalStore(course.subscribe, course.current, course.current);
  useEffect(() => course.open(), [course]);
  useReturns(course.look);
  const loudly = useCallback(
    async (asking: Promise<Answer>): Promise<void> => {
      const { failure } = await asking;
      if (failure) tellFailure(failure);
    },
    [tellFailure],
  );
  const check = useCallback(() => loudly(course.check()), [loudly, course]);
  const tryAgain = useCallback(() => loudly(course.tryAgain()), [loudly, course]);
  return { course, flow, check, tryAgain, isChecking: isAsking };
};
