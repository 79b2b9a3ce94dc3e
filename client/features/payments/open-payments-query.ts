import type { RequestPolicy } from 'urql';
import type { Client } from '../../graphql/client.ts';
import {
  type OpenPaymentPartsFragment,
  OpenPaymentsDocument,
  useOpenPaymentsQuery,
} from '../../graphql/generated/operations.ts';
import { useSession } from '../../session/viewer-scope.tsx';

/** A payment without a known end that can be gone on with, as the server knows it on every device. */
export type OpenPayment = OpenPaymentPartsFragment;

/** Whatever changes a booking may have begun or ended a payment. */
const context = { additionalTypenames: ['Booking', 'OpenPayment'] };
const variables = {};
const none: readonly OpenPayment[] = [];

/** Newest first; none for guests, and until the server has answered where the page has not asked ahead. */
export const useOpenPayments = (): readonly OpenPayment[] => {
  const session = useSession();
  const pause = session === null;
  const [{ data }] = useOpenPaymentsQuery({ variables, pause, context });
  return data?.openPayments ?? none;
};

/** The same, asked anew unless `requestPolicy` says otherwise; null when there was no answer, as while a page is being left. */
export const askOpenPayments = async (
  client: Client,
  requestPolicy: RequestPolicy = 'network-only',
): Promise<readonly OpenPayment[] | null> => {
  const answer = client.query(OpenPaymentsDocument, variables, { ...context, requestPolicy });
  return (await answer).data?.openPayments ?? null;
};

export const findOpen = (payments: readonly OpenPayment[], orderNumber: string): OpenPayment | undefined =>
  payments.find(({ order }) => order.orderNumber === orderNumber);
