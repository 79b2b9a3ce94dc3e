import type { Client } from '../../graphql/client.ts';
import { CustomerClassesDocument } from '../../graphql/generated/operations.ts';

/** Asks for what `LoyaltyEntry` needs. Never rejects: a page lives without it. */
export const prefetchLoyalty = async (client: Client): Promise<void> => {
  await client.query(CustomerClassesDocument, {});
};
