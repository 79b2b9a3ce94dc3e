import { useCallback } from 'react';
import { useClient } from 'urql';
import { inTurn } from '../../storage/tabs.ts';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import { clearOrdered } from './clear-ordered.ts';
import { giveUpPayment } from './given-back.ts';
import { findPayment, forgetPayment } from './kept-payments.ts';
import type { Flow } from './payment-flow.ts';

/**
 * What comes of an order that no tab followed to its end: what was ordered leaves the cart. `onEndedElsewhere` is called
 * instead when another tab of this browser did follow it and has shown its end.
 */
export const useLatePayment = () => {
  const client = useClient();
  return useCallback(
    (orderNumber: string, step: Flow['step'], onEndedElsewhere = () => {}): void => {
      if (step === 'failed') giveUpPayment(orderNumber);
      if (step !== 'paid' && step !== 'placed') return;
      if (step === 'paid') countLeftPurchase(orderNumber);
      // Waits until no tab of this browser follows the payment; each one that does holds this name.
      void inTurn(`payment.${orderNumber}`, async () => {
        const kept = findPayment(orderNumber);
        if (!kept) return onEndedElsewhere();
        if (step === 'paid') forgetPayment(orderNumber);
        if (await clearOrdered(client, kept.lineIds)) forgetPayment(orderNumber);
      });
    },
    [client],
  );
};
