import { type Product, productById, unitPrice } from './catalogue.ts';
import { isMobileNumber, listOf, member, textOf } from './nested.ts';
import { riyadhDate } from './riyadh.ts';
import { promoCodes, serviceFees } from './seed/checkout.ts';
import type { Amounts, CartRow } from './store.ts';
import { invalid, type Text, texts } from './texts.ts';
import { sar, type World, wholeNumber } from './world.ts';

const bundleSize = 3;
const bundlePercent = 10;

const sum = (lines: CartLine[]): number => lines.reduce((total, line) => total + line.price * line.quantity, 0);

const promoDiscount = (world: World, code: string | null, base: number): number => {
  if (!code) return 0;
  const promo = promoCodes.find((known) => known.code === code.toUpperCase());
  if (!promo) throw invalid({ promo_code: texts.promoUnknown });
  if (promo.expiresOn !== null && promo.expiresOn < riyadhDate(world.clock.now())) {
    throw invalid({ promo_code: texts.promoExpired });
  }
  if (base < (promo.minimum ?? 0)) throw invalid({ promo_code: texts.promoMinimum });
  return Math.min(base, promo.amount ?? Math.round((base * (promo.percent ?? 0)) / 100));
};

/** The balance a gift card can pay with; refuses cards that are unknown, used up or expired. */
const giftCardBalance = (world: World, serialNumber: string | null): number => {
  if (!serialNumber) return 0;
  const voucher = world.state.vouchers.find(({ serial_number }) => serial_number === serialNumber);
  if (!voucher) throw invalid({ gift_card: texts.giftCardUnknown });
  if (voucher.remaining <= 0) throw invalid({ gift_card: texts.giftCardUsed });
  if (voucher.expires_on < riyadhDate(world.clock.now())) throw invalid({ gift_card: texts.giftCardExpired });
  return voucher.remaining;
};

/**
 * The cost of a cart, in halalas; an empty one costs nothing, with any codes. Prices contain 15 % VAT. Gift cards
 * are sold at their value: no discount applies to them, and no card pays for a card. A gift card is money: it pays after the
 * VAT, so `tax` is the VAT of the whole price and `total` the rest to pay.
 */
export const amountsOf = (world: World, lines: CartLine[], params: CartParams): Amounts & { message: Text | null } => {
  const services = lines.filter((line) => line.product.kind === 'service');
  const sub_total = sum(lines);
  const base = sum(lines.filter((line) => line.product.kind !== 'giftcard'));
  const isBundle = services.length >= bundleSize;
  const promo_discount = promoDiscount(world, lines.length === 0 ? null : params.promoCode, base);
  const extra_discount = isBundle
    ? Math.min(base - promo_discount, Math.round((sum(services) * bundlePercent) / 100))
    : 0;
  const fees =
    services.length === 0
      ? 0
      : params.fees.reduce((total, chosen) => total + (serviceFees.find((fee) => fee.id === chosen.id)?.price ?? 0), 0);
  const gift_card_discount = Math.min(
    giftCardBalance(world, lines.length === 0 ? null : params.giftCard),
    base - promo_discount - extra_discount + fees,
  );
  const total = Math.max(0, sub_total + fees - promo_discount - extra_discount - gift_card_discount);
  const tax = Math.round(((total + gift_card_discount) * 15) / 115);
  const message = isBundle ? texts.bundle : null;
  return { sub_total, promo_discount, extra_discount, gift_card_discount, fees, total, tax, message };
};

/** The common amounts of carts and orders. */
export const amountsView = (amounts: Amounts) => ({
  sub_total: sar(amounts.sub_total),
  tax_amount: sar(amounts.tax),
  promo_discount: sar(amounts.promo_discount),
  extra_discount: sar(amounts.extra_discount),
  gift_card_discount: sar(amounts.gift_card_discount),
  total: sar(amounts.total),
});

/** `price` is that of one piece, in halalas. */
export type CartLine = CartRow & { product: Product; price: number };

export const cartLines = ({ state }: World, customerId: number): CartLine[] =>
  state.cartLines.flatMap((line) => {
    const product = line.customer_id === customerId ? productById(line.product_id) : undefined;
    if (!product) return [];
    const branch_id = product.branchId ?? line.branch_id;
    return [{ ...line, product, branch_id, price: unitPrice(product, line.extension) }];
  });

/** The receiver of a gift; the number has the country code. */
const readReceiver = (source: unknown) => {
  const data = member(source, 'gifted_order_data');
  if (!data) return null;
  return {
    first_name: textOf(data, 'first_name'),
    last_name: textOf(data, 'last_name'),
    receiver_mobile: textOf(data, 'mobile_number'),
    message: textOf(data, 'message') || textOf(source, 'gift_message') || null,
  };
};

/** The params of a cart beside its lines: in the query of `GET cart` and again in the body of `POST orders`. */
export const readCartParams = (source: unknown) => ({
  promoCode: textOf(source, 'promo_code') || null,
  giftCard: textOf(source, 'gift_card') || null,
  isGift: textOf(source, 'is_gifted_order') === '1',
  receiver: readReceiver(source),
  fees: listOf(member(source, 'service_fees')).map((entry, index) => {
    const fee = serviceFees.find((known) => known.id === wholeNumber(member(entry, 'id')));
    if (!fee) throw invalid({ [`service_fees.${index}.id`]: texts.feeUnknown });
    return { id: fee.id, addressId: wholeNumber(member(entry, 'address_id')) };
  }),
});

export type CartParams = ReturnType<typeof readCartParams>;
export type GiftReceiver = NonNullable<CartParams['receiver']>;

export const requireReceiver = ({ receiver }: CartParams): GiftReceiver => {
  if (!receiver) throw invalid({ gifted_order_data: texts.required });
  if (!receiver.first_name) throw invalid({ 'gifted_order_data.first_name': texts.required });
  if (!receiver.last_name) throw invalid({ 'gifted_order_data.last_name': texts.required });
  if (!isMobileNumber(receiver.receiver_mobile)) {
    throw invalid({ 'gifted_order_data.mobile_number': texts.mobileNumber });
  }
  return receiver;
};
