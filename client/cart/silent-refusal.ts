import type { CartParam } from '../graphql/generated/enums.ts';
import type { CartParams } from './cart-params.ts';
import { type Cart, fingerprintOf } from './cart-rules.ts';

const codes = [
  { param: 'PROMO_CODE', name: 'promoCode', discount: 'promoDiscount' },
  { param: 'GIFT_CARD', name: 'giftCard', discount: 'giftCardDiscount' },
] as const;

type Amounts = Pick<Cart, 'lines' | 'total' | 'discount' | 'promoDiscount' | 'giftCardDiscount' | 'message'>;

/**
 * A code that the provider took with a new message and without any effect on the cart: that is how some say no. A cart
 * that changed with the code, or that says nothing new, has accepted it.
 */
export const silentRefusal = (
  [before, after]: readonly [CartParams, CartParams],
  cart: Amounts,
  former: Amounts | null,
): { param: CartParam; message: string } | null => {
  const { message } = cart;
  if (!former || !message || message === former.message || fingerprintOf(cart) !== fingerprintOf(former)) return null;
  const code = codes.find(
    ({ name, discount }) => after[name] !== null && after[name] !== before[name] && cart[discount].amount === 0,
  );
  return code ? { param: code.param, message } : null;
};
