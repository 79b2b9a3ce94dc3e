import { listAvailableDays } from '../../provider/appointments.ts';
import { updateTimeSlot } from '../../provider/cart.ts';
import { signedIn } from '../context.ts';
import { cartAfterWrite } from '../customers-cart.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { missing, refuseInput } from '../input-problems.ts';

export const Query = {
  availableDays: (_root, { productMasterId, serviceFees }, { provider }) =>
    listAvailableDays(provider, productMasterId, serviceFees ?? []),
} satisfies QueryResolvers;

export const Mutation = {
  scheduleCartLine: signedIn(async (_root, { input, params }, context) => {
    const { cartLineId, startAt, endAt } = input;
    refuseInput({ startAt: missing(startAt), endAt: missing(endAt) }, context.language);
    await updateTimeSlot(context.provider, cartLineId, { start_at: startAt, end_at: endAt });
    return cartAfterWrite(context, params);
  }),
} satisfies MutationResolvers;
