import type { Language } from '../../schema/languages.ts';
import type { ProviderClient } from './client.ts';
import { Answer } from './decode.ts';
import { ProviderError } from './errors.ts';
import { isYes } from './writings.ts';

/** `POST payments/check-payment-status`: the literal `pending`, yes or no; null when the answer says none of these. */
export type ProviderPaymentStatus = { success: 'pending' | boolean | null };

const failureStatus = /^(?:false|0|no|failed|failure|declined|rejected|cancell?ed|closed)$/i;

const meaningOf = (success: unknown): ProviderPaymentStatus['success'] => {
  if (typeof success === 'string' && /^pending$/i.test(success.trim())) return 'pending';
  if (isYes(success)) return true;
  const isNo = typeof success === 'boolean' || typeof success === 'number' || typeof success === 'string';
  return isNo && failureStatus.test(String(success).trim()) ? false : null;
};

const readStatus = (answer: Answer): ProviderPaymentStatus | null => {
  const found = answer.findWithin('payment', 'success');
  return found && { success: meaningOf(found.raw('success')) };
};

/** An order that is not paid may come with `status: false` as well. Paid beside a no has no meaning. */
const readRefused = ({ endpoint, answer }: ProviderError, language: Language): ProviderPaymentStatus | null => {
  if (answer === undefined) return null;
  const status = readStatus(new Answer(answer, { endpoint, baseUrl: '', language, onSkip: () => undefined }));
  return status?.success === true ? { success: null } : status;
};

export const checkPaymentStatus = async (
  client: ProviderClient,
  orderNumber: string,
): Promise<ProviderPaymentStatus> => {
  try {
    return await client.post('payments/check-payment-status', {
      body: { merchant_reference: orderNumber },
      read: (answer) => readStatus(answer) ?? { success: null },
    });
  } catch (error) {
    const status = error instanceof ProviderError && readRefused(error, client.language);
    if (!status) throw error;
    return status;
  }
};
