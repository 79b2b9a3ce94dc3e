import { branchById, productById } from './catalogue.ts';
import {
  type GiftRow,
  giftOfOrder,
  linesOfOrder,
  type OrderLineRow,
  type OrderRow,
  orderNumberOf,
  paymentOfOrder,
} from './orders.ts';
import { instantOf, riyadhDate } from './riyadh.ts';
import type { Text } from './texts.ts';
import { type CustomerRow, type Pen, pictureOf, sar, type World } from './world.ts';

type OrderStatus = OrderRow['status'] | 'completed';

const statuses: Record<OrderStatus, { value: number; label: Text; color: string; isActive: boolean }> = {
  unpaid: { value: 1, label: { en: 'Awaiting payment', ar: 'بانتظار الدفع' }, color: '#9a6a1f', isActive: true },
  confirmed: { value: 2, label: { en: 'Confirmed', ar: 'مؤكد' }, color: '#2f6b4f', isActive: true },
  completed: { value: 5, label: { en: 'Completed', ar: 'مكتمل' }, color: '#4a5a6a', isActive: false },
  declined: { value: 8, label: { en: 'Payment failed', ar: 'فشل الدفع' }, color: '#a1452f', isActive: false },
  cancelled: { value: 9, label: { en: 'Order canceled', ar: 'طلب ملغي' }, color: '#a13a3a', isActive: false },
};

const giftStates: Record<GiftRow['state'], { label: Text; color: string }> = {
  sent: { label: { en: 'Waiting for the receiver', ar: 'بانتظار المستلم' }, color: '#9a6a1f' },
  scheduled: { label: { en: 'Time chosen', ar: 'تم اختيار الموعد' }, color: '#2f5f8a' },
  accepted: { label: { en: 'Accepted', ar: 'تم القبول' }, color: '#2f6b4f' },
  declined: { label: { en: 'Declined', ar: 'تم الاعتذار' }, color: '#a13a3a' },
};

const waitingForYou: Text = { en: 'Waiting for you', ar: 'بانتظارك' };

const deliveryMs = 2 * 24 * 60 * 60 * 1000;
const cancelLeadMs = 2 * 60 * 60 * 1000;

/** The status of an order at this moment: a confirmed one is completed once its last appointment has ended. */
export const orderStatusAt = (
  order: OrderRow,
  lines: OrderLineRow[],
  gift: GiftRow | undefined,
  now: number,
): OrderStatus => {
  if (order.status !== 'confirmed') return order.status;
  const services = lines.filter((line) => productById(line.product_id)?.kind === 'service');
  if (services.length === 0) return now > order.created_at + deliveryMs ? 'completed' : 'confirmed';
  if (gift && services.some((line) => line.end_at === null)) return 'confirmed';
  return services.every((line) => line.end_at !== null && instantOf(line.end_at) <= now) ? 'completed' : 'confirmed';
};

/** Whether a confirmed or unpaid order may still be cancelled: until two hours before its first appointment. */
export const isCancelableAt = (status: OrderStatus, lines: OrderLineRow[], now: number): boolean => {
  if (status === 'unpaid') return true;
  if (status !== 'confirmed') return false;
  if (!lines.every((line) => productById(line.product_id)?.kind === 'service')) return false;
  return lines.every((line) => line.start_at === null || instantOf(line.start_at) - cancelLeadMs > now);
};

const statusView = (status: OrderStatus, pen: Pen) => {
  const { value, label, color, isActive } = statuses[status];
  return {
    value,
    label: pen.write(label),
    labels: label,
    color,
    display_active_in_order_history_app: isActive ? '1' : '0',
  };
};

const lineView = (line: OrderLineRow, isPaid: boolean, pen: Pen) => {
  const product = productById(line.product_id);
  return {
    order_product_id: line.id,
    product_master_id: product?.masterId ?? null,
    product_id: line.product_id,
    name: product ? pen.write(product.name) : '',
    image: product ? pictureOf(product, pen) : null,
    quantity: line.quantity,
    price: sar(line.price),
    selectedExtension: line.extension,
    start_at: line.start_at,
    end_at: line.end_at,
    branch_id: product?.branchId ?? line.branch_id,
    cart_product_id: isPaid ? line.cart_line_id : null,
  };
};

const fullName = (person: { first_name: string; last_name: string } | undefined): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

const giftView = (world: World, order: OrderRow, gift: GiftRow, viewer: CustomerRow, pen: Pen) => {
  const sender = world.store.one<CustomerRow>`SELECT * FROM customer WHERE id = ${order.customer_id}`;
  const receiver = world.store.one<CustomerRow>`SELECT * FROM customer WHERE mobile_number = ${gift.receiver_mobile}`;
  const state = giftStates[gift.state];
  const isSender = viewer.id === order.customer_id;
  return {
    id: gift.id,
    is_sender: isSender ? 1 : 0,
    is_completed: gift.state === 'accepted' || gift.state === 'declined' ? 1 : 0,
    sender_user: { id: order.customer_id, full_name: fullName(sender) },
    receiver_user: { id: receiver?.id ?? null, full_name: fullName(receiver ?? gift) },
    gifted_status: {
      label: pen.write(gift.state === 'sent' && !isSender ? waitingForYou : state.label),
      color: state.color,
    },
  };
};

const branchName = (lines: OrderLineRow[], pen: Pen): string | null => {
  const branchId = lines
    .map((line) => productById(line.product_id)?.branchId ?? line.branch_id)
    .find((id) => id !== null);
  const branch = branchById(branchId);
  return branch ? pen.write(branch.name) : null;
};

/** An order as its buyer, or the receiver of the gift, sees it. */
export const orderView = (world: World, order: OrderRow, viewer: CustomerRow, pen: Pen) => {
  const now = world.clock.now();
  const lines = linesOfOrder(world, order.id);
  const gift = giftOfOrder(world, order.id);
  const status = orderStatusAt(order, lines, gift, now);
  const payment = paymentOfOrder(world, order.id);
  const hasRating = world.store.one`SELECT 1 FROM rating WHERE order_id = ${order.id}` !== undefined;
  const isPaid = status === 'confirmed' || status === 'completed';
  return {
    id: order.id,
    order_id: order.id,
    order_number: orderNumberOf(order.id),
    status: statusView(status, pen),
    status_text: pen.write(statuses[status].label),
    user_name: fullName(viewer),
    customer_arrived: status === 'completed' ? 1 : 0,
    total: sar(order.total),
    sub_total: sar(order.sub_total),
    tax_amount: sar(order.tax),
    order_service_fee_price: sar(order.fees),
    promo_discount: sar(order.promo_discount + order.extra_discount + order.gift_card_discount),
    extra_discount: sar(order.extra_discount),
    gift_card_discount: sar(order.gift_card_discount),
    redeem_points_price: 0,
    can_rate: status === 'completed' && !hasRating ? 1 : 0,
    has_rating: hasRating ? 1 : 0,
    invoice_date: isPaid && payment?.state === 'paid' ? riyadhDate(order.created_at) : null,
    invoice_link: isPaid && payment?.state === 'paid' ? pen.invoice(payment.token) : null,
    is_cancelable: viewer.id === order.customer_id && isCancelableAt(status, lines, now) ? 1 : 0,
    service_fees: (JSON.parse(order.service_fees) as number[]).map((id) => ({
      id,
      products: lines.map((line) => ({ order_product_id: line.id })),
    })),
    number_of_users: 1,
    branch_name: branchName(lines, pen),
    gifted_info: gift ? giftView(world, order, gift, viewer, pen) : null,
    gift_message: gift?.message ?? null,
    products: lines.map((line) => lineView(line, isPaid, pen)),
    created_at: new Date(order.created_at).toISOString(),
  };
};
