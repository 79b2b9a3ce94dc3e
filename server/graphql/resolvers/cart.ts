import { addCartLine, clearCart, deleteCartLine } from '../../provider/cart.ts';
import { getPricedCart } from '../../provider/priced-cart.ts';
import { customerOf } from '../../session.ts';
import { requireCustomer, signedIn } from '../context.ts';
import { cartAfterWrite, clearPaid, pricedAfterWrite, toCustomersCart } from '../customers-cart.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { missing, refuseInput } from '../input-problems.ts';
import { giftProblems, newestLineOf, toCartParams } from '../mappers/cart.ts';

export const Query = {
  cart: signedIn(async (_root, { params }, context) => {
    refuseInput(giftProblems(params), context.language);
    const read = () => getPricedCart(context.provider, toCartParams(params));
    const priced = await read();
    const isCleared = await clearPaid(context, priced.cart);
    return toCustomersCart(isCleared ? await read() : priced, context);
  }),
} satisfies QueryResolvers;

export const Mutation = {
  addToCart: signedIn(async (_root, { input, params }, context) => {
    const { provider, language, backend, session } = context;
    const { productId, branchId, extension, cartLineId, date, time } = input;
    const quantity = input.quantity ?? 1;
    refuseInput({ productId: missing(productId), quantity: quantity < 1 && 'quantity' }, language);
    const added = await addCartLine(provider, {
      product_id: productId,
      quantity,
      branch_id: branchId,
      selectedExtension: extension,
      selectedTime: time,
      date,
      cart_product_id: cartLineId,
    });
    const named = added ?? cartLineId ?? null;
    const note = (lineId: string) => {
      const { add, change } = backend.lineCache;
      const known = { as: input.as ?? null, extension: extension ?? null };
      return (cartLineId ? change : add)(customerOf(session), lineId, known);
    };
    if (named !== null) await note(named);
    const priced = await pricedAfterWrite(context, params);
    if (!priced) return { cartLineId: named, cart: null };
    const newest = named ?? newestLineOf(priced.cart, productId);
    if (newest !== null) await note(newest);
    return { cartLineId: newest, cart: await toCustomersCart(priced, context) };
  }),

  removeCartLine: signedIn(async (_root, { id, params }, context) => {
    await deleteCartLine(context.provider, id);
    return cartAfterWrite(context, params);
  }),

  emptyCart: signedIn(async (_root, _args, context) => {
    await clearCart(context.provider);
    return cartAfterWrite(context, {});
  }),

  noteChosenAgain: async (_root, { orderNumber }, context) => {
    const customer = await requireCustomer(context);
    const { checkouts } = context.backend;
    const checkout = await checkouts.ofOrder(customer, orderNumber);
    if (checkout) await checkouts.settle(customer, checkout.checkoutKey, { isChosenAgain: true });
    return checkout !== null;
  },
} satisfies MutationResolvers;
