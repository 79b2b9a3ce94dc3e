import type { World } from './world.ts';

/** `confirmed` orders become completed by themselves when their last appointment is over. */
type StoredOrderStatus = 'unpaid' | 'declined' | 'confirmed' | 'cancelled';

export type OrderRow = {
  id: number;
  customer_id: number;
  status: StoredOrderStatus;
  language: 'ar' | 'en';
  sub_total: number;
  tax: number;
  promo_discount: number;
  extra_discount: number;
  gift_card_discount: number;
  fees: number;
  total: number;
  promo_code: string | null;
  gift_card: string | null;
  service_fees: string;
  payment_method_id: number;
  created_at: number;
};

export type OrderLineRow = {
  id: number;
  order_id: number;
  product_id: number;
  cart_line_id: number | null;
  quantity: number;
  extension: string | null;
  price: number;
  start_at: string | null;
  end_at: string | null;
  /** Where a retail product is picked up; a treatment's branch is that of its product. */
  branch_id: number | null;
};

export type PaymentRow = {
  token: string;
  order_id: number;
  /** `due` is paid at the branch: the order stands without it. */
  state: 'open' | 'due' | 'paid' | 'declined';
  pending_answers: number;
};

export type GiftRow = {
  id: number;
  order_id: number;
  receiver_mobile: string;
  first_name: string;
  last_name: string;
  message: string | null;
  state: 'sent' | 'scheduled' | 'accepted' | 'declined';
};

const numberPrefix = 'RQ';

export const orderNumberOf = (orderId: number): string => `${numberPrefix}${orderId}`;

export const orderByNumber = (world: World, orderNumber: string): OrderRow | undefined => {
  const id = new RegExp(`^${numberPrefix}(\\d{1,15})$`).exec(orderNumber)?.[1];
  return id ? orderById(world, Number(id)) : undefined;
};

export const orderById = (world: World, id: number): OrderRow | undefined =>
  world.store.one<OrderRow>('SELECT * FROM placed_order WHERE id = ?', id);

export const linesOfOrder = (world: World, orderId: number): OrderLineRow[] =>
  world.store.all<OrderLineRow>('SELECT * FROM order_line WHERE order_id = ? ORDER BY id', orderId);

export const paymentOfOrder = (world: World, orderId: number): PaymentRow | undefined =>
  world.store.one<PaymentRow>('SELECT * FROM payment WHERE order_id = ?', orderId);

export const giftOfOrder = (world: World, orderId: number): GiftRow | undefined =>
  world.store.one<GiftRow>('SELECT * FROM gift WHERE order_id = ?', orderId);

export const setOrderStatus = (world: World, orderId: number, status: StoredOrderStatus): void => {
  world.store.run('UPDATE placed_order SET status = ? WHERE id = ?', status, orderId);
};

/** The line of a paid order that came from a line of the cart, where the customer is its buyer. */
export const paidLineOf = (world: World, customerId: number, cartLineId: number): OrderLineRow | undefined =>
  world.store.one<OrderLineRow>(
    `SELECT order_line.* FROM order_line JOIN placed_order ON placed_order.id = order_id
     WHERE cart_line_id = ? AND customer_id = ? AND status = 'confirmed'`,
    cartLineId,
    customerId,
  );
