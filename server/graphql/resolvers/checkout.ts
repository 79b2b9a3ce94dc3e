import { createOrder, type ProviderPlacedOrder } from '../../provider/checkout.ts';
import { requireSession } from '../context.ts';
import type { MutationResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toOrderParams } from '../mappers/cart.ts';
import { toPlacedOrder } from '../mappers/checkout.ts';
import { giftProblems } from '../mappers/gift-input.ts';

const MOST_LINES = 200;

const Mutation = {
  placeOrder: async (_root, { input }, context) => {
    const session = requireSession(context);
    const { provider, backend, language, log } = context;
    const { checkoutKey, paymentMethodId } = input;
    const params = input.params ?? {};
    const lineIds = input.lineIds ?? [];
    const isKey = /^[A-Za-z0-9-]{16,64}$/.test(checkoutKey);
    const problems = {
      ...(!isKey && { checkoutKey: 'checkoutKey' as const }),
      ...(lineIds.length > MOST_LINES && { lineIds: 'lineIds' as const }),
    };
    refuseInput({ ...problems, ...giftProblems(params) }, language);
    const { providerUrl, paymentOrigins } = backend.config;
    const orderOf = (placed: ProviderPlacedOrder) =>
      toPlacedOrder(placed, providerUrl, paymentOrigins ?? [new URL(providerUrl).origin]);
    const placed = await backend.placedOrders.once(`${session.key} ${checkoutKey}`, async () => {
      const fresh = await createOrder(provider, paymentMethodId, toOrderParams(params));
      backend.openPayments.note(orderOf(fresh), lineIds);
      return fresh;
    });
    const order = orderOf(placed);
    if (order.paymentUrl === null) log.warn('an order came without a payment page');
    return order;
  },
} satisfies Pick<MutationResolvers, 'placeOrder'>;

export const checkout = { Mutation };
