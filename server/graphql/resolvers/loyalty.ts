import { listCustomerClasses } from '../../provider/assumed-calls.ts';
import type { QueryResolvers } from '../generated/types.ts';

export const Query = {
  customerClasses: async (_root, _args, { provider, backend: { config } }) => {
    const classes = await listCustomerClasses(provider, config.assumedCallsOff);
    const thresholds = classes?.length === config.loyaltyThresholds.length ? config.loyaltyThresholds : [];
    return classes?.map((entry, place) => ({ ...entry, fromPoints: thresholds[place] ?? null })) ?? null;
  },
} satisfies QueryResolvers;
