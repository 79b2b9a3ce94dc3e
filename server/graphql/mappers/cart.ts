import type { ProviderCart, ProviderCartParams, ProviderCartProduct } from '../../provider/cart.ts';
import type { PricedCart, CartParam as ProviderCartParam } from '../../provider/priced-cart.ts';
import { MOBILE_CODE, toMobile } from '../../provider/session.ts';
import type {
  Cart,
  CartLine,
  CartParam,
  CartParamsInput,
  CatalogueKind,
  GiftInput,
  SelectedServiceFee,
} from '../generated/types.ts';
import { netOf, readAmounts, toHalalas, toRows } from './amounts.ts';
import { sumOf, toMoney } from './money.ts';
import { toName, toOptionalName } from './names.ts';
import { toHttpUrl } from './safe-values.ts';
import { toNineDigits } from './session.ts';

/** As what a line was put into the cart; null when it is not known. */
type Known = (lineId: string) => { as: CatalogueKind | null; extension: string | null } | null;

/** Only a retail product has a size, and only a treatment a time and a duration. */
function soldAs(line: ProviderCartProduct, known: ReturnType<Known>): CatalogueKind | null {
  if (line.serial_number || line.voucher_group_name) return 'GIFT_CARD';
  if (line.selectedExtension) return 'PRODUCT';
  if (line.start_at || (line.duration ?? 0) > 0) return 'SERVICE';
  return known?.as ?? (known?.extension ? 'PRODUCT' : null);
}

function toCartLine(line: ProviderCartProduct, base: string, known: ReturnType<Known>): CartLine {
  const kind = soldAs(line, known);
  return {
    id: line.cart_product_id,
    kind: line.serial_number || line.voucher_group_name ? 'GIFT_CARD' : 'SERVICE',
    soldAs: kind,
    productId: line.id,
    productMasterId: line.product_master_id,
    name: toName(line.name),
    image: toHttpUrl(line.image, base),
    quantity: line.quantity,
    price: toMoney(line.price),
    durationMinutes: line.duration !== null && line.duration > 0 ? Math.round(line.duration) : null,
    branchId: line.branch_id,
    branchName: toOptionalName(line.branch_name),
    extension: line.selectedExtension ?? (kind === 'PRODUCT' ? (known?.extension ?? null) : null),
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

/** What makes up the total: with the points that the provider puts beside the cart only where it has counted them. */
function toCartAmounts(cart: ProviderCart): Pick<Cart, 'rows' | 'isComplete' | 'net'> {
  const sizeOf = (sar: number) => Math.abs(toMoney(sar).amount);
  const parts = {
    subTotal: toMoney(cart.sub_total).amount,
    fees: toMoney(cart.order_service_fees_price).amount,
    tax: toMoney(cart.tax_amount).amount,
    total: toMoney(cart.total).amount,
  };
  const discount = sizeOf(cart.promo_discount) + sizeOf(cart.extra_discount);
  const card = sizeOf(cart.gift_card_discount);
  const points = cart.loyalty_offers.reduce((sum, offer) => sum + sizeOf(offer.discount ?? 0), 0);
  const reading = readAmounts(parts, [
    { discount, points: 0, card },
    { discount, points, card },
  ]);
  const net = netOf(parts, reading);
  return {
    rows: toRows(parts, reading),
    isComplete: reading.isComplete,
    net: net === null ? null : toHalalas(net),
  };
}

function toLoyaltyPoints({ loyalty_points, loyalty_offers }: ProviderCart): number | null {
  const [first, ...others] = loyalty_offers;
  return loyalty_points ?? (first && others.length === 0 ? first.points : null);
}

export function toCart(
  { cart, refused }: PricedCart,
  base: string,
  known: Known = () => null,
): Omit<Cart, 'chosenBefore'> {
  const promoDiscount = toMoney(cart.promo_discount);
  const extraDiscount = toMoney(cart.extra_discount);
  const giftCardDiscount = toMoney(cart.gift_card_discount);
  return {
    lines: cart.products.map((line) => toCartLine(line, base, known(line.cart_product_id))),
    itemCount: cart.products.reduce((sum, line) => sum + line.quantity, 0),
    title: cart.cart_title,
    subtitle: cart.cart_title_sub_message,
    message: cart.message,
    serviceType: cart.service_type,
    loyaltyPoints: toLoyaltyPoints(cart),
    loyaltyOffers: cart.loyalty_offers.map(({ id, points, discount }) => ({
      id,
      points,
      discount: discount === null ? null : toMoney(discount),
    })),
    paymentMethods: cart.payment_methods.map(({ id, name, image }) => ({
      id,
      name: toName(name),
      image: toHttpUrl(image, base),
    })),
    subTotal: toMoney(cart.sub_total),
    tax: toMoney(cart.tax_amount),
    promoDiscount,
    extraDiscount,
    giftCardDiscount,
    discount: sumOf(promoDiscount, extraDiscount, giftCardDiscount),
    serviceFeesTotal: toMoney(cart.order_service_fees_price),
    total: toMoney(cart.total),
    ...toCartAmounts(cart),
    availableServiceFees: cart.available_service_fees.map((fee) => ({
      id: fee.id,
      name: toName(fee.name),
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
    mobile_number: toMobile(toNineDigits(gift.mobileNumber) ?? '').mobile_number,
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
