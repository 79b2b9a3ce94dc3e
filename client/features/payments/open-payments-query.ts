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

/** Newest first; none until the server has answered, and for guests. */
export const useOpenPayments = (): readonly OpenPayment[] => {
  const session = useSession();
  const pause = session === null || typeof window === 'undefined';
  const [{ data }] = useOpenPaymentsQuery({ variables, pause, context });
  return data?.openPayments ?? none;
};

/** The same, asked anew; null when there was no answer, as while a page is being left. */
export const askOpenPayments = async (client: Client): Promise<readonly OpenPayment[] | null> => {
  const answer = client.query(OpenPaymentsDocument, variables, { ...context, requestPolicy: 'network-only' });
  return (await answer).data?.openPayments ?? null;
};

export const findOpen = (payments: readonly OpenPayment[], orderNumber: string): OpenPayment | undefined =>
  payments.find(({ order }) => order.orderNumber === orderNumber);
