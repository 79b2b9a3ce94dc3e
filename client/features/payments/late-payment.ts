import type { Client } from '../../graphql/client.ts';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import { askPayment } from './hear-payment.ts';
import { tellPaymentEnd } from './tell-payment-end.ts';

/** Asks once how a payment stands that this window did not follow to its end; null when it could not be asked. */
export const askLate = async (client: Client, orderNumber: string): Promise<PaymentState | null> => {
  const { said } = await askPayment(client, orderNumber);
  if (!said) return null;
  const { state } = said;
  if (state === 'PAID') countLeftPurchase(orderNumber);
  if (state === 'PAID' || state === 'FAILED') tellPaymentEnd(client, { orderNumber, state });
  return state;
};
