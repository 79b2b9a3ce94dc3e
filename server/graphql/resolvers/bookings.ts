import { getOrderRating, rateOrder } from '../../provider/assumed-calls.ts';
import { cancelOrder, getOrder, listOrders } from '../../provider/bookings.ts';
import { updateTimeSlot } from '../../provider/cart.ts';
import { openPaymentsOf } from '../checkouts.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused } from '../errors.ts';
import type { BookingResolvers, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

const Query = {
  bookings: (_root, { page }, context) => {
    requireSession(context);
    refuseInput(page < 1 ? { page: 'page' } : {}, context.language);
    return listOrders(context.provider, page);
  },

  booking: (_root, { id }, context) => {
    requireSession(context);
    return getOrder(context.provider, id);
  },

  bookingRating: (_root, { bookingId }, context) => {
    requireSession(context);
    return getOrderRating(context.provider, bookingId, context.backend.config.assumedCallsOff);
  },
} satisfies Pick<QueryResolvers, 'bookings' | 'booking' | 'bookingRating'>;

const longestComment = 1000;

const Mutation = {
  cancelBooking: async (_root, { id }, context) => {
    requireSession(context);
    return { message: await cancelOrder(context.provider, id) };
  },

  rateBooking: async (_root, { input: { bookingId, stars, comment } }, context) => {
    requireSession(context);
    const { provider, language, backend } = context;
    const words = comment?.trim() ?? '';
    refuseInput(
      {
        ...((stars < 1 || stars > 5) && { stars: 'stars' }),
        ...(words.length > longestComment && { comment: 'comment' }),
      },
      language,
    );
    const said = { stars, comment: words || null };
    const rated = await rateOrder(provider, bookingId, said, backend.config.assumedCallsOff);
    return { isDone: rated !== null, message: rated?.message ?? null };
  },

  rescheduleBooking: async (_root, { input: { cartLineId, startAt, endAt } }, context) => {
    requireSession(context);
    const { provider, language } = context;
    const missing = Object.entries({ startAt, endAt }).filter(([, value]) => !value.trim());
    refuseInput(Object.fromEntries(missing.map(([name]) => [name, 'required' as const])), language);
    return { message: await updateTimeSlot(provider, cartLineId, { start_at: startAt, end_at: endAt }) };
  },
} satisfies Pick<MutationResolvers, 'cancelBooking' | 'rateBooking' | 'rescheduleBooking'>;

/** A name is not worth a booking: without the profile it is left out. */
const profileName = async (context: ShopContext): Promise<string | null> => {
  try {
    return (await context.profile()).fullName || null;
  } catch (error) {
    if (isSessionRefused(error)) throw error;
    context.log.info({ err: error }, 'a booking is shown without the name of the customer');
    return null;
  }
};

const Booking = {
  customerName: (booking, _args, context) => booking.customerName ?? profileName(context),
  canRate: ({ canRate }, _args, { backend }) => canRate && !backend.config.assumedCallsOff.has('rate-order'),
  openPayment: async ({ number, status, gift }, _args, context) => {
    const isOwn = gift === null || gift.isSender;
    if (!isOwn || !status.isActive) return null;
    return (await openPaymentsOf(context)).find(({ order }) => order.orderNumber === number) ?? null;
  },
  hasRating: ({ hasRating }, _args, { backend }) => hasRating && !backend.config.assumedCallsOff.has('order-rating'),
} satisfies Pick<BookingResolvers, 'customerName' | 'canRate' | 'hasRating' | 'openPayment'>;

export const bookings = { Query, Mutation, Booking };
