import type { Client } from 'urql';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { PaymentEndedDocument } from '../../graphql/generated/operations.ts';
import { openChannel, paymentEnds } from '../../storage/payment-ends.ts';

/** What was chosen for an order that came to nothing, as the cart writes it, and the lines that it was chosen for. */
export type GivenBack = { extras: string | null; lineIds: readonly string[] };

type PaymentEnd = { orderNumber: string; state: PaymentState; givenBack?: GivenBack };

/**
 * What this window knows of bookings, open payments and the cart is out of date: the server has taken out of the cart what was
 * paid, and what was chosen for an order that failed is chosen again. Nothing is sent but a word to the carts of other tabs.
 */
export const tellPaymentEnd = (client: Client, { orderNumber, state, givenBack }: PaymentEnd): void => {
  const told = { checkPayment: { __typename: 'PaymentStatus', orderNumber, state, attempt: 0 } };
  const additionalTypenames = ['Booking', ...(state === 'FAILED' ? [] : ['Cart'])];
  const context = { told, givenBack, additionalTypenames };
  void client.mutation(PaymentEndedDocument, { orderNumber }, context).toPromise();
  const channel = openChannel(paymentEnds);
  channel?.postMessage({ state, givenBack });
  channel?.close();
};
