import type { CartParam } from '../graphql/generated/enums.ts';
import type { CartParamsInput } from '../graphql/generated/graphql.ts';
import { persisted } from '../storage/persisted.ts';
import { type Cart, fingerprintOf } from './cart-rules.ts';

type Gift = NonNullable<CartParamsInput['gift']>;

/** A chosen extra; its address when it wanted one, with the name under which the customer knows it. */
export type ChosenFee = { id: string; addressId: string | null; addressTitle: string | null };

/** What the customer chose beside the lines. It goes with every question for the cart, and into the order. */
export type CartParams = {
  promoCode: string | null;
  /** The serial number of a gift card to pay with. */
  giftCard: string | null;
  /** Null while the customer has decided nothing: then the provider's own selection stands. */
  fees: readonly ChosenFee[] | null;
  gift: Gift | null;
};

export const noParams: CartParams = { promoCode: null, giftCard: null, fees: null, gift: null };

/** The params as the server takes them, without what is empty. */
export const toParamsInput = ({ promoCode, giftCard, fees, gift }: CartParams): CartParamsInput => ({
  ...(promoCode && { promoCode }),
  ...(giftCard && { giftCard }),
  ...(fees?.length && { serviceFees: fees.map(({ id, addressId }) => ({ id, addressId })) }),
  ...(gift && { gift }),
});

const cleared: Record<CartParam, Partial<CartParams>> = {
  PROMO_CODE: { promoCode: null },
  GIFT_CARD: { giftCard: null },
  SERVICE_FEES: { fees: [] },
  GIFT: { gift: null },
};

/** Takes out what belongs to one name; the provider refused it or the customer no longer wants it. */
export const withoutParam = (params: CartParams, param: CartParam): CartParams => ({ ...params, ...cleared[param] });

/** What was chosen for an order alone, as the server tells it. */
export type Chosen = Pick<NonNullable<Cart['chosenBefore']>, 'serviceFees' | 'gift'>;

/** Only what the server takes back. */
const giftIn = ({ __typename: _, ...gift }: NonNullable<Chosen['gift']>): Gift => gift;

/** The params with what was chosen for an order that came to nothing; what it did not have stays as it is. */
export const withChosen = (params: CartParams, { serviceFees, gift }: Chosen): CartParams => ({
  ...params,
  ...(serviceFees.length > 0 && {
    fees: serviceFees.map(({ id, addressId }) => ({ id, addressId, addressTitle: null })),
  }),
  ...(gift && { gift: giftIn(gift) }),
});

type Answered = Pick<Cart, 'lines' | 'availableServiceFees' | 'selectedServiceFees' | 'refusals'>;

const offeredFees = (fees: CartParams['fees'], cart: Answered): CartParams['fees'] => {
  const offered = new Set(cart.availableServiceFees.map(({ id }) => id));
  if (fees !== null) return fees.every(({ id }) => offered.has(id)) ? fees : fees.filter(({ id }) => offered.has(id));
  const selected = cart.selectedServiceFees.filter(({ id }) => offered.has(id));
  if (selected.length === 0) return null;
  return selected.map(({ id, addressId }) => ({ id, addressId, addressTitle: null }));
};

/**
 * What is left of the params after an answer: refused ones go; with no products or no service fees on offer the choice of
 * fees and the gift start anew; a fee that is no longer offered goes; the provider's own selection is taken over while
 * the customer has made none.
 */
export const paramsAfter = (params: CartParams, cart: Answered): CartParams => {
  const left = cart.refusals.reduce((rest, { param }) => withoutParam(rest, param), params);
  if (cart.lines.length === 0 || cart.availableServiceFees.length === 0) return { ...left, fees: null, gift: null };
  return { ...left, fees: offeredFees(left.fees, cart) };
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isFee = (fee: Partial<ChosenFee> | null): boolean =>
  isText(fee?.id) && isTextOrNull(fee?.addressId) && isTextOrNull(fee?.addressTitle);

/** The choices beside the lines, of what was stored; none when that is something else. */
export const paramsIn = (stored: unknown): CartParams => {
  const kept = { ...noParams, ...(stored as Partial<CartParams> | null) };
  const { promoCode, giftCard, fees, gift } = kept;
  const areFees = fees === null || (Array.isArray(fees) && fees.every(isFee));
  const isGift = gift === null || [gift.firstName, gift.lastName, gift.mobileNumber].every(isText);
  return [promoCode, giftCard].every(isTextOrNull) && areFees && isGift ? kept : noParams;
};

export const keptParams = persisted('cart-params', paramsIn, { personal: true });

/** The codes that a customer types, with the discount that each gives. */
export const codes = [
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
