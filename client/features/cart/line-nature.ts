import { useEffect, useState } from 'react';
import { type Client, useClient } from 'urql';
import type { CartLine, LineNature } from '../../cart/cart-rules.ts';
import { AvailableDaysDocument, BookedServiceDocument } from '../../graphql/generated/graphql.ts';

/**
 * What a line is. One whose kind is uncertain needs its product, and the times of one that does not say how long it takes;
 * null when that cannot be found out.
 */
export const askNature = async (client: Client, line: CartLine): Promise<LineNature | null> => {
  if (line.soldAs !== null || line.productId === null) return line.soldAs;
  const { data } = await client.query(BookedServiceDocument, { id: line.productId });
  if (!data) return null;
  const item = data.catalogueItem;
  if (!item) return 'PRODUCT';
  const service = item.__typename === 'Service' ? item : null;
  if ((service?.durationMinutes ?? 0) > 0) return 'SERVICE';
  const productMasterId = line.productMasterId ?? service?.productMasterId;
  const times = productMasterId ? await client.query(AvailableDaysDocument, { productMasterId }) : null;
  return times?.data?.availableDays.some(({ slots }) => slots.length > 0) ? 'EITHER' : 'PRODUCT';
};

/** What a line is, as soon as that is known; null until then. */
export const useNature = (line: CartLine): LineNature | null => {
  const client = useClient();
  const { soldAs } = line;
  const [asked, setAsked] = useState<LineNature | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line changes with each answer, its product does not
  useEffect(() => {
    if (soldAs === null) void askNature(client, line).then(setAsked);
  }, [client, soldAs, line.productId, line.productMasterId]);
  return soldAs ?? asked;
};
