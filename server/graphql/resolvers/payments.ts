import { checkPaymentStatus } from '../../provider/payments.ts';
import { type PaymentOutcome, toPaymentState } from '../../provider/poll.ts';
import { requireSession } from '../context.ts';
import { isSessionRefused } from '../errors.ts';
import type { MutationResolvers, SubscriptionResolvers } from '../generated/types.ts';

const Mutation = {
  checkPayment: async (_root, { orderNumber }, context) => {
    requireSession(context);
    const { success } = await checkPaymentStatus(context.provider, orderNumber);
    return { orderNumber, state: toPaymentState(success), attempt: 1 };
  },
} satisfies Pick<MutationResolvers, 'checkPayment'>;

const Subscription = {
  paymentStatus: {
    subscribe: (_root, { orderNumber }, context) => {
      const session = requireSession(context);
      const { provider, backend } = context;
      const check = async () => {
        try {
          return await checkPaymentStatus(provider, orderNumber);
        } catch (error) {
          if (isSessionRefused(error)) context.endSession();
          throw error;
        }
      };
      return backend.payments.follow(session.key, orderNumber, check);
    },
    resolve: (outcome: PaymentOutcome) => outcome,
  },
} satisfies Pick<SubscriptionResolvers, 'paymentStatus'>;

export const payments = { Mutation, Subscription };
