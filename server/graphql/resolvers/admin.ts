import packageFile from '../../../package.json' with { type: 'json' };
import { requireSession } from '../context.ts';
import { ShopError } from '../errors.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { isAdmin } from '../mappers/session.ts';

const Query = {
  operations: async (_root, _args, context) => {
    requireSession(context);
    if (!isAdmin(await context.profile())) throw new ShopError('FORBIDDEN', 'This is for administrators.');
    const { provider, payments, startedAt } = context.backend;
    return {
      build: packageFile.version,
      uptimeSeconds: Math.floor((Date.now() - startedAt) / 1000),
      paymentPollers: payments.size,
      providerCalls: provider.stats(),
    };
  },
} satisfies Pick<QueryResolvers, 'operations'>;

export const admin = { Query };
