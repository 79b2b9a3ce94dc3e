import type { ProviderClient } from './client.ts';
import type { Reader } from './decode.ts';
import { ProviderError } from './errors.ts';

export type ProviderPaymentMethod = { id: string; name: string; image: string | null };

/** `price` is null when the provider does not tell it before the fee is chosen. */
export type ProviderServiceFee = { id: string; name: string; price: number | null; needs_address: boolean };

/** Points of a cart with what they are worth in SAR, null when the provider does not say. */
export type ProviderLoyaltyOffer = { id: string | null; points: number; discount: number | null };

export type ProviderSelectedServiceFee = { id: string; address_id: string | null };

/** A line of the cart. It is a gift card when `serial_number` or `voucher_group_name` is filled. */
export type ProviderCartProduct = {
  cart_product_id: string;
  id: string | null;
  product_master_id: string | null;
  branch_id: string | null;
  branch_name: string | null;
  name: string;
  image: string | null;
  quantity: number;
  price: number;
  /** Minutes; null for what takes no time, and where the provider is silent. */
  duration: number | null;
  selectedExtension: string | null;
  start_at: string | null;
  end_at: string | null;
  serial_number: string | null;
  voucher_group_name: string | null;
};

export type ProviderCart = {
  products: ProviderCartProduct[];
  /** Of a number; a list or an object of points stands in `loyalty_offers`. */
  loyalty_points: number | null;
  loyalty_offers: ProviderLoyaltyOffer[];
  payment_methods: ProviderPaymentMethod[];
  working_times: unknown[];
  cart_title: string | null;
  cart_title_sub_message: string | null;
  message: string | null;
  service_type: string | null;
  sub_total: number;
  tax_amount: number;
  promo_discount: number;
  extra_discount: number;
  gift_card_discount: number;
  order_service_fees_price: number;
  total: number;
  available_service_fees: ProviderServiceFee[];
  selected_service_fee_id: string | null;
  selected_service_fee_address_id: string | null;
  selected_service_fees: ProviderSelectedServiceFee[];
};

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

/** What travels in the query of `GET cart` and again in `POST orders`. */
export type ProviderCartParams = {
  promo_code?: string;
  gift_card?: string;
  is_gifted_order?: 0 | 1;
  gift_message?: string;
  gifted_order_data?: ProviderGiftedOrderData;
  service_fees?: { id: string; address_id?: string }[];
};

function readLine(line: Reader): ProviderCartProduct {
  return {
    cart_product_id: line.requiredId('cart_product_id'),
    id: line.id('id', 'product_id'),
    product_master_id: line.id('product_master_id'),
    branch_id: line.id('branch_id'),
    branch_name: line.text('branch_name'),
    name: line.text('name', 'title', 'voucher_group_name') ?? '',
    image: line.text('image', 'card_image'),
    quantity: line.count('quantity', 1) || 1,
    price: line.amount('price'),
    duration: line.number('duration'),
    selectedExtension: line.text('selectedExtension', 'selected_extension'),
    start_at: line.text('start_at'),
    end_at: line.text('end_at'),
    serial_number: line.text('serial_number'),
    voucher_group_name: line.text('voucher_group_name'),
  };
}

function readServiceFee(fee: Reader): ProviderServiceFee {
  return {
    id: fee.requiredId('id', 'service_fee_id'),
    name: fee.text('name', 'title') ?? '',
    price: fee.optionalAmount('price', 'amount'),
    needs_address: fee.flag('needs_address', 'need_address', 'requires_address', 'address_required'),
  };
}

function readSelectedFee(fee: Reader): ProviderSelectedServiceFee {
  return { id: fee.requiredId('id', 'service_fee_id'), address_id: fee.id('address_id') };
}

function readPaymentMethod(method: Reader): ProviderPaymentMethod {
  return {
    id: method.requiredId('id', 'payment_method_id'),
    name: method.text('name', 'title') ?? '',
    image: method.text('image'),
  };
}

function readLoyaltyOffer(offer: Reader): ProviderLoyaltyOffer[] {
  const points = offer.number('points') ?? offer.number('number_of_points');
  return points === null ? [] : [{ id: offer.id('id'), points, discount: offer.number('discount') }];
}

/** `loyalty_points` as an object or a list; a part that cannot be understood does not cost the customer the cart. */
function readLoyaltyOffers(cart: Reader): ProviderLoyaltyOffer[] {
  const one = cart.object('loyalty_points');
  const offers = one ? readLoyaltyOffer(one) : [];
  if (offers.length > 0) return offers;
  const names = Object.keys(Object(cart.raw('loyalty_points')));
  const isList = typeof cart.raw('loyalty_points') === 'object' && names.every((name) => /^\d+$/.test(name));
  return isList ? cart.list('loyalty_points', readLoyaltyOffer).flat() : [];
}

function readCart(cart: Reader): ProviderCart {
  return {
    products: cart.list('products', readLine),
    loyalty_points: cart.number('loyalty_points'),
    loyalty_offers: readLoyaltyOffers(cart),
    payment_methods: cart.list('payment_methods', readPaymentMethod),
    working_times: [],
    cart_title: cart.text('cart_title'),
    cart_title_sub_message: cart.text('cart_title_sub_message'),
    message: cart.text('message'),
    service_type: cart.text('service_type'),
    sub_total: cart.amount('sub_total'),
    tax_amount: cart.amount('tax_amount'),
    promo_discount: cart.amount('promo_discount'),
    extra_discount: cart.amount('extra_discount'),
    gift_card_discount: cart.amount('gift_card_discount'),
    order_service_fees_price: cart.amount('order_service_fees_price'),
    total: cart.amount('total'),
    available_service_fees: cart.list('available_service_fees', readServiceFee),
    selected_service_fee_id: cart.id('selected_service_fee_id'),
    selected_service_fee_address_id: cart.id('selected_service_fee_address_id'),
    selected_service_fees: cart.list('selected_service_fees', readSelectedFee),
  };
}

export function getCart(client: ProviderClient, params: ProviderCartParams = {}): Promise<ProviderCart> {
  return client.get('cart', {
    query: params,
    read: (answer) => readCart(answer.objectOrEmpty('cart', 'products', 'total', 'sub_total')),
  });
}

export type ProviderCartLineInput = {
  product_id: string;
  quantity: number;
  branch_id?: string | null;
  selectedExtension?: string | null;
  /** The line to change. */
  cart_product_id?: string | null;
};

/** Answers the id of the line that was added or changed, null when the provider does not tell it. */
export function addCartLine(client: ProviderClient, line: ProviderCartLineInput): Promise<string | null> {
  return client.post('cart', {
    body: line,
    read: (answer) => answer.find('cart_product', 'cart_product_id')?.id('cart_product_id') ?? null,
  });
}

/** The provider's address for a line called `clear` empties the whole cart. */
export async function deleteCartLine(client: ProviderClient, id: string): Promise<void> {
  if (id === 'clear') return;
  return client.delete('cart/{cart_product_id}', { ids: { cart_product_id: id }, read: () => undefined });
}

/** Providers know one of two calls for this. */
export async function clearCart(client: ProviderClient): Promise<void> {
  try {
    await client.delete('cart/clear', { read: () => undefined });
  } catch (error) {
    const isUnknown = error instanceof ProviderError && (error.status === 404 || error.status === 405);
    if (!isUnknown) throw error;
    await client.delete('delete-all-cart', { read: () => undefined });
  }
}

/**
 * The times go back exactly as `listAvailableDays` gave them. Answers the provider's words to the customer; fails with
 * status 409 when the time was taken meanwhile.
 */
export function updateTimeSlot(
  client: ProviderClient,
  id: string,
  slot: { start_at: string; end_at: string },
): Promise<string | null> {
  return client.post('cart-products/{cart_product_id}/update-time-slot', {
    ids: { cart_product_id: id },
    body: slot,
    read: (answer) => answer.message(),
  });
}
