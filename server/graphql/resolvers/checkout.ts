import { findListed } from '../../provider/bookings.ts';
import { createOrder, type ProviderPlacedOrder } from '../../provider/checkout.ts';
import { isOutcomeUnknown, ProviderError } from '../../provider/errors.ts';
import { customerOf } from '../../session.ts';
import type { WantedCheckout } from '../../state/checkout-rules.ts';
import { type Decision, KeyTaken, OrdersPaused } from '../../state/placed-orders.ts';
import { toMoney } from '../../values/money.ts';
import { toHttpUrl } from '../../values/safe-values.ts';
import { toOrderedLine } from '../checkouts.ts';
import { answerDeadlineMs, requireCustomer, requireSession, type ShopContext } from '../context.ts';
import { orElse, ShopError } from '../errors.ts';
import { beginCheckout } from '../former-orders.ts';
import type { MutationResolvers, PlacedOrder, PlaceOrderInput } from '../generated/types.ts';
import { type InputProblems, missing, refuseInput } from '../input-problems.ts';
import { giftProblems, toOrderParams } from '../mappers/cart.ts';

const mostLines = 200;
const retrySeconds = 5;

const toShopError = (error: unknown): unknown => {
  if (error instanceof OrdersPaused) {
    const details = { retryAfterSeconds: retrySeconds };
    return new ShopError('ORDERS_PAUSED', 'We cannot take orders for a moment.', details);
  }
  if (!(error instanceof KeyTaken)) return error;
  return new ShopError('CHECKOUT_KEY_TAKEN', 'The key was used for another cart, way to pay or customer.');
};

const refuseOrder = (
  { checkoutKey, paymentMethodId, lineIds, lines, params }: PlaceOrderInput,
  context: ShopContext,
): void => {
  const isKey = /^[A-Za-z0-9-]{16,64}$/.test(checkoutKey);
  const problems: InputProblems = {
    checkoutKey: !isKey && 'checkoutKey',
    paymentMethodId: missing(paymentMethodId),
    lineIds: (lineIds?.length ?? 0) > mostLines && 'lineIds',
    lines: (lines?.length ?? 0) > mostLines && 'lineIds',
  };
  refuseInput({ ...problems, ...giftProblems(params ?? {}) }, context.language);
};

const toWanted = ({ checkoutKey, paymentMethodId, lineIds, lines, despite, params, seenTotal }: PlaceOrderInput) => {
  const told = lines ?? (lineIds ?? []).map((id) => ({ id }));
  const chosen = { serviceFees: params?.serviceFees ?? [], gift: params?.gift ?? null };
  const wanted: WantedCheckout = {
    checkoutKey,
    lines: told.map(toOrderedLine),
    methodId: paymentMethodId,
    despite: despite ?? [],
  };
  return { ...wanted, chosen, seenTotal: seenTotal ?? null };
};

type Wanted = ReturnType<typeof toWanted>;

const decisionOf = (customer: string, { checkoutKey, lines, methodId }: Wanted): Decision => ({
  checkoutKey,
  customer,
  lineIds: lines.map(({ id }) => id),
  methodId,
});

/**
 * The cost of the order, to compare it with the total that the customer saw; null when the provider does not give it in
 * time.
 */
const totalOf = async ({ provider, log }: ShopContext, orderNumber: string): Promise<PlacedOrder['total']> => {
  const listed = findListed(provider, ({ number }) => number === orderNumber, 1);
  const order = await orElse(listed, ({ status, kind }) => {
    log.warn({ status, kind }, 'the amount of an order could not be read');
    return null;
  });
  return order?.total ?? null;
};

/** `framed` are the origins whose pages may be shown in a frame of this shop. */
const toPlacedOrder = (placed: ProviderPlacedOrder, base: string, framed: string[]): PlacedOrder => {
  const paymentUrl = toHttpUrl(placed.payment.create_token_url?.url ?? null, base);
  return {
    orderNumber: placed.order.order_number,
    paymentUrl,
    canEmbedPayment: paymentUrl !== null && framed.includes(new URL(paymentUrl).origin),
    confirmationMessage: placed.confirmation_message.message_1,
    total: typeof placed.order.total === 'number' ? toMoney(placed.order.total) : null,
    isFormer: false,
    savedCards: placed.saved_cards,
  };
};

/** Sends the decision once, and notes its outcome for all devices of the customer. */
const place = async (
  context: ShopContext,
  input: PlaceOrderInput,
  wanted: Wanted,
  isNew: boolean,
): Promise<PlacedOrder> => {
  const { provider, backend, log, endsAt = performance.now() + answerDeadlineMs } = context;
  const { providerUrl, paymentOrigins } = backend.config;
  const customer = customerOf(requireSession(context));
  const { checkoutKey, methodId } = wanted;
  const orderOf = (placed: ProviderPlacedOrder) =>
    toPlacedOrder(placed, providerUrl, paymentOrigins ?? [new URL(providerUrl).origin]);
  const note = backend.checkouts.settle.bind(backend.checkouts, customer, checkoutKey);
  let isSent = false;
  const placing = backend.placedOrders.once(decisionOf(customer, wanted), endsAt, async () => {
    isSent = true;
    try {
      const fresh = await createOrder(provider, methodId, toOrderParams(input.params ?? {}));
      const order = orderOf(fresh);
      backend.telemetry?.count('rawnaq.orders');
      log.info({ orderNumber: order.orderNumber, hasPaymentPage: order.paymentUrl !== null }, 'an order was placed');
      await note({ state: order.paymentUrl === null ? 'placed' : 'open', order });
      await backend.payments.expect(requireSession(context).key, order.orderNumber);
      return fresh;
    } catch (error) {
      await note(isOutcomeUnknown(error) ? { state: 'lost' } : null);
      throw error;
    }
  });
  try {
    return orderOf(await placing);
  } catch (error) {
    if (isNew && !isSent && (error instanceof KeyTaken || error instanceof OrdersPaused)) await note(null);
    // Its answer was lost, and it has been found since.
    const known = error instanceof ProviderError ? await backend.checkouts.find(customer, checkoutKey) : null;
    if (!isSent && known?.order) return known.order;
    throw error;
  }
};

export const Mutation = {
  placeOrder: async (_root, { input }, context) => {
    requireSession(context);
    refuseOrder(input, context);
    const customer = await requireCustomer(context);
    const { backend, log, endsAt = performance.now() + answerDeadlineMs } = context;
    const wanted = toWanted(input);
    try {
      await backend.placedOrders.refuseTaken(decisionOf(customer, wanted));
      const admission = await beginCheckout(context, wanted, endsAt);
      if (admission.kind === 'former' && admission.checkout.order)
        return { ...admission.checkout.order, isFormer: true };
      if (admission.kind !== 'free' && admission.kind !== 'own') {
        throw new ShopError('CHECKOUT_OPEN', 'Some of these things are being paid already, or may be.');
      }
      const order = await place(context, input, wanted, admission.kind === 'free');
      if (order.total !== null || !wanted.seenTotal) return order;
      const compared = { ...order, total: await totalOf(context, order.orderNumber) };
      if (compared.total) await backend.checkouts.settle(customer, wanted.checkoutKey, { order: compared });
      return compared;
    } catch (error) {
      if (error instanceof OrdersPaused) log.error({ reason: error.message }, 'an order was refused');
      throw toShopError(error);
    }
  },
} satisfies MutationResolvers;
