import { inEachLanguage, type Language } from '../../schema/languages.ts';
import { type ProviderPagination, readPagination } from './catalogue.ts';
import type { ProviderClient } from './client.ts';
import type { Answer, Reader } from './decode.ts';
import { ProviderError } from './errors.ts';

export type ProviderOrderStatus = {
  value: string | null;
  label: string | null;
  labels: Record<Language, string | null> | null;
  color: string | null;
  display_active_in_order_history_app: boolean;
};

export type ProviderOrderProduct = {
  order_product_id: string;
  product_master_id: string | null;
  product_id: string | null;
  name: string;
  image: string | null;
  start_at: string | null;
  end_at: string | null;
  branch_id: string | null;
  cart_product_id: string | null;
};

export type ProviderGiftedInfo = {
  id: string;
  is_sender: boolean;
  is_completed: boolean;
  sender_user: { id: string | null; full_name: string | null } | null;
  receiver_user: { id: string | null; full_name: string | null } | null;
  gifted_status: { label: string | null; color: string | null } | null;
};

/** An order as `GET orders` lists it and `GET orders/{id}` details it. Amounts in SAR. */
export type ProviderOrder = {
  id: string;
  order_number: string;
  user_name: string | null;
  status: ProviderOrderStatus;
  status_text: string | null;
  customer_arrived: boolean;
  total: number;
  sub_total: number;
  tax_amount: number;
  order_service_fee_price: number;
  promo_discount: number;
  extra_discount: number;
  gift_card_discount: number;
  redeem_points_price: number;
  can_rate: boolean;
  has_rating: boolean;
  invoice_link: string | null;
  /** When the invoice was issued, as the provider writes it; few providers tell it. */
  invoice_date: string | null;
  /** When it was placed, as the provider writes it; null where it does not. */
  created_at: string | null;
  is_cancelable: boolean;
  service_fees: { id: string; products: { order_product_id: string }[] }[];
  number_of_users: number;
  branch_name: string | null;
  gifted_info: ProviderGiftedInfo | null;
  products: ProviderOrderProduct[];
};

/** `rating` from 1 to 5. */
export type ProviderRating = { rating: number; comment: string | null };

export function readStatus(order: Reader): ProviderOrderStatus {
  const status = order.object('status');
  const labels = status?.object('labels');
  return {
    value: status?.text('value') ?? order.text('status'),
    label: status?.text('label') ?? null,
    labels: labels ? inEachLanguage((code) => labels.text(code)) : null,
    color: status?.text('color', 'colour') ?? null,
    display_active_in_order_history_app: (status ?? order).flag('display_active_in_order_history_app'),
  };
}

export function readOrderProduct(product: Reader): ProviderOrderProduct {
  return {
    order_product_id: product.requiredId('order_product_id', 'id'),
    product_master_id: product.id('product_master_id'),
    product_id: product.id('product_id'),
    name: product.text('name', 'title') ?? '',
    image: product.text('image'),
    start_at: product.text('start_at'),
    end_at: product.text('end_at'),
    branch_id: product.id('branch_id'),
    cart_product_id: product.id('cart_product_id'),
  };
}

function readUser(user: Reader | null): ProviderGiftedInfo['sender_user'] {
  return user && { id: user.id('id'), full_name: user.text('full_name', 'name') };
}

export function readGiftedInfo(info: Reader | null): ProviderGiftedInfo | null {
  const id = info?.id('id');
  if (!info || !id) return null;
  const status = info.object('gifted_status');
  return {
    id,
    is_sender: info.flag('is_sender'),
    is_completed: info.flag('is_completed'),
    sender_user: readUser(info.object('sender_user')),
    receiver_user: readUser(info.object('receiver_user')),
    gifted_status: status && { label: status.text('label'), color: status.text('color', 'colour') },
  };
}

function readServiceFee(fee: Reader): ProviderOrder['service_fees'][number] {
  const products = fee.list('products', (product) => ({ order_product_id: product.requiredId('order_product_id') }));
  return { id: fee.requiredId('id'), products };
}

function readOrderAs(id: string, order: Reader): ProviderOrder {
  return {
    id,
    order_number: order.text('order_number') ?? id,
    user_name: order.text('user_name', 'customer_name') ?? readUser(order.object('user'))?.full_name ?? null,
    status: readStatus(order),
    status_text: order.text('status_text'),
    customer_arrived: order.flag('customer_arrived'),
    total: order.amount('total'),
    sub_total: order.amount('sub_total'),
    tax_amount: order.amount('tax_amount'),
    order_service_fee_price: order.amount('order_service_fee_price'),
    promo_discount: order.amount('promo_discount'),
    extra_discount: order.amount('extra_discount'),
    gift_card_discount: order.amount('gift_card_discount'),
    redeem_points_price: order.amount('redeem_points_price'),
    can_rate: order.flag('can_rate'),
    has_rating: order.flag('has_rating'),
    invoice_link: order.text('invoice_link'),
    invoice_date: order.text('invoice_date', 'invoiced_at', 'paid_at'),
    created_at: order.text('created_at', 'placed_at'),
    is_cancelable: order.flag('is_cancelable'),
    service_fees: order.list('service_fees', readServiceFee),
    number_of_users: order.count('number_of_users', 1) || 1,
    branch_name: order.text('branch_name') ?? order.object('branch')?.text('name') ?? null,
    gifted_info: readGiftedInfo(order.object('gifted_info')),
    products: order.list('products', readOrderProduct),
  };
}

/** One order of a list. */
export function readOrder(order: Reader): ProviderOrder {
  return readOrderAs(order.requiredId('id', 'order_id'), order);
}

export type ProviderOrderList = { orders: ProviderOrder[]; pagination_options: ProviderPagination };

export function listOrders(client: ProviderClient, page: number): Promise<ProviderOrderList> {
  return client.get('orders', {
    query: { page },
    read: (answer) => {
      const orders = answer.list('orders', readOrder);
      const pagination = readPagination(answer, 'orders');
      return { orders, pagination_options: { ...pagination, total: Math.max(pagination.total, orders.length) } };
    },
  });
}

type OrderParts = Pick<ProviderOrder, 'products' | 'service_fees'>;

/** `order` is null where the provider tells nothing but the products and the fees. */
type ProviderOrderDetails = { order: ProviderOrder | null; parts: OrderParts };

const TOLD_OF_WHOLE_ORDERS = ['status', 'total', 'is_cancelable'];

function readDetails(id: string, answer: Answer): ProviderOrderDetails {
  const any = answer.object('order', 'products', 'service_fees', 'order_number', 'is_cancelable');
  const parts = {
    products: (answer.find('order', 'products') ?? any).list('products', readOrderProduct),
    service_fees: (answer.find('order', 'service_fees') ?? any).list('service_fees', readServiceFee),
  };
  const head = answer.find('order', 'order_number', 'is_cancelable', 'total');
  if (!head || !TOLD_OF_WHOLE_ORDERS.every((name) => head.has(name))) return { order: null, parts };
  return { order: { ...readOrderAs(head.id('id', 'order_id') ?? id, head), ...parts }, parts };
}

const PAGES_SEARCHED = 3;

/** Looks among the newest orders; null when none of them is it. */
export async function findListed(
  client: ProviderClient,
  isWanted: (order: ProviderOrder) => boolean,
  pages = PAGES_SEARCHED,
): Promise<ProviderOrder | null> {
  for (let page = 1; page <= pages; page += 1) {
    const { orders, pagination_options } = await listOrders(client, page);
    const found = orders.find(isWanted);
    if (found) return found;
    if (page >= pagination_options.last_page) return null;
  }
  return null;
}

/**
 * One order in full. What a provider leaves out of `GET orders/{id}` is looked for in the newest pages of the list. Fails
 * with status 404 for an order that this client's visitor does not have.
 */
export async function getOrder(client: ProviderClient, id: string): Promise<ProviderOrder> {
  const { order, parts } = await client.get('orders/{id}', { ids: { id }, read: (answer) => readDetails(id, answer) });
  if (order) return order;
  const listed = await findListed(client, (candidate) => candidate.id === id);
  if (!listed) {
    const endpoint = 'GET orders/{id}';
    throw new ProviderError({ kind: 'status', status: 404, endpoint, message: `${endpoint}: the order is not listed` });
  }
  return { ...listed, ...(parts.products.length > 0 && parts) };
}

/**
 * Cancels an order; with the receiver's id it declines the gift that the order is. This GET changes something, so it is
 * sent once and never repeated. Answers the provider's words, null when it has none.
 */
export function cancelOrder(client: ProviderClient, id: string, userId?: string): Promise<string | null> {
  return client.get('orders/{id}/cancel', {
    ids: { id },
    query: { user_id: userId },
    once: true,
    read: (answer) => {
      const words = answer.message();
      if (answer.find('order', 'success')?.optionalFlag('success') !== false) return words;
      throw new ProviderError({
        kind: 'refused',
        endpoint: 'GET orders/{id}/cancel',
        status: 200,
        message: words ?? 'GET orders/{id}/cancel: not done',
        isProvidersWords: words !== null,
      });
    },
  });
}
