import { listOrders, type Order } from '../../provider/bookings.ts';
import { customerOf } from '../../session.ts';
import { isSameCart, type OrderedLine } from '../../state/checkout-rules.ts';
import { type CustomersCheckout, openPaymentsOf, toChosen, toOrderedLine } from '../checkouts.ts';
import { requireCustomer, requireSession, type ShopContext } from '../context.ts';
import { orElse, ShopError } from '../errors.ts';
import { giveUp, hasFailed, isExpired, stateOf } from '../former-orders.ts';
import type { GivenUpCheckout, MutationResolvers, PlacedOrder, QueryResolvers } from '../generated/types.ts';
import { findLostOrder } from '../mappers/lost-order.ts';

export const Query = {
  openCheckout: async (_root, { lines: asked }, context) => {
    const customer = await requireCustomer(context);
    const { checkouts } = context.backend;
    const lines: OrderedLine[] = asked.map(toOrderedLine);
    for (const checkout of await checkouts.binding(customer, lines)) {
      const state = await stateOf(context, checkout);
      const isOver = state === null || isExpired(context, checkout, state);
      if (isOver) await checkouts.settle(customer, checkout.checkoutKey, null);
      if (isOver || (checkout.state !== 'standing' && hasFailed(state, checkout))) continue;
      const { checkoutKey, order, methodId, begunAt } = checkout;
      return {
        checkoutKey,
        order: order && { ...order, isFormer: true },
        state,
        isSameCart: isSameCart(checkout.lines, lines),
        isPageLost: checkout.state === 'open' && order?.paymentUrl === null,
        paymentMethodId: methodId,
        lineIds: checkout.lines.map(({ id }) => id),
        begunAt: new Date(begunAt).toISOString(),
        ...toChosen(checkout),
      };
    }
    return null;
  },

  openPayments: async (_root, _args, context) => openPaymentsOf(context, await requireCustomer(context)),
} satisfies QueryResolvers;

const requireCheckout = async (context: ShopContext, checkoutKey: string): Promise<CustomersCheckout> => {
  const customer = await requireCustomer(context);
  const checkout = await context.backend.checkouts.find(customer, checkoutKey);
  if (checkout) return checkout;
  throw new ShopError('NOT_FOUND', 'There is no such decision to pay.');
};

/** An order without its payment page: that was in the answer that got lost. */
const toFoundOrder = ({ number: orderNumber, total }: Order): PlacedOrder => {
  const none = { paymentUrl: null, canEmbedPayment: false, confirmationMessage: null, savedCards: [] };
  return { orderNumber, ...none, total, isFormer: true };
};

const nothing = { orderNumber: null, total: null, statusLabel: null };

export const Mutation = {
  giveUpCheckout: async (_root, { checkoutKey }, context): Promise<GivenUpCheckout> => {
    const checkout = await requireCheckout(context, checkoutKey);
    const done = await giveUp(context, checkout);
    context.log.info({ outcome: done.outcome }, 'a customer gave up an order');
    if (done.outcome === 'GIVEN_UP') {
      await context.backend.checkouts.settle(customerOf(requireSession(context)), checkoutKey, null);
    }
    return { ...done, ...toChosen(checkout) };
  },

  lookForOrder: async (_root, { checkoutKey }, context) => {
    const customer = customerOf(requireSession(context));
    const { provider, backend, log } = context;
    const checkout = await requireCheckout(context, checkoutKey);
    const begun = await backend.checkouts.of(customer);
    const known = new Set(
      begun.flatMap(({ order, checkoutKey: key }) => (order && key !== checkoutKey ? [order.orderNumber] : [])),
    );
    const listed = await orElse(listOrders(provider, 1), ({ status, kind }) => {
      log.warn({ status, kind }, 'a lost order could not be looked for');
      return null;
    });
    const own = listed?.bookings.find(({ number }) => number === checkout.order?.orderNumber);
    const found = own ?? (listed ? findLostOrder(listed.bookings, checkout, known) : 'unclear');
    if (found === 'unclear') return { verdict: 'UNKNOWN', ...nothing };
    if (found === null) return { verdict: 'NOT_FOUND', ...nothing };
    if (!checkout.order) {
      await backend.checkouts.settle(customer, checkoutKey, { state: 'open', order: toFoundOrder(found) });
    }
    const { number: orderNumber, total, status } = found;
    return { verdict: 'FOUND', orderNumber, total, statusLabel: status.label || null };
  },
} satisfies MutationResolvers;
