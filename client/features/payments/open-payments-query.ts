import type { Client, RequestPolicy } from 'urql';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import { OpenPaymentsDocument, type OpenPaymentsQuery } from '../../graphql/generated/graphql.ts';
import { useOpenPaymentsQuery } from '../../graphql/generated/hooks.ts';
import { exactly } from '../../graphql/keep-shown-answers.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { tellPaymentEnd } from '../../storage/payment-ends.ts';
import { persisted } from '../../storage/persisted.ts';
import { countLeftPurchase } from '../../tracking/purchases.ts';
import { askPayment } from './hear-payment.ts';

/** A payment without a known end that can be gone on with, as the server knows it on every device. */
export type OpenPayment = OpenPaymentsQuery['openPayments'][number];

/** Any change of a booking may have begun or ended a payment. */
const context = { additionalTypenames: ['Booking', 'OpenPayment'] };
const variables = {};
const none: readonly OpenPayment[] = [];

/** Newest first; none for guests, and until the server has answered where the page has not asked ahead. */
export const useOpenPayments = (): readonly OpenPayment[] => {
  const pause = useSession() === null;
  const [{ data }] = useOpenPaymentsQuery({ variables, pause, context });
  return data?.openPayments ?? none;
};

/** The same, asked anew unless `requestPolicy` says otherwise; null when there was no answer, as while a page is being left. */
export const askOpenPayments = async (
  client: Client,
  requestPolicy: RequestPolicy = 'network-only',
): Promise<readonly OpenPayment[] | null> => {
  const answer = client.query(OpenPaymentsDocument, variables, { ...context, ...exactly, requestPolicy });
  return (await answer).data?.openPayments ?? null;
};

export const findOpen = (payments: readonly OpenPayment[], orderNumber: string): OpenPayment | undefined =>
  payments.find(({ order }) => order.orderNumber === orderNumber);

/** The number of the order whose payment this tab was following when its page was loaded anew. */
const followed = persisted('followed-payment', (_stored, number) => number || null, { personal: true, tabOnly: true });

/** Notes that this tab follows a payment; `null` when it no longer does. All else of it is the server's. */
export const noteFollowed = followed.write;

/** Asks once how a payment stands that this window did not follow to its end; null when it could not be asked. */
export const askLate = async (client: Client, orderNumber: string): Promise<PaymentState | null> => {
  const { data } = await askPayment(client, orderNumber);
  const state = data?.checkPayment.state ?? null;
  if (state === 'PAID') countLeftPurchase(orderNumber);
  if (state === 'PAID' || state === 'FAILED') tellPaymentEnd(state);
  return state;
};

/**
 * The state of the payment that this tab was following when its page was loaded anew: it is still open, or was paid
 * meanwhile. Null when there was none, when it came to nothing, or when the server does not answer.
 */
export const findInterrupted = async (client: Client): Promise<{ open: OpenPayment } | { paid: string } | null> => {
  const orderNumber = followed.read();
  if (orderNumber === null) return null;
  const payments = await askOpenPayments(client);
  if (!payments) return null;
  const open = findOpen(payments, orderNumber);
  if (open) return { open };
  followed.write(null);
  return (await askLate(client, orderNumber)) === 'PAID' ? { paid: orderNumber } : null;
};
