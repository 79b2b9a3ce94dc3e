import { getOrder } from '../../provider/bookings.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toReceiptAmounts } from '../mappers/orders.ts';
import { paymentStatusOf } from '../payment-status.ts';

const Query = {
  receipt: async (_root, { bookingId }, context) => {
    const session = requireSession(context);
    const order = await getOrder(context.provider, bookingId);
    const number = order.order_number;
    const ask = () => paymentStatusOf(context, number);
    const { state } = await context.backend.payments.askNow(session.key, number, ask);
    return { id: order.id, number, state, ...toReceiptAmounts(order) };
  },
} satisfies Pick<QueryResolvers, 'receipt'>;

export const orders = { Query };
