import { getOrder, isReceivedGift } from '../../provider/bookings.ts';
import { isSettled } from '../../provider/order-amounts.ts';
import { askForPayment } from '../checkouts.ts';
import { signedIn } from '../context.ts';
import { ShopError } from '../errors.ts';
import type { QueryResolvers } from '../generated/types.ts';

export const Query = {
  receipt: signedIn(async (_root, { bookingId }, context) => {
    const order = await getOrder(context.provider, bookingId);
    if (isReceivedGift(order)) throw new ShopError('NOT_FOUND', 'The receipt of a gift is its buyer’s.');
    const { id, number, receipt: amounts, invoicedOn } = order;
    const state = isSettled(amounts) ? 'PAID' : (await askForPayment(context, number)).state;
    const told = state === 'UNCONFIRMED' ? 'PENDING' : state;
    return { id, number, state: told, issuedOn: invoicedOn, ...amounts };
  }),
} satisfies QueryResolvers;
