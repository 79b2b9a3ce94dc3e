import { askForPayment, paymentStatusOf } from '../checkouts.ts';
import { answerDeadlineMs, requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused } from '../errors.ts';
import type { MutationResolvers, PaymentStatus, QueryResolvers, SubscriptionResolvers } from '../generated/types.ts';
import { missing, refuseInput } from '../input-problems.ts';

/** Joins the listeners of this order's payment. On a socket, only this notices that the session has ended. */
const follow = (context: ShopContext, orderNumber: string): AsyncIterableIterator<PaymentStatus> => {
  const session = requireSession(context);
  const { backend, language, settings, log, trace } = context;
  refuseInput({ orderNumber: missing(orderNumber) }, language);
  // Others may join the series and stay longer than this request.
  const provider = backend.provider.forVisitor({ token: session.token, language, settings, log, trace });
  const askOverSocket = async () => {
    try {
      return await paymentStatusOf({ provider, backend, log, session }, orderNumber);
    } catch (error) {
      if (isSessionRefused(error)) await context.endSession();
      throw error;
    }
  };
  return backend.payments.follow(session.key, orderNumber, askOverSocket);
};

/** Waits for a later attempt than `after`, as long as this visitor waits for an answer. */
const nextNews = async (context: ShopContext, orderNumber: string, after: number): Promise<PaymentStatus> => {
  const outcomes = follow(context, orderNumber);
  const { endsAt = performance.now() + answerDeadlineMs } = context;
  const isLate = setTimeout(() => void outcomes.return?.(), endsAt - performance.now());
  try {
    for await (const outcome of outcomes) {
      if (outcome.state !== 'PENDING' || outcome.attempt > after) return outcome;
    }
  } finally {
    clearTimeout(isLate);
  }
  return { orderNumber, state: 'PENDING', attempt: after };
};

export const Query = {
  paymentNews: (_root, { orderNumber, after }, context) => nextNews(context, orderNumber, after),
} satisfies QueryResolvers;

export const Mutation = {
  checkPayment: (_root, { orderNumber, after }, context) =>
    typeof after === 'number' ? nextNews(context, orderNumber, after) : askForPayment(context, orderNumber),
} satisfies MutationResolvers;

export const Subscription = {
  paymentStatus: {
    subscribe: (_root, { orderNumber }, context) => follow(context, orderNumber),
    resolve: (outcome: PaymentStatus) => outcome,
  },
} satisfies SubscriptionResolvers;
