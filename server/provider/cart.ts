import type { Cart, CartLine, LoyaltyOffer, SelectedServiceFee } from '../graphql/generated/types.ts';
import { readAmounts, sumOf, toAmounts, toMoney } from '../values/money.ts';
import { riyadhWeekday, toWorkingTimes } from '../values/opening.ts';
import { readDay } from './branches.ts';
import type { ProviderClient } from './client.ts';
import { eitherOf } from './errors.ts';
import type { Reader } from './reader.ts';

/** A cart as the provider returns it; the rest is the shop's own. */
export type TheirCart = Omit<Cart, 'chosenBefore' | 'refusals'>;

export type ProviderGiftedOrderData = {
  first_name: string;
  last_name: string;
  mobile_code: string;
  /** Country code and number. */
  mobile_number: string;
  email?: string;
  gender?: 'Male' | 'Female';
  message?: string;
};

/** The params in the query of `GET cart` and again in `POST orders`. */
export type ProviderCartParams = {
  promo_code?: string;
  gift_card?: string;
  is_gifted_order?: 0 | 1;
  gift_message?: string;
  gifted_order_data?: ProviderGiftedOrderData;
  service_fees?: { id: string; address_id?: string }[];
};

/** Only a retail product has a size, and only a treatment a time and a duration. Null where all of them are missing. */
const readLine = (line: Reader): CartLine => {
  const isGiftCard = line.text('serial_number', 'voucher_group_name') !== null;
  const extension = line.text('selectedExtension', 'selected_extension');
  const startAt = line.text('start_at');
  const durationMinutes = line.minutes('duration');
  const isTreatment = startAt !== null || durationMinutes !== null;
  return {
    id: line.requiredId('cart_product_id'),
    kind: isGiftCard ? 'GIFT_CARD' : 'SERVICE',
    soldAs: isGiftCard ? 'GIFT_CARD' : extension ? 'PRODUCT' : isTreatment ? 'SERVICE' : null,
    productId: line.id('id', 'product_id'),
    productMasterId: line.id('product_master_id'),
    name: line.name('name', 'title', 'voucher_group_name'),
    image: line.httpUrl('image', 'card_image'),
    quantity: line.count('quantity', 1) || 1,
    price: line.money('price'),
    durationMinutes,
    branchId: line.id('branch_id'),
    branchName: line.optionalName('branch_name'),
    extension,
    startAt,
    endAt: line.text('end_at'),
  };
};

const readOffer = (offer: Reader): LoyaltyOffer[] => {
  const points = offer.number('points') ?? offer.number('number_of_points');
  const discount = offer.number('discount');
  return points === null
    ? []
    : [{ id: offer.id('id'), points, discount: discount === null ? null : toMoney(discount) }];
};

/** `loyalty_points` as an object or a list; a part that cannot be understood does not cost the customer the cart. */
const readOffers = (cart: Reader): LoyaltyOffer[] => {
  const one = cart.object('loyalty_points');
  const offers = one ? readOffer(one) : [];
  if (offers.length > 0) return offers;
  const names = Object.keys(Object(cart.raw('loyalty_points')));
  const isList = typeof cart.raw('loyalty_points') === 'object' && names.every((name) => /^\d+$/.test(name));
  return isList ? cart.list('loyalty_points', readOffer).flat() : [];
};

/** The parts of the total: with the points that the provider puts beside the cart only where it has counted them. */
const readRows = (cart: Reader, offers: LoyaltyOffer[]): Pick<Cart, 'rows' | 'isComplete' | 'net'> => {
  const halalas = (name: string) => cart.money(name).amount;
  const parts = {
    subTotal: halalas('sub_total'),
    fees: halalas('order_service_fees_price'),
    tax: halalas('tax_amount'),
    total: halalas('total'),
  };
  const discount = Math.abs(halalas('promo_discount')) + Math.abs(halalas('extra_discount'));
  const card = Math.abs(halalas('gift_card_discount'));
  const points = offers.reduce((sum, offer) => sum + Math.abs(offer.discount?.amount ?? 0), 0);
  const reading = readAmounts(parts, [
    { discount, points: 0, card },
    { discount, points, card },
  ]);
  const amounts = toAmounts(parts, reading);
  return cart.optionalAmount('tax_amount') === null ? { ...amounts, net: null } : amounts;
};

const readSelectedFees = (cart: Reader): SelectedServiceFee[] => {
  const fees = cart.list('selected_service_fees', (fee) => ({
    id: fee.requiredId('id', 'service_fee_id'),
    addressId: fee.id('address_id'),
  }));
  const id = cart.id('selected_service_fee_id');
  return fees.length > 0 || id === null ? fees : [{ id, addressId: cart.id('selected_service_fee_address_id') }];
};

export const readCart = (cart: Reader): TheirCart => {
  const lines = cart.list('products', readLine);
  const loyaltyOffers = readOffers(cart);
  const [offer, ...others] = loyaltyOffers;
  const [promoDiscount, extraDiscount] = [cart.money('promo_discount'), cart.money('extra_discount')];
  const giftCardDiscount = cart.money('gift_card_discount');
  return {
    lines,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    title: cart.text('cart_title'),
    subtitle: cart.text('cart_title_sub_message'),
    message: cart.text('message'),
    serviceType: cart.text('service_type'),
    loyaltyPoints: cart.number('loyalty_points') ?? (offer && others.length === 0 ? offer.points : null),
    loyaltyOffers,
    workingTimes: toWorkingTimes(cart.list('working_times', readDay), riyadhWeekday(Date.now())),
    paymentMethods: cart.list('payment_methods', (method) => ({
      id: method.requiredId('id', 'payment_method_id'),
      name: method.name('name', 'title'),
      image: method.httpUrl('image'),
    })),
    subTotal: cart.money('sub_total'),
    tax: cart.money('tax_amount'),
    promoDiscount,
    extraDiscount,
    giftCardDiscount,
    discount: sumOf(promoDiscount, extraDiscount, giftCardDiscount),
    serviceFeesTotal: cart.money('order_service_fees_price'),
    total: cart.money('total'),
    ...readRows(cart, loyaltyOffers),
    availableServiceFees: cart.list('available_service_fees', (fee) => ({
      id: fee.requiredId('id', 'service_fee_id'),
      name: fee.name('name', 'title'),
      price: fee.optionalMoney('price', 'amount'),
      needsAddress: fee.flag('needs_address', 'need_address', 'requires_address', 'address_required'),
    })),
    selectedServiceFees: readSelectedFees(cart),
  };
};

const hasUnnamedLine = (cart: Reader): boolean =>
  cart.list('products', (line) => line.id('cart_product_id')).includes(null);

/** Some providers name a new line only from its second reading on; without a name it would be left out. */
export const getCart = async (client: ProviderClient, params: ProviderCartParams = {}): Promise<TheirCart> => {
  const ask = <T>(read: (cart: Reader) => T): Promise<T> =>
    client.get('cart', {
      query: params,
      read: (answer) => read(answer.objectOrEmpty('cart', 'products', 'total', 'sub_total')),
    });
  return (await ask((cart) => (hasUnnamedLine(cart) ? null : readCart(cart)))) ?? ask(readCart);
};

export type ProviderCartLineInput = {
  product_id: string;
  quantity: number;
  branch_id?: string | null;
  selectedExtension?: string | null;
  /** With its `date`, `YYYY-MM-DD`. */
  selectedTime?: string | null;
  date?: string | null;
  cart_product_id?: string | null;
};

/** Answers the id of the line that was added or changed, null when the provider omits it. */
export const addCartLine = (client: ProviderClient, line: ProviderCartLineInput): Promise<string | null> =>
  client.post('cart', {
    body: line,
    read: (answer) => answer.find('cart_product', 'cart_product_id')?.id('cart_product_id') ?? null,
  });

/** The provider's path for a line called `clear` empties the whole cart. */
export const deleteCartLine = async (client: ProviderClient, id: string): Promise<void> => {
  if (id === 'clear') return;
  return client.delete('cart/{cart_product_id}', { ids: { cart_product_id: id }, read: () => undefined });
};

export const clearCart = (client: ProviderClient): Promise<void> =>
  eitherOf(client.delete('cart/clear', { read: () => undefined }), () =>
    client.delete('delete-all-cart', { read: () => undefined }),
  );

/**
 * The times go back exactly as `listAvailableDays` gave them. Answers the provider's words to the customer; fails with
 * status 409 when the time was taken meanwhile.
 */
export const updateTimeSlot = (
  client: ProviderClient,
  id: string,
  slot: { start_at: string; end_at: string },
): Promise<string | null> =>
  client.post('cart-products/{cart_product_id}/update-time-slot', {
    ids: { cart_product_id: id },
    body: slot,
    read: (answer) => answer.message(),
  });
