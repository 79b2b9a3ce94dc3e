import { listVouchers } from '../../provider/vouchers.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toGiftCard } from '../mappers/vouchers.ts';

const Query = {
  giftCards: async (_root, _args, context) => {
    requireSession(context);
    const vouchers = await listVouchers(context.provider);
    return vouchers.map((voucher) => toGiftCard(voucher, context.backend.config.providerUrl));
  },
} satisfies Pick<QueryResolvers, 'giftCards'>;

export const vouchers = { Query };
