import type { TheirCart } from '../provider/cart.ts';
import { getPricedCart, type PricedCart } from '../provider/priced-cart.ts';
import { customerOf } from '../session.ts';
import { isOverlapping } from '../state/checkout-rules.ts';
import { askForPayment, chosenBeforeOf, clearOrdered, sceneOf } from './checkouts.ts';
import { requireSession, type ShopContext } from './context.ts';
import { orElse } from './errors.ts';
import { isExpired } from './former-orders.ts';
import type { Cart, CartParamsInput, PaymentState } from './generated/types.ts';
import { paramNameOf, toCartParams, withCached } from './mappers/cart.ts';

/**
 * A cart of the provider as the customer sees it, with remembered kinds of lines. Params that the provider
 * refused are logged.
 */
export const toCustomersCart = async (priced: PricedCart, context: ShopContext): Promise<Cart> => {
  const { backend, log } = context;
  const { cart, refused } = priced;
  const refusals = refused.map(({ param, message }) => ({ param: paramNameOf(param), message }));
  if (refusals.length > 0) {
    log.info({ refused: refused.map(({ param }) => param) }, 'the provider refused what came with a cart');
  }
  const customer = customerOf(requireSession(context));
  const lines = await Promise.all(
    cart.lines.map(async (line) => withCached(line, await backend.lineCache.of(customer, line.id))),
  );
  return { ...cart, lines, refusals, chosenBefore: await chosenBeforeOf(context, cart) };
};

/**
 * The cart after a successful write. Null when it cannot be read in time or at all: a failure now would look like a
 * failure of the write, and the customer would repeat it.
 */
export const pricedAfterWrite = (context: ShopContext, params: CartParamsInput): Promise<PricedCart | null> =>
  orElse(getPricedCart(context.provider, toCartParams(params)), ({ endpoint, status, kind }) => {
    context.log.warn({ endpoint, status, kind }, 'a cart was changed and could not be read afterwards');
    return null;
  });

/** The same cart in the form of the schema. */
export const cartAfterWrite = async (context: ShopContext, params: CartParamsInput): Promise<Cart | null> => {
  const priced = await pricedAfterWrite(context, params);
  return priced && toCustomersCart(priced, context);
};

/**
 * Asks once an interval, however many pages and tabs of the customer read the cart; not while a page follows the
 * payment. Null when it was not asked, or not answered.
 */
const askedState = async (context: ShopContext, orderNumber: string): Promise<PaymentState | null> => {
  const { payments } = context.backend;
  const owner = requireSession(context).key;
  if (!(await payments.mayAsk(owner, orderNumber))) return null;
  const status = await orElse(askForPayment(context, orderNumber), () => null);
  return status?.state ?? null;
};

/**
 * Takes lines out of a cart that have been paid meanwhile, on any device, or stand in an order without a payment page.
 * Answers whether the cart is another one now.
 */
export const clearPaid = async (context: ShopContext, cart: TheirCart): Promise<boolean> => {
  const { checkouts } = context.backend;
  const customer = customerOf(requireSession(context));
  let isCleared = false;
  for (const checkout of await checkouts.of(customer)) {
    const { state, order, checkoutKey } = checkout;
    const isInCart = isOverlapping(checkout.lines, cart.lines);
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
