import { checkPaymentStatus, type ProviderPaymentStatus } from '../provider/payments.ts';
import type { ShopContext } from './context.ts';

/** What the provider says of the payment; once that is its end, nobody is led to its page any more. */
export async function paymentStatusOf(
  { provider, backend }: ShopContext,
  orderNumber: string,
): Promise<ProviderPaymentStatus> {
  const status = await checkPaymentStatus(provider, orderNumber);
  if (status.success !== 'pending') backend.openPayments.forget(orderNumber);
  return status;
}
