import { cancelOrder, findListed, type Order } from '../provider/bookings.ts';
import { isOutcomeUnknown } from '../provider/errors.ts';
import { customerOf } from '../session.ts';
import type { Admission, WantedCheckout } from '../state/checkout-rules.ts';
import type { Chosen } from '../state/shared-state.ts';
import { askForPayment, type CustomersCheckout } from './checkouts.ts';
import { requireSession, type ShopContext } from './context.ts';
import { orElse } from './errors.ts';
import type { GiveUpOutcome, PaymentState } from './generated/types.ts';

/** By these the provider says that it has no such order; every other failure says nothing of it. */
const notThere = new Set<number | null>([404, 410]);

/** How the payment stands; null when the provider knows no such order of the customer any more. */
export const stateOf = async (context: ShopContext, checkout: CustomersCheckout): Promise<PaymentState | null> => {
  if (!checkout.order) return 'UNCONFIRMED';
  const state = askForPayment(context, checkout.order.orderNumber).then((answer) => answer.state);
  return orElse(state, ({ status }) => (notThere.has(status) ? null : 'UNCONFIRMED'));
};

/** Whether the payment has come to nothing. An order without a payment page is paid elsewhere, with any status here. */
export const hasFailed = (state: PaymentState | null, { order }: CustomersCheckout): boolean =>
  state === 'FAILED' && order?.paymentUrl !== null;

/** Whether the order cannot be paid any more, because every payment page has closed by then. */
export const isExpired = (context: ShopContext, checkout: CustomersCheckout, state: PaymentState | null): boolean => {
  const isWaiting = checkout.state === 'open' || checkout.state === 'declined' || checkout.state === 'standing';
  return isWaiting && (state === 'PENDING' || state === 'FAILED') && context.backend.checkouts.isOld(checkout);
};

type Cancelled = { outcome: GiveUpOutcome; message: string | null };

/** Cancelled already; or its payment has failed, and the provider has put it away. */
const isClosed = ({ status }: Order, isFailed: boolean): boolean =>
  status.isCancelled || (isFailed && !status.isActive);

/** Has the provider cancel an order that is not known to be paid. */
const cancel = ({ provider }: ShopContext, orderNumber: string, isFailed: boolean): Promise<Cancelled> => {
  const attempt = async (): Promise<Cancelled> => {
    const listed = await findListed(provider, (order) => order.number === orderNumber);
    if (!listed) return { outcome: 'UNKNOWN', message: null };
    if (listed.isCancelable) return { outcome: 'GIVEN_UP', message: await cancelOrder(provider, listed.id) };
    return { outcome: isClosed(listed, isFailed) ? 'GIVEN_UP' : 'REFUSED', message: null };
  };
  return orElse(attempt(), (error) => ({
    outcome: isOutcomeUnknown(error) ? 'UNKNOWN' : 'REFUSED',
    message: error.isProvidersMessage ? error.message : null,
  }));
};

/** Asks once more whether the order is paid, and cancels it where it is not: its page may still take another card. */
export const giveUp = async (context: ShopContext, checkout: CustomersCheckout): Promise<Cancelled> => {
  if (!checkout.order) return { outcome: 'UNKNOWN', message: null };
  const state = await stateOf(context, checkout);
  if (state === 'PAID') return { outcome: 'PAID', message: null };
  if (state === null || isExpired(context, checkout, state)) return { outcome: 'GIVEN_UP', message: null };
  return cancel(context, checkout.order.orderNumber, hasFailed(state, checkout));
};

/**
 * A former order in the way of another one for the same lines: its payment was declined, or its end was never received.
 * Asks, cancels a declined order, and notes it. Answers true where its note has changed now.
 */
const endFormer = async (context: ShopContext, checkout: CustomersCheckout): Promise<'paid' | 'noted' | 'standing'> => {
  const { checkouts } = context.backend;
  const customer = customerOf(requireSession(context));
  const settle = checkouts.settle.bind(checkouts, customer, checkout.checkoutKey);
  const state = await stateOf(context, checkout);
  if (state === 'PAID') return 'paid';
  const isOver = state === null || isExpired(context, checkout, state);
  if (isOver || state === 'PENDING') {
    // That the page waits for another card was noted with the answer.
    if (isOver) await settle(null);
    return 'noted';
  }
  if (state === 'FAILED' && checkout.order) {
    const { outcome } = await cancel(context, checkout.order.orderNumber, true);
    context.log.info({ outcome }, 'a declined order was given up before another one');
    if (outcome === 'GIVEN_UP') {
      await settle(null);
      return 'noted';
    }
  }
  if (checkout.state !== 'open') await settle({ state: 'standing' });
  return 'standing';
};

type Wanted = WantedCheckout & { chosen: Chosen; seenTotal: number | null };

/** Notes a decision, once all former orders for its lines that were declined, or never heard of, have been asked for. */
export const beginCheckout = async (
  context: ShopContext,
  wanted: Wanted,
  endsAt: number,
): Promise<Admission<CustomersCheckout>> => {
  const customer = customerOf(requireSession(context));
  const asked = new Set<string>();
  for (;;) {
    const admission = await context.backend.checkouts.begin(customer, wanted, endsAt);
    if (admission.kind !== 'ask') return admission;
    const { checkout } = admission;
    const end = asked.has(checkout.checkoutKey) ? 'standing' : await endFormer(context, checkout);
    if (end !== 'noted') return { kind: end === 'paid' ? 'former' : 'open', checkout };
    asked.add(checkout.checkoutKey);
  }
};
