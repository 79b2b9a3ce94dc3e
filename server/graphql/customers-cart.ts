import type { PricedCart } from '../provider/priced-cart.ts';
import { customerOf } from '../session/session.ts';
import type { KnownLine } from '../state/known-lines.ts';
import { chosenBeforeOf } from './checkouts.ts';
import { requireSession, type ShopContext } from './context.ts';
import type { Cart } from './generated/types.ts';
import { toCart } from './mappers/cart.ts';

/** Remembers what was just put into the cart, or what a line of it was changed to. */
export function noteLine(context: ShopContext, lineId: string, line: KnownLine, isChange: boolean): Promise<void> {
  const { knownLines } = context.backend;
  const customer = customerOf(requireSession(context));
  return isChange ? knownLines.change(customer, lineId, line) : knownLines.add(customer, lineId, line);
}

/**
 * A cart of the provider as the customer sees it, with what is remembered of its lines. What the provider refused of its
 * params is logged.
 */
export async function toCustomersCart(priced: PricedCart, context: ShopContext): Promise<Cart> {
  const { backend, log } = context;
  const refused = priced.refused.map(({ param }) => param);
  if (refused.length > 0) log.info({ refused }, 'the provider refused what came with a cart');
  const customer = customerOf(requireSession(context));
  const lineIds = priced.cart.products.map(({ cart_product_id }) => cart_product_id);
  const lines = await Promise.all(lineIds.map((lineId) => backend.knownLines.of(customer, lineId)));
  const cart = toCart(priced, backend.config.providerUrl, (lineId) => lines[lineIds.indexOf(lineId)] ?? null);
  return { ...cart, chosenBefore: await chosenBeforeOf(context, priced.cart) };
}
