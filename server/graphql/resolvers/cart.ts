import { addCartLine, clearCart, deleteCartLine } from '../../provider/cart.ts';
import { getPricedCart, type PricedCart } from '../../provider/priced-cart.ts';
import { requireSession, type ShopContext } from '../context.ts';
import type { Cart, CartParamsInput, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { newestLineOf, toCart, toCartParams } from '../mappers/cart.ts';
import { giftProblems } from '../mappers/gift-input.ts';

function toCustomersCart(priced: PricedCart, { backend, log }: ShopContext): Cart {
  const refused = priced.refused.map(({ param }) => param);
  if (refused.length > 0) log.info({ refused }, 'the provider refused what came with a cart');
  return toCart(priced, backend.config.providerUrl);
}

async function freshCart(context: ShopContext, params: CartParamsInput): Promise<Cart> {
  return toCustomersCart(await getPricedCart(context.provider, toCartParams(params)), context);
}

const Query = {
  cart: async (_root, { params }, context) => {
    requireSession(context);
    refuseInput(giftProblems(params), context.language);
    return freshCart(context, params);
  },
} satisfies Pick<QueryResolvers, 'cart'>;

const Mutation = {
  addToCart: async (_root, { input, params }, context) => {
    requireSession(context);
    const { provider, language } = context;
    const { productId, branchId, extension, cartLineId } = input;
    const quantity = input.quantity ?? 1;
    refuseInput(quantity < 1 ? { quantity: 'quantity' } : {}, language);
    const added = await addCartLine(provider, {
      product_id: productId,
      quantity,
      branch_id: branchId,
      selectedExtension: extension,
      cart_product_id: cartLineId,
    });
    const named = added ?? cartLineId ?? null;
    try {
      const priced = await getPricedCart(provider, toCartParams(params));
      return { cartLineId: named ?? newestLineOf(priced.cart, productId), cart: toCustomersCart(priced, context) };
    } catch (error) {
      // The line is there: a failure told now would have the customer add it again.
      if (named === null) throw error;
      context.log.warn({ err: error }, 'a line was added to a cart that could not be read afterwards');
      return { cartLineId: named, cart: null };
    }
  },

  removeCartLine: async (_root, { id, params }, context) => {
    requireSession(context);
    await deleteCartLine(context.provider, id);
    return freshCart(context, params);
  },

  emptyCart: async (_root, _args, context) => {
    requireSession(context);
    await clearCart(context.provider);
    return freshCart(context, {});
  },
} satisfies Pick<MutationResolvers, 'addToCart' | 'removeCartLine' | 'emptyCart'>;

export const cart = { Query, Mutation };
