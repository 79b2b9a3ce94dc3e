import { useCallback } from 'react';
import { useClient } from 'urql';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import { clearOrdered } from './clear-ordered.ts';
import { giveUpPayment } from './given-back.ts';
import { findPayment, forgetPayment } from './kept-payments.ts';
import type { Flow } from './payment-flow.ts';

/** Waits until no tab of this browser follows the payment; each one that does holds this lock. */
const whenUnfollowed = (orderNumber: string, work: () => Promise<void>): void => {
  if (navigator.locks) navigator.locks.request(`rawnaq.payment.${orderNumber}`, work).catch(() => {});
  else void work();
};

/** What comes of a payment that nobody followed to its end: what was ordered leaves the cart. */
export const useLatePayment = () => {
  const client = useClient();
  return useCallback(
    (orderNumber: string, step: Flow['step']): void => {
      if (step === 'failed') giveUpPayment(orderNumber);
      if (step !== 'paid') return;
      countLeftPurchase(orderNumber);
      whenUnfollowed(orderNumber, async () => {
        const kept = findPayment(orderNumber);
        if (!kept) return;
        forgetPayment(orderNumber);
        await clearOrdered(client, kept.lineIds);
      });
    },
    [client],
  );
};
