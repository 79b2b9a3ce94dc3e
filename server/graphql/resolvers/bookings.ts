import { listOrders } from '../../provider/bookings.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toBookingPage } from '../mappers/bookings.ts';

const Query = {
  bookings: async (_root, { page }, context) => {
    requireSession(context);
    const { provider, language, backend } = context;
    refuseInput(page < 1 ? { page: 'page' } : {}, language);
    return toBookingPage(await listOrders(provider, page), language, backend.config.providerUrl);
  },
} satisfies Pick<QueryResolvers, 'bookings'>;

export const bookings = { Query };
