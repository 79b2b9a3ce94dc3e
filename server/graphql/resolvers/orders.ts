import { getOrder } from '../../provider/bookings.ts';
import { checkPaymentStatus } from '../../provider/payments.ts';
import { requireSession } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toReceiptAmounts } from '../mappers/orders.ts';

const Query = {
  receipt: async (_root, { bookingId }, context) => {
    const session = requireSession(context);
    const { provider, backend } = context;
    const order = await getOrder(provider, bookingId);
    const number = order.order_number;
    const { state } = await backend.payments.askNow(session.key, number, () => checkPaymentStatus(provider, number));
    return { id: order.id, number, state, ...toReceiptAmounts(order) };
  },
} satisfies Pick<QueryResolvers, 'receipt'>;

export const orders = { Query };
