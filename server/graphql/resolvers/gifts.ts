import { listGiftedOrders } from '../../provider/gifts.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toBooking } from '../mappers/bookings.ts';

const Query = {
  giftedOrders: async (_root, _args, context) => {
    requireSession(context);
    const { provider, language, backend } = context;
    const orders = await listGiftedOrders(provider);
    const bookings = orders.map((order) => toBooking(order, language, backend.config.providerUrl));
    return bookings.filter((booking) => !booking.status.isCancelled);
  },
} satisfies Pick<QueryResolvers, 'giftedOrders'>;

export const gifts = { Query };
