import { listAvailableDays } from '../../provider/appointments.ts';
import { updateTimeSlot } from '../../provider/cart.ts';
import { requireSession } from '../context.ts';
import { cartAfterWrite } from '../customers-cart.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/types.ts';

const Query = {
  availableDays: (_root, { productMasterId, serviceFees }, { provider }) =>
    listAvailableDays(provider, productMasterId, serviceFees ?? []),
} satisfies Pick<QueryResolvers, 'availableDays'>;

const Mutation = {
  scheduleCartLine: async (_root, { input, params }, context) => {
    requireSession(context);
    const { cartLineId, startAt, endAt } = input;
    await updateTimeSlot(context.provider, cartLineId, { start_at: startAt, end_at: endAt });
    return cartAfterWrite(context, params);
  },
} satisfies Pick<MutationResolvers, 'scheduleCartLine'>;

export const appointments = { Query, Mutation };
