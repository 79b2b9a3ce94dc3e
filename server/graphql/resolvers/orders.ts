import { getOrder } from '../../provider/bookings.ts';
import { requireSession } from '../context.ts';
import { ShopError } from '../errors.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { isReceivedGift } from '../mappers/bookings.ts';
import { isSettled, toReceiptAmounts } from '../mappers/orders.ts';
import { toRiyadhDay } from '../mappers/riyadh-time.ts';
import { askForPayment } from '../payment-status.ts';

const Query = {
  receipt: async (_root, { bookingId }, context) => {
    requireSession(context);
    const order = await getOrder(context.provider, bookingId);
    if (isReceivedGift(order)) throw new ShopError('NOT_FOUND', 'The receipt of a gift is its buyer’s.');
    const number = order.order_number;
    const amounts = toReceiptAmounts(order);
    const state = isSettled(amounts) ? 'PAID' : (await askForPayment(context, number)).state;
    const told = state === 'UNCONFIRMED' ? 'PENDING' : state;
    return { id: order.id, number, state: told, issuedOn: toRiyadhDay(order.invoice_date), ...amounts };
  },
} satisfies Pick<QueryResolvers, 'receipt'>;

export const orders = { Query };
