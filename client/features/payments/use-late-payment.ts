import { useCallback } from 'react';
import { useClient } from 'urql';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import type { Flow } from './payment-flow.ts';
import { type GivenBack, tellPaymentEnd } from './tell-payment-end.ts';

/** What comes of an order that this tab did not follow to its end; `givenBack` where its payment failed. */
export const useLatePayment = () => {
  const client = useClient();
  return useCallback(
    (orderNumber: string, step: Flow['step'], givenBack?: GivenBack): void => {
      if (step !== 'paid' && step !== 'placed' && step !== 'failed') return;
      if (step === 'paid') countLeftPurchase(orderNumber);
      const states = { paid: 'PAID', placed: 'PENDING', failed: 'FAILED' } as const;
      tellPaymentEnd(client, { orderNumber, state: states[step], ...(givenBack && { givenBack }) });
    },
    [client],
  );
};
