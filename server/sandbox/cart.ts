import { type Product, productById, unitPrice } from './catalogue.ts';
import { isMobileNumber, listOf, member, textOf } from './nested.ts';
import { riyadhDate } from './riyadh.ts';
import { promoCodes, serviceFees } from './seed/checkout.ts';
import { invalid, texts } from './texts.ts';
import { type World, wholeNumber } from './world.ts';

export type VoucherRow = {
  serial_number: string;
  customer_id: number;
  product_id: number;
  value: number;
  remaining: number;
  order_number: string;
  expires_on: string;
};

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
  const voucher = world.store.one<VoucherRow>`SELECT * FROM voucher WHERE serial_number = ${serialNumber}`;
  if (!voucher) throw invalid({ gift_card: texts.giftCardUnknown });
  if (voucher.remaining <= 0) throw invalid({ gift_card: texts.giftCardUsed });
  if (voucher.expires_on < riyadhDate(world.clock.now())) throw invalid({ gift_card: texts.giftCardExpired });
  return voucher.remaining;
};

/**
 * What a cart costs, in halalas; an empty one costs nothing, whatever codes came with it. Prices contain 15 % VAT. Gift cards
 * are sold at their value: no discount applies to them, and no card pays for a card. A gift card is money: it pays after the
 * VAT, so `tax` is the VAT of the whole price and `total` what is left to pay.
 */
export const amountsOf = (world: World, lines: CartLine[], params: CartParams) => {
  const services = lines.filter((line) => line.product.kind === 'service');
  const subTotal = sum(lines);
  const base = sum(lines.filter((line) => line.product.kind !== 'giftcard'));
  const isBundle = services.length >= bundleSize;
  const promo = promoDiscount(world, lines.length === 0 ? null : params.promoCode, base);
  const extra = isBundle ? Math.min(base - promo, Math.round((sum(services) * bundlePercent) / 100)) : 0;
  const fees =
    services.length === 0
      ? 0
      : params.fees.reduce((total, chosen) => total + (serviceFees.find((fee) => fee.id === chosen.id)?.price ?? 0), 0);
  const giftCard = Math.min(
    giftCardBalance(world, lines.length === 0 ? null : params.giftCard),
    base - promo - extra + fees,
  );
  const total = Math.max(0, subTotal + fees - promo - extra - giftCard);
  return {
    subTotal,
    promoDiscount: promo,
    extraDiscount: extra,
    giftCardDiscount: giftCard,
    fees,
    total,
    tax: Math.round(((total + giftCard) * 15) / 115),
    message: isBundle ? texts.bundle : null,
  };
};

export type Amounts = ReturnType<typeof amountsOf>;

export type CartLine = {
  id: number;
  product: Product;
  quantity: number;
  extension: string | null;
  start_at: string | null;
  end_at: string | null;
  /** Where it happens, or where a retail product is picked up; null for a gift card. */
  branch_id: number | null;
  /** One piece, in halalas. */
  price: number;
};

type CartRow = Omit<CartLine, 'product' | 'price'> & { product_id: number };

export const cartLines = (world: World, customerId: number): CartLine[] => {
  const rows = world.store.all<CartRow>`SELECT id, product_id, quantity, extension, start_at, end_at, branch_id
     FROM cart_line WHERE customer_id = ${customerId} ORDER BY id`;
  return rows.flatMap(({ product_id, ...line }) => {
    const product = productById(product_id);
    if (!product) return [];
    const branch_id = product.branchId ?? line.branch_id;
    return [{ ...line, product, branch_id, price: unitPrice(product, line.extension) }];
  });
};

/** The receiver of a gift; the number has the country code. */
const readReceiver = (source: unknown) => {
  const data = member(source, 'gifted_order_data');
  if (!data) return null;
  return {
    first_name: textOf(data, 'first_name'),
    last_name: textOf(data, 'last_name'),
    mobile_number: textOf(data, 'mobile_number'),
    email: textOf(data, 'email') || null,
    gender: textOf(data, 'gender') || null,
    message: textOf(data, 'message') || textOf(source, 'gift_message') || null,
  };
};

/** What goes with a cart beside its lines: in the query of `GET cart` and again in the body of `POST orders`. */
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
  if (!isMobileNumber(receiver.mobile_number)) {
    throw invalid({ 'gifted_order_data.mobile_number': texts.mobileNumber });
  }
  return receiver;
};
