import type { Client } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { AvailableDaysDocument, GivenProductDocument } from '../../graphql/generated/graphql.ts';

export type Given = { productId?: string | null; productMasterId?: string | null };

/**
 * Whether a product without a time takes one: a treatment, or what has free times though it does not say how long it
 * takes. A product whose answer is missing may take one.
 */
export const askTakesTime = async (client: Client, { productId, productMasterId }: Given): Promise<boolean> => {
  if (!productId) return true;
  const { data, error } = await client.query(GivenProductDocument, { id: productId });
  if (error || data?.catalogueItem?.__typename === 'Service') return true;
  if (!data?.catalogueItem || !productMasterId) return false;
  const times = await client.query(AvailableDaysDocument, { productMasterId });
  if (times.error) return failureOf(times.error).code !== 'NOT_FOUND';
  return Boolean(times.data?.availableDays.some(({ slots }) => slots.length > 0));
};
