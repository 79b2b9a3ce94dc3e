import { ProviderError } from '../provider/errors.ts';
import { getPricedCart, type PricedCart } from '../provider/priced-cart.ts';
import type { ShopContext } from './context.ts';
import { toCustomersCart } from './customers-cart.ts';
import { isSessionRefused } from './errors.ts';
import type { Cart, CartParamsInput } from './generated/types.ts';
import { toCartParams } from './mappers/cart.ts';

/**
 * The cart after a successful write. Null when it cannot be read in time or at all: a failure told now would look like a
 * failure of the write, and the customer would repeat it.
 */
export async function pricedAfterWrite(context: ShopContext, params: CartParamsInput): Promise<PricedCart | null> {
  try {
    return await getPricedCart(context.provider, toCartParams(params));
  } catch (error) {
    if (!(error instanceof ProviderError) || isSessionRefused(error)) throw error;
    const { endpoint, status, kind } = error;
    context.log.warn({ endpoint, status, kind }, 'a cart was changed and could not be read afterwards');
    return null;
  }
}

/** The same cart in the form of the schema. */
export async function cartAfterWrite(context: ShopContext, params: CartParamsInput): Promise<Cart | null> {
  const priced = await pricedAfterWrite(context, params);
  return priced && toCustomersCart(priced, context);
}
