import { deleteCartLine, getCart, type TheirCart } from '../provider/cart.ts';
import type { ProviderClient } from '../provider/client.ts';
import { ProviderError, within } from '../provider/errors.ts';
import { checkPaymentStatus, type ProviderPaymentStatus } from '../provider/payments.ts';
import { customerOf, type SignedInSession } from '../session.ts';
import { isOverlapping, type OrderedLine } from '../state/checkout-rules.ts';
import type { Checkout } from '../state/checkouts.ts';
import type { Chosen } from '../state/shared-state.ts';
import { requireSession, type ShopContext } from './context.ts';
import type { ChosenBefore, OpenPayment, OrderedLineInput, PaymentStatus, PlacedOrder } from './generated/types.ts';
import { missing, refuseInput } from './input-problems.ts';

export type CustomersCheckout = Checkout<PlacedOrder, Chosen>;

/** The state of a customer's orders, shared by all of their devices. */
export type CheckoutScene = Pick<ShopContext, 'provider' | 'backend' | 'log'> & { session: SignedInSession };

export const sceneOf = (context: ShopContext): CheckoutScene => {
  const { provider, backend, log } = context;
  return { provider, backend, log, session: requireSession(context) };
};

export const toOrderedLine = ({ id, productId, quantity, startAt }: OrderedLineInput): OrderedLine => ({
  id,
  productId: productId ?? null,
  quantity: quantity ?? null,
  startAt: startAt ?? null,
});

export const toChosen = ({
  chosen: { serviceFees, gift },
}: CustomersCheckout): Pick<OpenPayment, 'serviceFees' | 'gift'> => ({
  serviceFees: serviceFees.map(({ id, addressId }) => ({ id, addressId: addressId ?? null })),
  gift: gift && {
    ...gift,
    email: gift.email ?? null,
    gender: gift.gender ?? null,
    message: gift.message ?? null,
  },
});

/** The payments that the customer can go on with, newest first. */
export const openPaymentsOf = async ({ backend }: ShopContext, customer: string): Promise<OpenPayment[]> => {
  const payable = await backend.checkouts.payable(customer);
  return payable.flatMap((checkout) => {
    const { order, lines, begunAt } = checkout;
    if (!order?.paymentUrl) return [];
    const open = { order, lineIds: lines.map(({ id }) => id), begunAt: new Date(begunAt).toISOString() };
    return [{ ...open, ...toChosen(checkout) }];
  });
};

/** The choices for the newest order of this cart whose payment failed, unless they have been made again. */
export const chosenBeforeOf = async (context: ShopContext, cart: TheirCart): Promise<ChosenBefore | null> => {
  for (const checkout of await context.backend.checkouts.of(customerOf(requireSession(context)))) {
    const { state, order, chosen, isChosenAgain } = checkout;
    const hasFailed = state === 'declined' || state === 'standing';
    const hasChosen = chosen.serviceFees.length > 0 || chosen.gift !== null;
    if (!order || !hasFailed || !hasChosen || isChosenAgain || !isOverlapping(checkout.lines, cart.lines)) continue;
    return { orderNumber: order.orderNumber, ...toChosen(checkout) };
  }
  return null;
};

const takeOut = async (provider: ProviderClient, lines: readonly OrderedLine[]): Promise<void> => {
  const cart = await getCart(provider);
  const isOrdered = (lineId: string, productId: string | null) =>
    lines.some((line) => line.id === lineId && (line.productId ?? productId) === (productId ?? line.productId));
  for (const { id, productId } of cart.lines) if (isOrdered(id, productId)) await deleteCartLine(provider, id);
};

/**
 * Removes the lines of a paid order, or of one without a payment page, from the cart; later lines stay. Where that
 * does not succeed, the next question for the cart tries again.
 */
export const clearOrdered = async (
  { provider, backend, log, session }: CheckoutScene,
  checkout: CustomersCheckout,
): Promise<void> => {
  try {
    if (checkout.lines.length > 0) await takeOut(provider, checkout.lines);
    await backend.checkouts.settle(customerOf(session), checkout.checkoutKey, null);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { endpoint, status, kind } = error;
    log.warn({ endpoint, status, kind }, 'what was ordered could not be taken out of the cart');
  }
};

/** The new state of the decision after the provider's answer about the payment. */
export const notePayment = async (
  scene: CheckoutScene,
  orderNumber: string,
  success: boolean | 'pending' | null,
): Promise<void> => {
  const { checkouts } = scene.backend;
  const customer = customerOf(scene.session);
  const checkout = await checkouts.ofOrder(customer, orderNumber);
  if (!checkout) return;
  const { checkoutKey, state } = checkout;
  if (success === true) {
    await checkouts.settle(customer, checkoutKey, { state: 'paid' });
    await clearOrdered(scene, checkout);
  } else if (success === false && state === 'open') {
    await checkouts.settle(customer, checkoutKey, { state: 'declined' });
  } else if (success === 'pending' && (state === 'declined' || state === 'standing')) {
    await checkouts.settle(customer, checkoutKey, { state: 'open' });
  }
};

/** Asks the provider about the payment, and notes its end for all devices of the customer. */
export const paymentStatusOf = async (scene: CheckoutScene, orderNumber: string): Promise<ProviderPaymentStatus> => {
  const status = await checkPaymentStatus(scene.provider, orderNumber);
  await notePayment(scene, orderNumber, status.success);
  return status;
};

/** Asks at once, or joins another request's question that is under way, for as long as this visitor waits. */
export const askForPayment = (context: ShopContext, orderNumber: string): Promise<PaymentStatus> => {
  const session = requireSession(context);
  refuseInput({ orderNumber: missing(orderNumber) }, context.language);
  const ask = () => paymentStatusOf(sceneOf(context), orderNumber);
  const answer = context.backend.payments.askNow(session.key, orderNumber, ask);
  return within(context.endsAt, answer, 'POST payments/check-payment-status');
};
