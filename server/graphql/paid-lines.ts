import type { TheirCart } from '../provider/cart.ts';
import { ProviderError } from '../provider/errors.ts';
import { customerOf } from '../session.ts';
import { isOverlapping } from '../state/checkout-rules.ts';
import { askForPayment, clearOrdered, linesIn, sceneOf } from './checkouts.ts';
import { requireSession, type ShopContext } from './context.ts';
import { isSessionRefused } from './errors.ts';
import { isExpired } from './former-orders.ts';
import type { PaymentState } from './generated/types.ts';

/**
 * Asks once an interval, however many pages and tabs of the customer read the cart; not while a page follows the
 * payment. Null when it was not asked, or not answered.
 */
const askedState = async (context: ShopContext, orderNumber: string): Promise<PaymentState | null> => {
  const { payments } = context.backend;
  const owner = requireSession(context).key;
  if (!(await payments.mayAsk(owner, orderNumber))) return null;
  try {
    return (await askForPayment(context, orderNumber)).state;
  } catch (error) {
    if (!(error instanceof ProviderError) || isSessionRefused(error)) throw error;
    return null;
  }
};

/**
 * Takes out of a cart what has been paid meanwhile, on whatever device, or stands in an order without a payment page.
 * Answers whether the cart is another one now.
 */
export const clearPaid = async (context: ShopContext, cart: TheirCart): Promise<boolean> => {
  const { checkouts } = context.backend;
  const customer = customerOf(requireSession(context));
  const lines = linesIn(cart);
  let isCleared = false;
  for (const checkout of await checkouts.of(customer)) {
    const { state, order, checkoutKey } = checkout;
    const isInCart = isOverlapping(checkout.lines, lines);
    const isDone = state === 'paid' || state === 'placed';
    const forget = () => checkouts.settle(customer, checkoutKey, null);
    // Its numbers may come again in the next cart.
    if (!isInCart && (isDone || checkouts.isOld(checkout))) await forget();
    if (!isInCart) continue;
    if (isDone) await clearOrdered(sceneOf(context), checkout);
    const paid = state === 'open' && order !== null ? await askedState(context, order.orderNumber) : null;
    if (isExpired(context, checkout, paid)) await forget();
    isCleared ||= isDone || paid === 'PAID';
  }
  return isCleared;
};
