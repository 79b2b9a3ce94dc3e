import { ANSWER_DEADLINE } from '../../answer-deadline.ts';
import { createOrder, type ProviderPlacedOrder } from '../../provider/checkout.ts';
import { customerOf } from '../../session.ts';
import { KeyTaken, OrdersPaused } from '../../state/placed-orders.ts';
import { requireSession } from '../context.ts';
import { ShopError } from '../errors.ts';
import type { MutationResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { toOrderParams } from '../mappers/cart.ts';
import { toPlacedOrder } from '../mappers/checkout.ts';
import { giftProblems } from '../mappers/gift-input.ts';

const MOST_LINES = 200;
const RETRY_SECONDS = 5;

function toShopError(error: unknown): unknown {
  if (error instanceof OrdersPaused) {
    const details = { retryAfterSeconds: RETRY_SECONDS };
    return new ShopError('ORDERS_PAUSED', 'We cannot take orders for a moment.', details);
  }
  if (!(error instanceof KeyTaken)) return error;
  return new ShopError('CHECKOUT_KEY_TAKEN', 'The key was used for another cart, way to pay or customer.');
}

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
    const decision = { checkoutKey, customer: customerOf(session), lineIds, methodId: paymentMethodId };
    const { endsAt = performance.now() + ANSWER_DEADLINE } = context;
    const placing = backend.placedOrders.once(decision, endsAt, async () => {
      const fresh = await createOrder(provider, paymentMethodId, toOrderParams(params));
      const order = orderOf(fresh);
      if (order.paymentUrl !== null) await backend.openPayments.note(order, lineIds);
      return fresh;
    });
    const placed = await placing.catch((error) => {
      if (error instanceof OrdersPaused) log.error({ reason: error.message }, 'an order was refused');
      throw toShopError(error);
    });
    const order = orderOf(placed);
    if (order.paymentUrl === null) log.warn('an order came without a payment page');
    return order;
  },
} satisfies Pick<MutationResolvers, 'placeOrder'>;

export const checkout = { Mutation };
