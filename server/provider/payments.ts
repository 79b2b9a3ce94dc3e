import type { ProviderClient } from './client.ts';
import { isYes } from './decode.ts';

/** `POST payments/check-payment-status`: the literal `pending`, true, or anything else (which ends the waiting). */
export type ProviderPaymentStatus = { success: 'pending' | boolean };

export function checkPaymentStatus(client: ProviderClient, orderNumber: string): Promise<ProviderPaymentStatus> {
  return client.post('payments/check-payment-status', {
    body: { merchant_reference: orderNumber },
    read: (answer) => {
      const success = answer.find('payment', 'success')?.raw('success');
      return { success: success === 'pending' ? 'pending' : isYes(success) };
    },
  });
}
