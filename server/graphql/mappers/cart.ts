import type { ProviderCart, ProviderCartParams, ProviderCartProduct } from '../../provider/cart.ts';
import type { PricedCart, CartParam as ProviderCartParam } from '../../provider/priced-cart.ts';
import { MOBILE_CODE, toMobile } from '../../provider/session.ts';
import type { Cart, CartLine, CartParam, CartParamsInput, GiftInput, SelectedServiceFee } from '../generated/types.ts';
import { sumOf, toMoney } from './money.ts';
import { toHttpUrl } from './safe-values.ts';
import { toDigits } from './session.ts';

function toCartLine(line: ProviderCartProduct, base: string): CartLine {
  return {
    id: line.cart_product_id,
    kind: line.serial_number || line.voucher_group_name ? 'GIFT_CARD' : 'SERVICE',
    productId: line.id,
    productMasterId: line.product_master_id,
    name: line.name,
    image: toHttpUrl(line.image, base),
    quantity: line.quantity,
    price: toMoney(line.price),
    durationMinutes: line.duration !== null && line.duration > 0 ? Math.round(line.duration) : null,
    branchId: line.branch_id,
    branchName: line.branch_name,
    extension: line.selectedExtension,
    startAt: line.start_at,
    endAt: line.end_at,
  };
}

function toSelectedFees(cart: ProviderCart): SelectedServiceFee[] {
  if (cart.selected_service_fees.length > 0) {
    return cart.selected_service_fees.map((fee) => ({ id: fee.id, addressId: fee.address_id }));
  }
  const id = cart.selected_service_fee_id;
  return id === null ? [] : [{ id, addressId: cart.selected_service_fee_address_id }];
}

const PARAM_NAMES: Record<ProviderCartParam, CartParam> = {
  promo_code: 'PROMO_CODE',
  gift_card: 'GIFT_CARD',
  service_fees: 'SERVICE_FEES',
  gift: 'GIFT',
};

export function toCart({ cart, refused }: PricedCart, base: string): Cart {
  const promoDiscount = toMoney(cart.promo_discount);
  const extraDiscount = toMoney(cart.extra_discount);
  const giftCardDiscount = toMoney(cart.gift_card_discount);
  return {
    lines: cart.products.map((line) => toCartLine(line, base)),
    itemCount: cart.products.reduce((sum, line) => sum + line.quantity, 0),
    title: cart.cart_title,
    subtitle: cart.cart_title_sub_message,
    message: cart.message,
    serviceType: cart.service_type,
    loyaltyPoints: cart.loyalty_points,
    paymentMethods: cart.payment_methods.map(({ id, name, image }) => ({ id, name, image: toHttpUrl(image, base) })),
    subTotal: toMoney(cart.sub_total),
    tax: toMoney(cart.tax_amount),
    promoDiscount,
    extraDiscount,
    giftCardDiscount,
    discount: sumOf(promoDiscount, extraDiscount, giftCardDiscount),
    serviceFeesTotal: toMoney(cart.order_service_fees_price),
    total: toMoney(cart.total),
    availableServiceFees: cart.available_service_fees.map((fee) => ({
      id: fee.id,
      name: fee.name,
      price: fee.price === null ? null : toMoney(fee.price),
      needsAddress: fee.needs_address,
    })),
    selectedServiceFees: toSelectedFees(cart),
    refusals: refused.map(({ param, words }) => ({ param: PARAM_NAMES[param], message: words })),
  };
}

export function toServiceFees(fees: CartParamsInput['serviceFees']): { id: string; address_id?: string }[] {
  return (fees ?? []).map(({ id, addressId }) => ({ id, ...(addressId && { address_id: addressId }) }));
}

function toGiftedOrderData(gift: GiftInput): NonNullable<ProviderCartParams['gifted_order_data']> {
  return {
    first_name: gift.firstName.trim(),
    last_name: gift.lastName.trim(),
    mobile_code: MOBILE_CODE,
    mobile_number: toMobile(toDigits(gift.mobileNumber)).mobile_number,
    ...(gift.email && { email: gift.email.trim() }),
  };
}

/** What goes into the query of the cart. */
export function toCartParams(params: CartParamsInput): ProviderCartParams {
  const { promoCode, giftCard, serviceFees, gift } = params;
  const message = gift?.message?.trim();
  return {
    ...(promoCode?.trim() && { promo_code: promoCode.trim() }),
    ...(giftCard?.trim() && { gift_card: giftCard.trim() }),
    ...(serviceFees?.length && { service_fees: toServiceFees(serviceFees) }),
    ...(gift && { is_gifted_order: 1 as const, gifted_order_data: toGiftedOrderData(gift) }),
    ...(message && { gift_message: message }),
  };
}

/** What goes into an order: the same, with the receiver's gender and the message beside the name. */
export function toOrderParams(params: CartParamsInput): ProviderCartParams {
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
}

/** The line that a `POST cart` made, when its answer does not say: the newest of that product. */
export function newestLineOf(cart: ProviderCart, productId: string): string | null {
  const ids = cart.products.filter((line) => line.id === productId).map((line) => line.cart_product_id);
  const areNumbers = ids.every((id) => /^\d{1,15}$/.test(id));
  return (areNumbers ? ids.sort((a, b) => Number(a) - Number(b)) : ids).at(-1) ?? null;
}
