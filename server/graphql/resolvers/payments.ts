import type { PaymentOutcome } from '../../provider/poll.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/types.ts';
import { paymentStatusOf } from '../payment-status.ts';

/** Joins whoever follows the payment of this order; over a socket nobody else notices that the session has ended. */
function follow(context: ShopContext, orderNumber: string): AsyncIterableIterator<PaymentOutcome> {
  const session = requireSession(context);
  const { backend } = context;
  const askOverSocket = async () => {
    try {
      return await paymentStatusOf(context, orderNumber);
    } catch (error) {
      if (isSessionRefused(error)) context.endSession();
      throw error;
    }
  };
  return backend.payments.follow(session.key, orderNumber, askOverSocket);
}

const Query = {
  paymentNews: async (_root, { orderNumber, after }, context) => {
    for await (const outcome of follow(context, orderNumber)) {
      if (outcome.state !== 'PENDING' || outcome.attempt !== after) return outcome;
    }
    return { orderNumber, state: 'PENDING', attempt: after };
  },
} satisfies Pick<QueryResolvers, 'paymentNews'>;

const Mutation = {
  checkPayment: (_root, { orderNumber }, context) => {
    const session = requireSession(context);
    return context.backend.payments.askNow(session.key, orderNumber, () => paymentStatusOf(context, orderNumber));
  },
} satisfies Pick<MutationResolvers, 'checkPayment'>;

const Subscription = {
  paymentStatus: {
    subscribe: (_root, { orderNumber }, context) => follow(context, orderNumber),
    resolve: (outcome: PaymentOutcome) => outcome,
  },
} satisfies Pick<SubscriptionResolvers, 'paymentStatus'>;

export const payments = { Query, Mutation, Subscription };
