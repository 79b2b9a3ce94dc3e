import type { QueryResolvers } from '../generated/types.ts';
import { toStorefront } from '../mappers/content.ts';

const Query = {
  storefront: (_root, _args, { backend, language }) => toStorefront(backend.config, language),
} satisfies Pick<QueryResolvers, 'storefront'>;

export const content = { Query };
