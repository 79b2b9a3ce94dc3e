import type { CartParam } from '../graphql/generated/enums.ts';
import type { CartParamsInput, ServiceFeeInput } from '../graphql/generated/graphql.ts';
import { persisted } from '../storage/persisted.ts';
import { type Cart, fingerprintOf } from './cart-rules.ts';

const cleared: Record<CartParam, CartParamsInput> = {
  PROMO_CODE: { promoCode: undefined },
  GIFT_CARD: { giftCard: undefined },
  SERVICE_FEES: { serviceFees: [] },
  GIFT: { gift: undefined },
};

/** Takes out the values that the provider refused. */
export const withoutRefused = (params: CartParamsInput, refusals: readonly { param: CartParam }[]): CartParamsInput =>
  Object.assign({}, params, ...refusals.map(({ param }) => cleared[param]));

/** For the next order extras and gift are chosen anew. */
export const noExtras: CartParamsInput = { serviceFees: undefined, gift: undefined };

/** The choices for an order alone, as the server tells them. */
export type Chosen = Pick<NonNullable<Cart['chosenBefore']>, 'serviceFees' | 'gift'>;

/** Only the fields that the server takes back. */
const feesIn = (fees: Chosen['serviceFees']): ServiceFeeInput[] => fees.map(({ id, addressId }) => ({ id, addressId }));
const giftIn = ({ __typename: _, ...gift }: NonNullable<Chosen['gift']>): CartParamsInput['gift'] => gift;

/** The params with the choices of an order that came to nothing; params that it did not have stay as they are. */
export const withChosen = (params: CartParamsInput, { serviceFees, gift }: Chosen): CartParamsInput => ({
  ...params,
  ...(serviceFees.length > 0 && { serviceFees: feesIn(serviceFees) }),
  ...(gift && { gift: giftIn(gift) }),
});

/**
 * The params after an answer, of those that were not refused: with no products or no service fees on offer the choice of
 * fees and the gift start anew; a fee that is no longer offered goes; the provider's own selection is taken over while
 * the customer has made none.
 */
export const paramsAfter = (params: CartParamsInput, cart: Cart): CartParamsInput => {
  if (cart.lines.length === 0 || cart.availableServiceFees.length === 0) return { ...params, ...noExtras };
  const isOffered = ({ id }: { id: string }) => cart.availableServiceFees.some((fee) => fee.id === id);
  const selected = feesIn(cart.selectedServiceFees.filter(isOffered));
  const undecided = selected.length > 0 ? selected : undefined;
  return { ...params, serviceFees: params.serviceFees?.filter(isOffered) ?? undecided };
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isFee = (fee: Partial<ServiceFeeInput> | null): boolean => isText(fee?.id) && isText(fee?.addressId ?? '');

/**
 * The stored choices of the customer beside the lines; none when the storage holds something else. They go with every
 * question for the cart, and into the order. Without `serviceFees` the customer has decided nothing about extras.
 */
export const paramsIn = (stored: unknown): CartParamsInput => {
  const { promoCode, giftCard, serviceFees, gift } = { ...(stored as CartParamsInput | null) };
  const areTexts = [promoCode ?? '', giftCard ?? ''].every(isText);
  const areFees = !serviceFees || (Array.isArray(serviceFees) && serviceFees.every(isFee));
  const isGift = !gift || [gift.firstName, gift.lastName, gift.mobileNumber].every(isText);
  return areTexts && areFees && isGift ? { promoCode, giftCard, serviceFees, gift } : {};
};

export const noParams = paramsIn(null);

export const keptParams = persisted('cart-params', paramsIn, { personal: true });

/** The codes that a customer types, with the discount that each gives. */
export const codes = [
  { param: 'PROMO_CODE', name: 'promoCode', discount: 'promoDiscount' },
  { param: 'GIFT_CARD', name: 'giftCard', discount: 'giftCardDiscount' },
] as const;

/**
 * A code that the provider took with a new message and without any effect on the cart: that is how some say no. A cart
 * that changed with the code, or that says nothing new, has accepted it.
 */
export const silentRefusals = (before: CartParamsInput, after: CartParamsInput, cart: Cart, former: Cart | null) => {
  const { message } = cart;
  if (!former || !message || message === former.message || fingerprintOf(cart) !== fingerprintOf(former)) return [];
  return codes
    .filter(({ name, discount }) => after[name] && after[name] !== before[name] && cart[discount].amount === 0)
    .map(({ param }) => ({ param, message }));
};
