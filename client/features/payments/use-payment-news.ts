import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { PaymentNewsDocument } from '../../graphql/generated/operations.ts';
import type { FlowEvent } from './payment-flow.ts';

/** A socket that works has brought the first word by then. Milliseconds. */
const patience = 5_000;
const shortestPause = 1_000;
const longestPause = 8_000;

type Followed = {
  orderNumber: string;
  attempt: number;
  isFollowing: boolean;
  tell: (event: FlowEvent) => void;
};

/**
 * Where no socket brings word of a payment, plain questions do: each waits at the server for the next turn of the same
 * asking, so that the provider is asked no more often.
 */
export const usePaymentNews = ({ orderNumber, attempt, isFollowing, tell }: Followed): void => {
  const client = useClient();
  const [isSilent, setIsSilent] = useState(false);
  const latest = useRef(attempt);
  latest.current = attempt;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every word starts the silence anew
  useEffect(() => {
    if (!isFollowing || isSilent) return;
    const timer = setTimeout(() => setIsSilent(true), patience);
    return () => clearTimeout(timer);
  }, [isFollowing, isSilent, attempt]);

  useEffect(() => {
    if (!isFollowing || !isSilent) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let after = latest.current;
    const ask = async (pause: number) => {
      const variables = { orderNumber, after };
      const { data, error } = await client.query(PaymentNewsDocument, variables, { requestPolicy: 'network-only' });
      if (!isWanted) return;
      if (error?.graphQLErrors.length) return tell({ type: 'silent' });
      const isNews = data && data.paymentNews.attempt !== after;
      if (data) {
        after = data.paymentNews.attempt;
        tell({ type: 'heard', state: data.paymentNews.state, attempt: after });
      }
      timer = setTimeout(() => ask(data ? shortestPause : Math.min(longestPause, pause * 2)), isNews ? 0 : pause);
    };
    void ask(shortestPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isFollowing, isSilent, orderNumber, client, tell]);
};
