import type { ProviderCartParams, TheirCart } from '../../provider/cart.ts';
import type { CartParam as ProviderCartParam } from '../../provider/priced-cart.ts';
import { mobileCode, toMobile } from '../../provider/session.ts';
import type { CachedLine } from '../../state/line-cache.ts';
import type { CartLine, CartParam, CartParamsInput, GiftInput, ServiceFeeInput } from '../generated/types.ts';
import type { InputProblems } from '../input-problems.ts';
import { toNineDigits } from './session.ts';

export const paramNameOf = (param: ProviderCartParam): CartParam => param.toUpperCase() as Uppercase<ProviderCartParam>;

/** A line with the remembered way it was put into the cart, where the provider does not return its kind. */
export const withCached = (line: CartLine, known: CachedLine | null): CartLine => {
  if (line.soldAs || !known) return line;
  const soldAs = known.as ?? (known.extension ? 'PRODUCT' : null);
  return { ...line, soldAs, extension: soldAs === 'PRODUCT' ? known.extension : null };
};

const toServiceFees = (fees: ServiceFeeInput[]): ProviderCartParams['service_fees'] =>
  fees.map(({ id, addressId }) => ({ id, ...(addressId && { address_id: addressId }) }));

const toGiftedOrderData = (gift: GiftInput): NonNullable<ProviderCartParams['gifted_order_data']> => ({
  first_name: gift.firstName.trim(),
  last_name: gift.lastName.trim(),
  mobile_code: mobileCode,
  mobile_number: toMobile(toNineDigits(gift.mobileNumber) ?? '').mobile_number,
  ...(gift.email && { email: gift.email.trim() }),
});

export const toCartParams = (params: CartParamsInput): ProviderCartParams => {
  const { promoCode, giftCard, serviceFees, gift } = params;
  const message = gift?.message?.trim();
  return {
    ...(promoCode?.trim() && { promo_code: promoCode.trim() }),
    ...(giftCard?.trim() && { gift_card: giftCard.trim() }),
    ...(serviceFees?.length && { service_fees: toServiceFees(serviceFees) }),
    ...(gift && { is_gifted_order: 1 as const, gifted_order_data: toGiftedOrderData(gift) }),
    ...(message && { gift_message: message }),
  };
};

/** The params of an order: the same, with the receiver's gender and the message beside the name. */
export const toOrderParams = (params: CartParamsInput): ProviderCartParams => {
  const cartParams = toCartParams(params);
  const { gift } = params;
  if (!gift) return { ...cartParams, is_gifted_order: 0 };
  const message = gift.message?.trim();
  return {
    ...cartParams,
    gifted_order_data: {
      ...toGiftedOrderData(gift),
      ...(gift.gender && { gender: gift.gender === 'MALE' ? 'Male' : 'Female' }),
      ...(message && { message }),
    },
  };
};

/** The line that a `POST cart` made, when its answer does not say: the newest of that product. */
export const newestLineOf = ({ lines }: Pick<TheirCart, 'lines'>, productId: string): string | null => {
  const ids = lines.filter((line) => line.productId === productId).map(({ id }) => id);
  const areNumbers = ids.every((id) => /^\d{1,15}$/.test(id));
  return (areNumbers ? ids.sort((a, b) => Number(a) - Number(b)) : ids).at(-1) ?? null;
};

/** Characters of a gift's message: it travels in the URL of `GET cart`. The form allows no more either. */
const maxMessageLength = 500;

/** The missing fields of an order that is sent as a gift; none when it is not one. */
export const giftProblems = ({ gift }: CartParamsInput): InputProblems => {
  if (!gift) return {};
  return {
    ...(!gift.firstName.trim() && { 'gift.firstName': 'required' as const }),
    ...(!gift.lastName.trim() && { 'gift.lastName': 'required' as const }),
    ...(!toNineDigits(gift.mobileNumber) && { 'gift.mobileNumber': 'mobile' as const }),
    ...((gift.message?.trim().length ?? 0) > maxMessageLength && { 'gift.message': 'giftMessage' as const }),
  };
};
