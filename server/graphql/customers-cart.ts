import type { PricedCart } from '../provider/priced-cart.ts';
import { customerOf } from '../session/session.ts';
import type { KnownLine } from '../state/known-lines.ts';
import { chosenBeforeOf } from './checkouts.ts';
import { requireSession, type ShopContext } from './context.ts';
import type { Cart } from './generated/types.ts';
import { PARAM_NAMES, withKnown } from './mappers/cart.ts';

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
  const { cart, refused } = priced;
  const refusals = refused.map(({ param, words }) => ({ param: PARAM_NAMES[param], message: words }));
  if (refusals.length > 0) {
    log.info({ refused: refused.map(({ param }) => param) }, 'the provider refused what came with a cart');
  }
  const customer = customerOf(requireSession(context));
  const lines = await Promise.all(
    cart.lines.map(async (line) => withKnown(line, await backend.knownLines.of(customer, line.id))),
  );
  return { ...cart, lines, refusals, chosenBefore: await chosenBeforeOf(context, cart) };
}
