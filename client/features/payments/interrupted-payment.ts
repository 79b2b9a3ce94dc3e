import type { Client } from '../../graphql/client.ts';
import { noteFollowed, readFollowed } from './followed-payment.ts';
import { askLate } from './late-payment.ts';
import { askOpenPayments, findOpen, type OpenPayment } from './open-payments-query.ts';

/**
 * What has become of the payment that this tab was following when its page was loaded anew: it is still open, or was paid
 * meanwhile. Null when there was none, when it came to nothing, or when the server does not answer.
 */
export const findInterrupted = async (client: Client): Promise<{ open: OpenPayment } | { paid: string } | null> => {
  const orderNumber = readFollowed();
  if (orderNumber === null) return null;
  const payments = await askOpenPayments(client);
  if (!payments) return null;
  const open = findOpen(payments, orderNumber);
  if (open) return { open };
  noteFollowed(null);
  return (await askLate(client, orderNumber)) === 'PAID' ? { paid: orderNumber } : null;
};
