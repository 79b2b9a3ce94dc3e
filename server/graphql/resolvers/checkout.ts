import { createOrder } from '../../provider/checkout.ts';
import { requireSession } from '../context.ts';
import type { MutationResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toOrderParams } from '../mappers/cart.ts';
import { toPlacedOrder } from '../mappers/checkout.ts';
import { giftProblems } from '../mappers/gift-input.ts';

const Mutation = {
  placeOrder: async (_root, { input }, context) => {
    const session = requireSession(context);
    const { provider, backend, language, log } = context;
    const { checkoutKey, paymentMethodId } = input;
    const params = input.params ?? {};
    const isKey = /^[A-Za-z0-9-]{16,64}$/.test(checkoutKey);
    refuseInput({ ...(!isKey && { checkoutKey: 'checkoutKey' }), ...giftProblems(params) }, language);
    const placed = await backend.placedOrders.once(`${session.key} ${checkoutKey}`, () =>
      createOrder(provider, paymentMethodId, toOrderParams(params)),
    );
    const { providerUrl, paymentOrigins } = backend.config;
    const order = toPlacedOrder(placed, providerUrl, paymentOrigins ?? [new URL(providerUrl).origin]);
    if (order.paymentUrl === null) log.warn('an order came without a payment page');
    return order;
  },
} satisfies Pick<MutationResolvers, 'placeOrder'>;

export const checkout = { Mutation };
