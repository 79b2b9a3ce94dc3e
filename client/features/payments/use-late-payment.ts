import { useCallback } from 'react';
import { useClient } from 'urql';
import { CartDocument, EmptyCartDocument } from '../../graphql/generated/operations.ts';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import { findPayment, forgetPayment } from './kept-payments.ts';
import type { Flow } from './payment-flow.ts';

/** Waits until no tab of this browser follows the payment; each one that does holds this lock. */
const whenUnfollowed = (orderNumber: string, work: () => Promise<void>): void => {
  if (navigator.locks) navigator.locks.request(`rawnaq.payment.${orderNumber}`, work).catch(() => {});
  else void work();
};

/**
 * What comes of a payment that nobody followed to its end: what was ordered leaves the cart, unless the customer has put
 * something else beside it since.
 */
export const useLatePayment = () => {
  const client = useClient();
  return useCallback(
    (orderNumber: string, step: Flow['step']): void => {
      if (step === 'failed') forgetPayment(orderNumber);
      if (step !== 'paid') return;
      countLeftPurchase(orderNumber);
      whenUnfollowed(orderNumber, async () => {
        const kept = findPayment(orderNumber);
        if (!kept) return;
        forgetPayment(orderNumber);
        const { data } = await client.query(CartDocument, { params: {} }, { requestPolicy: 'network-only' });
        const lines = data?.cart.lines ?? [];
        if (lines.length === 0 || lines.some(({ id }) => !kept.lineIds.includes(id))) return;
        await client.mutation(EmptyCartDocument, {}, { additionalTypenames: ['Booking', 'Cart'] });
      });
    },
    [client],
  );
};
