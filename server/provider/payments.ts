import type { ProviderClient } from './client.ts';
import { Answer, isYes } from './decode.ts';
import { ProviderError } from './errors.ts';

/** `POST payments/check-payment-status`: the literal `pending`, true, or anything else (which ends the waiting). */
export type ProviderPaymentStatus = { success: 'pending' | boolean };

function readStatus(answer: Answer): ProviderPaymentStatus | null {
  const found = answer.find('payment', 'success');
  const success = found?.raw('success');
  return found && { success: success === 'pending' ? 'pending' : isYes(success) };
}

/** An order that is not paid may come with `status: false` as well. That alone is never a payment. */
function readRefused({ kind, endpoint, answer }: ProviderError): ProviderPaymentStatus | null {
  if (kind !== 'refused') return null;
  const status = readStatus(new Answer(answer, { endpoint, onSkip: () => undefined }));
  return status?.success === true ? { success: false } : status;
}

export async function checkPaymentStatus(client: ProviderClient, orderNumber: string): Promise<ProviderPaymentStatus> {
  try {
    return await client.post('payments/check-payment-status', {
      body: { merchant_reference: orderNumber },
      read: (answer) => readStatus(answer) ?? { success: false },
    });
  } catch (error) {
    const status = error instanceof ProviderError && readRefused(error);
    if (!status) throw error;
    return status;
  }
}
