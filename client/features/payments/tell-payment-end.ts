import type { Client } from '../../graphql/client.ts';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { PaymentEndedDocument } from '../../graphql/generated/operations.ts';
import { openChannel, paymentEnds } from '../../storage/payment-ends.ts';

type PaymentEnd = { orderNumber: string; state: PaymentState };

/**
 * What this window knows of bookings, open payments and the cart is out of date: the server has taken out of the cart what was
 * paid, and tells in the cart what was chosen for an order that failed. Nothing is sent but a word to the carts of other tabs.
 */
export const tellPaymentEnd = (client: Client, { orderNumber, state }: PaymentEnd): void => {
  const told = { checkPayment: { __typename: 'PaymentStatus', orderNumber, state, attempt: 0 } };
  const context = { told, additionalTypenames: ['Booking', 'Cart'] };
  void client.mutation(PaymentEndedDocument, { orderNumber }, context);
  const channel = openChannel(paymentEnds);
  channel?.postMessage({ state });
  channel?.close();
};
