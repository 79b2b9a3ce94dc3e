import { amountsView } from './cart.ts';
import { branchById, productById } from './catalogue.ts';
import { orderNumberOf } from './orders.ts';
import { instantOf, riyadhDate } from './riyadh.ts';
import type { Customer, Gift, Order, OrderLine } from './store.ts';
import type { Text } from './texts.ts';
import { customerById, customerByNumber, type Pen, pictureOf, sar, type World } from './world.ts';

type OrderStatus = Order['status'] | 'completed';

const statuses: Record<OrderStatus, { value: number; label: Text; color: string; isActive: boolean }> = {
  unpaid: { value: 1, label: { en: 'Awaiting payment', ar: 'بانتظار الدفع' }, color: '#9a6a1f', isActive: true },
  confirmed: { value: 2, label: { en: 'Confirmed', ar: 'مؤكد' }, color: '#2f6b4f', isActive: true },
  completed: { value: 5, label: { en: 'Completed', ar: 'مكتمل' }, color: '#4a5a6a', isActive: false },
  declined: { value: 8, label: { en: 'Payment failed', ar: 'فشل الدفع' }, color: '#a1452f', isActive: false },
  cancelled: { value: 9, label: { en: 'Order canceled', ar: 'طلب ملغي' }, color: '#a13a3a', isActive: false },
};

const giftStates: Record<Gift['state'], { label: Text; color: string }> = {
  sent: { label: { en: 'Waiting for the receiver', ar: 'بانتظار المستلم' }, color: '#9a6a1f' },
  scheduled: { label: { en: 'Time chosen', ar: 'تم اختيار الموعد' }, color: '#2f5f8a' },
  accepted: { label: { en: 'Accepted', ar: 'تم القبول' }, color: '#2f6b4f' },
  declined: { label: { en: 'Declined', ar: 'تم الاعتذار' }, color: '#a13a3a' },
};

const waitingForYou: Text = { en: 'Waiting for you', ar: 'بانتظارك' };

const deliveryMs = 2 * 24 * 60 * 60 * 1000;
const cancelLeadMs = 2 * 60 * 60 * 1000;

const isService = ({ product_id }: OrderLine): boolean => productById(product_id)?.kind === 'service';

/** The status of an order at this moment: a confirmed one is completed once its last appointment has ended. */
export const orderStatusAt = ({ status, lines, created_at }: Order, now: number): OrderStatus => {
  if (status !== 'confirmed') return status;
  const services = lines.filter(isService);
  const isOver =
    services.length === 0
      ? now > created_at + deliveryMs
      : services.every(({ end_at }) => end_at !== null && instantOf(end_at) <= now);
  return isOver ? 'completed' : 'confirmed';
};

/** Whether a confirmed or unpaid order may still be cancelled: until two hours before its first appointment. */
export const isCancelableAt = (order: Order, now: number): boolean => {
  const isEarly = ({ start_at }: OrderLine) => start_at === null || instantOf(start_at) - cancelLeadMs > now;
  const status = orderStatusAt(order, now);
  return (
    status === 'unpaid' || (status === 'confirmed' && order.lines.every((line) => isService(line) && isEarly(line)))
  );
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

const branchOf = (line: OrderLine): number | null => productById(line.product_id)?.branchId ?? line.branch_id;

const lineView = (line: OrderLine, isPaid: boolean, pen: Pen) => {
  const { id, price, extension, cart_line_id, ...rest } = line;
  const product = productById(line.product_id);
  return {
    ...rest,
    order_product_id: id,
    product_master_id: product?.masterId ?? null,
    name: product ? pen.write(product.name) : '',
    image: product ? pictureOf(product, pen) : null,
    price: sar(price),
    selectedExtension: extension,
    branch_id: branchOf(line),
    cart_product_id: isPaid ? cart_line_id : null,
  };
};

const fullName = (person: Pick<Customer, 'first_name' | 'last_name'> | undefined): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

const giftView = (world: World, order: Order, gift: Gift, viewer: Customer, pen: Pen) => {
  const receiver = customerByNumber(world, gift.receiver_mobile);
  const state = giftStates[gift.state];
  const isSender = viewer.id === order.customer_id;
  return {
    id: gift.id,
    is_sender: isSender ? 1 : 0,
    is_completed: gift.state === 'accepted' || gift.state === 'declined' ? 1 : 0,
    sender_user: { id: order.customer_id, full_name: fullName(customerById(world, order.customer_id)) },
    receiver_user: { id: receiver?.id ?? null, full_name: fullName(receiver ?? gift) },
    gifted_status: {
      label: pen.write(gift.state === 'sent' && !isSender ? waitingForYou : state.label),
      color: state.color,
    },
  };
};

/** An order as its buyer, or the receiver of the gift, sees it. */
export const orderView = (world: World, order: Order, viewer: Customer, pen: Pen) => {
  const { id, lines, gift, payment, rating } = order;
  const now = world.clock.now();
  const status = orderStatusAt(order, now);
  const isConfirmed = status === 'confirmed' || status === 'completed';
  const hasInvoice = isConfirmed && payment.state === 'paid';
  const branch = branchById(lines.map(branchOf).find((branchId) => branchId !== null));
  return {
    id,
    order_id: id,
    order_number: orderNumberOf(order),
    status: statusView(status, pen),
    status_text: pen.write(statuses[status].label),
    user_name: fullName(viewer),
    customer_arrived: status === 'completed' ? 1 : 0,
    ...amountsView(order),
    order_service_fee_price: sar(order.fees),
    promo_discount: sar(order.promo_discount + order.extra_discount + order.gift_card_discount),
    redeem_points_price: 0,
    can_rate: status === 'completed' && !rating ? 1 : 0,
    has_rating: rating ? 1 : 0,
    invoice_date: hasInvoice ? riyadhDate(order.created_at) : null,
    invoice_link: hasInvoice ? pen.invoice(payment.token) : null,
    is_cancelable: viewer.id === order.customer_id && isCancelableAt(order, now) ? 1 : 0,
    service_fees: order.fee_ids.map((fee) => ({
      id: fee,
      products: lines.map((line) => ({ order_product_id: line.id })),
    })),
    number_of_users: 1,
    branch_name: branch ? pen.write(branch.name) : null,
    gifted_info: gift && giftView(world, order, gift, viewer, pen),
    gift_message: gift?.message ?? null,
    products: lines.map((line) => lineView(line, isConfirmed, pen)),
    created_at: new Date(order.created_at).toISOString(),
  };
};
