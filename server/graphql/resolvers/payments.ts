import { ANSWER_DEADLINE } from '../../answer-deadline.ts';
import type { PaymentOutcome } from '../../state/payment-poller.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/types.ts';
import { askForPayment, paymentStatusOf } from '../payment-status.ts';

/** Joins whoever follows the payment of this order; over a socket nobody else notices that the session has ended. */
function follow(context: ShopContext, orderNumber: string): AsyncIterableIterator<PaymentOutcome> {
  const session = requireSession(context);
  const { backend, language, settings, log } = context;
  // Others may join the series and stay longer than this request.
  const provider = backend.provider.forVisitor({ token: session.token, language, settings, log });
  const askOverSocket = async () => {
    try {
      return await paymentStatusOf({ provider, backend, log, session }, orderNumber);
    } catch (error) {
      if (isSessionRefused(error)) await context.endSession();
      throw error;
    }
  };
  return backend.payments.follow(session.key, orderNumber, askOverSocket);
}

const Query = {
  paymentNews: async (_root, { orderNumber, after }, context) => {
    const outcomes = follow(context, orderNumber);
    const { endsAt = performance.now() + ANSWER_DEADLINE } = context;
    const isLate = setTimeout(() => void outcomes.return?.(), endsAt - performance.now());
    try {
      for await (const outcome of outcomes) {
        if (outcome.state !== 'PENDING' || outcome.attempt > after) return outcome;
      }
    } finally {
      clearTimeout(isLate);
    }
    return { orderNumber, state: 'PENDING', attempt: after };
  },
} satisfies Pick<QueryResolvers, 'paymentNews'>;

const Mutation = {
  checkPayment: (_root, { orderNumber }, context) => askForPayment(context, orderNumber),
} satisfies Pick<MutationResolvers, 'checkPayment'>;

const Subscription = {
  paymentStatus: {
    subscribe: (_root, { orderNumber }, context) => follow(context, orderNumber),
    resolve: (outcome: PaymentOutcome) => outcome,
  },
} satisfies Pick<SubscriptionResolvers, 'paymentStatus'>;

export const payments = { Query, Mutation, Subscription };
