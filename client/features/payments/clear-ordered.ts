import type { Client } from 'urql';
import { CartDocument, EmptyCartDocument, RemoveCartLineDocument } from '../../graphql/generated/operations.ts';

const news = { additionalTypenames: ['Booking', 'Cart'] };

/**
 * What was ordered leaves the cart; what the customer has put beside it since, in this tab or in another one, stays.
 * A cart that cannot be read is left as it is. Answers whether all that was ordered is out of it.
 */
export const clearOrdered = async (client: Client, lineIds: readonly string[]): Promise<boolean> => {
  const { data } = await client.query(CartDocument, { params: {} }, { requestPolicy: 'network-only' });
  if (!data) return false;
  const { lines } = data.cart;
  const ordered = lines.filter(({ id }) => lineIds.includes(id));
  if (ordered.length === lines.length) {
    const { error } = await client.mutation(EmptyCartDocument, {}, news);
    return !error;
  }
  let isDone = true;
  for (const { id } of ordered) {
    const { error } = await client.mutation(RemoveCartLineDocument, { id }, news);
    isDone &&= !error;
  }
  return isDone;
};
