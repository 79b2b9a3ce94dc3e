import { checkPaymentStatus } from '../../provider/payments.ts';
import { type PaymentOutcome, toPaymentState } from '../../provider/poll.ts';
import { requireSession } from '../context.ts';
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
      return backend.payments.follow(session.key, orderNumber, () => checkPaymentStatus(provider, orderNumber));
    },
    resolve: (outcome: PaymentOutcome) => outcome,
  },
} satisfies Pick<SubscriptionResolvers, 'paymentStatus'>;

export const payments = { Mutation, Subscription };
