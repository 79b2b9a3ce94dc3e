import { getOrderRating, rateOrder } from '../../provider/assumed-calls.ts';
import { cancelOrder, getOrder, listOrders } from '../../provider/bookings.ts';
import { updateTimeSlot } from '../../provider/cart.ts';
import { customerOf } from '../../session.ts';
import { openPaymentsOf } from '../checkouts.ts';
import { requireSession, type ShopContext, signedIn } from '../context.ts';
import { isProviderInTrouble, orElse } from '../errors.ts';
import type { BookingResolvers, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { missing, refuseInput } from '../input-problems.ts';

export const Query = {
  bookings: signedIn((_root, { page }, context) => {
    refuseInput({ page: page < 1 && 'page' }, context.language);
    return listOrders(context.provider, page);
  }),

  booking: signedIn((_root, { id }, context) => getOrder(context.provider, id)),

  bookingRating: signedIn((_root, { bookingId }, context) =>
    getOrderRating(context.provider, bookingId, context.backend.config.assumedCallsOff),
  ),
} satisfies QueryResolvers;

const longestComment = 1000;

export const Mutation = {
  cancelBooking: signedIn(async (_root, { id }, { provider }) => {
    const message = await cancelOrder(provider, id).catch(async (error: unknown) => {
      // The answer may have got lost behind a cancellation: it is not sent twice, the booking tells.
      const booking = isProviderInTrouble(error) ? await getOrder(provider, id).catch(() => null) : null;
      if (!booking?.status.isCancelled) throw error;
      return null;
    });
    return { message };
  }),

  rateBooking: signedIn(async (_root, { input: { bookingId, stars, comment } }, context) => {
    const { provider, language, backend } = context;
    const text = comment?.trim() ?? '';
    const [isCounted, isShort] = [stars >= 1 && stars <= 5, text.length <= longestComment];
    refuseInput({ stars: !isCounted && 'stars', comment: !isShort && 'comment' }, language);
    const said = { stars, comment: text || null };
    const rated = await rateOrder(provider, bookingId, said, backend.config.assumedCallsOff);
    return { isDone: rated !== null, message: rated?.message ?? null };
  }),

  rescheduleBooking: signedIn(async (_root, { input: { cartLineId, startAt, endAt } }, context) => {
    const { provider, language } = context;
    refuseInput({ startAt: missing(startAt), endAt: missing(endAt) }, language);
    return { message: await updateTimeSlot(provider, cartLineId, { start_at: startAt, end_at: endAt }) };
  }),
} satisfies MutationResolvers;

/** A name is not worth a booking: without the profile it is left out. */
const profileName = async (context: ShopContext): Promise<string | null> => {
  const profile = await orElse(context.profile(), (error) => {
    context.log.info({ err: error }, 'a booking is shown without the name of the customer');
    return null;
  });
  return profile?.fullName || null;
};

export const Booking = {
  customerName: (booking, _args, context) => booking.customerName ?? profileName(context),
  canRate: ({ canRate }, _args, { backend }) => canRate && !backend.config.assumedCallsOff.has('rate-order'),
  openPayment: async ({ number, status, gift }, _args, context) => {
    const isOwn = gift === null || gift.isSender;
    if (!isOwn || !status.isActive) return null;
    const open = await openPaymentsOf(context, customerOf(requireSession(context)));
    return open.find(({ order }) => order.orderNumber === number) ?? null;
  },
  hasRating: ({ hasRating }, _args, { backend }) => hasRating && !backend.config.assumedCallsOff.has('order-rating'),
} satisfies BookingResolvers;
