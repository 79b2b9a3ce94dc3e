import { cancelOrder, getOrder, listOrders } from '../../provider/bookings.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused } from '../errors.ts';
import type { BookingResolvers, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toBooking, toBookingPage } from '../mappers/bookings.ts';

const Query = {
  bookings: async (_root, { page }, context) => {
    requireSession(context);
    const { provider, language, backend } = context;
    refuseInput(page < 1 ? { page: 'page' } : {}, language);
    return toBookingPage(await listOrders(provider, page), language, backend.config.providerUrl);
  },

  booking: async (_root, { id }, context) => {
    requireSession(context);
    const { provider, language, backend } = context;
    return toBooking(await getOrder(provider, id), language, backend.config.providerUrl);
  },
} satisfies Pick<QueryResolvers, 'bookings' | 'booking'>;

const Mutation = {
  cancelBooking: async (_root, { id }, context) => {
    requireSession(context);
    return { message: await cancelOrder(context.provider, id) };
  },
} satisfies Pick<MutationResolvers, 'cancelBooking'>;

/** A name is not worth a booking: without the profile it is left out. */
async function profileName(context: ShopContext): Promise<string | null> {
  try {
    const { first_name, last_name } = await context.profile();
    return `${first_name} ${last_name}`.trim() || null;
  } catch (error) {
    if (isSessionRefused(error)) throw error;
    context.log.info({ err: error }, 'a booking is shown without the name of the customer');
    return null;
  }
}

const Booking = {
  customerName: (booking, _args, context) => booking.customerName ?? profileName(context),
} satisfies Pick<BookingResolvers, 'customerName'>;

export const bookings = { Query, Mutation, Booking };
