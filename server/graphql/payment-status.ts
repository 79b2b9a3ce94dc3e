import { checkPaymentStatus, type ProviderPaymentStatus } from '../provider/payments.ts';
import { within } from '../provider/within.ts';
import type { PaymentOutcome } from '../state/payment-poller.ts';
import { requireSession, type ShopContext } from './context.ts';

/** What the provider says of the payment; once that is its end, nobody is led to its page any more. */
export async function paymentStatusOf(
  { provider, backend }: Pick<ShopContext, 'provider' | 'backend'>,
  orderNumber: string,
): Promise<ProviderPaymentStatus> {
  const status = await checkPaymentStatus(provider, orderNumber);
  if (typeof status.success === 'boolean') await backend.openPayments.forget(orderNumber);
  return status;
}

/** Asks at once. A question of another request that is under way serves too, for as long as this visitor waits. */
export function askForPayment(context: ShopContext, orderNumber: string): Promise<PaymentOutcome> {
  const session = requireSession(context);
  const ask = () => paymentStatusOf(context, orderNumber);
  const answer = context.backend.payments.askNow(session.key, orderNumber, ask);
  return within(context.endsAt, answer, 'POST payments/check-payment-status');
}
