import { within } from '../provider/errors.ts';
import { checkPaymentStatus, type ProviderPaymentStatus } from '../provider/payments.ts';
import type { PaymentOutcome } from '../state/payment-poller.ts';
import { type CheckoutScene, notePayment, sceneOf } from './checkouts.ts';
import { requireSession, type ShopContext } from './context.ts';

/** Asks the provider about the payment, and notes its end for all devices of the customer. */
export const paymentStatusOf = async (scene: CheckoutScene, orderNumber: string): Promise<ProviderPaymentStatus> => {
  const status = await checkPaymentStatus(scene.provider, orderNumber);
  await notePayment(scene, orderNumber, status.success);
  return status;
};

/** Asks at once, or joins another request's question that is under way, for as long as this visitor waits. */
export const askForPayment = (context: ShopContext, orderNumber: string): Promise<PaymentOutcome> => {
  const session = requireSession(context);
  const ask = () => paymentStatusOf(sceneOf(context), orderNumber);
  const answer = context.backend.payments.askNow(session.key, orderNumber, ask);
  return within(context.endsAt, answer, 'POST payments/check-payment-status');
};
