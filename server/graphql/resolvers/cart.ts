import { addCartLine, clearCart, deleteCartLine, getCart } from '../../provider/cart.ts';
import { requireSession, type ShopContext } from '../context.ts';
import type { Cart, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { newestLineOf, toCart, toCartParams } from '../mappers/cart.ts';
import { giftProblems } from '../mappers/gift-input.ts';

async function freshCart({ provider, backend }: ShopContext): Promise<Cart> {
  return toCart(await getCart(provider), backend.config.providerUrl);
}

const Query = {
  cart: async (_root, { params }, context) => {
    requireSession(context);
    refuseInput(giftProblems(params), context.language);
    return toCart(await getCart(context.provider, toCartParams(params)), context.backend.config.providerUrl);
  },
} satisfies Pick<QueryResolvers, 'cart'>;

const Mutation = {
  addToCart: async (_root, { input }, context) => {
    requireSession(context);
    const { provider, backend, language } = context;
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
    const cart = await getCart(provider);
    return {
      cartLineId: added ?? cartLineId ?? newestLineOf(cart, productId),
      cart: toCart(cart, backend.config.providerUrl),
    };
  },

  removeCartLine: async (_root, { id }, context) => {
    requireSession(context);
    await deleteCartLine(context.provider, id);
    return freshCart(context);
  },

  emptyCart: async (_root, _args, context) => {
    requireSession(context);
    await clearCart(context.provider);
    return freshCart(context);
  },
} satisfies Pick<MutationResolvers, 'addToCart' | 'removeCartLine' | 'emptyCart'>;

export const cart = { Query, Mutation };
