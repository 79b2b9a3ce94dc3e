import type { Booking, BookingPage, BookingProduct, BookingStatus, GiftedInfo } from '../graphql/generated/types.ts';
import { toHalalas, toMoney } from '../values/money.ts';
import { toInstant, toRiyadhDay, toRiyadhTime } from '../values/riyadh-time.ts';
import type { ProviderClient } from './client.ts';
import { type Answer, readPage } from './decode.ts';
import { ProviderError } from './errors.ts';
import { type OrderReading, type ReceiptAmounts, readOrderAmounts, toReceiptAmounts } from './order-amounts.ts';
import type { Reader } from './reader.ts';

/** `receiverId` is the provider's number of the gift's receiver, null when it omits it. */
export type GiftInfo = GiftedInfo & { receiverId: string | null };

/** An order as `GET orders` lists it and `GET orders/{id}` details it: a booking, with more than its page has. */
export type Order = Omit<Booking, 'gift'> & {
  gift: GiftInfo | null;
  /** Milliseconds since 1970; null where the provider does not say when it was placed. */
  placedAt: number | null;
  /** The day on the invoice, which few providers send. */
  invoicedOn: string | null;
  receipt: ReceiptAmounts;
};

const cancelledValue = '9';

/** Cancelled is marked by the value 9 or by the words, however they are written. */
export const readStatus = (order: Reader): BookingStatus => {
  const status = order.object('status');
  const labels = status?.object('labels');
  const [value, label, text] = [
    status?.text('value') ?? order.text('status'),
    status?.text('label'),
    order.text('status_text'),
  ];
  const saysSo = [label, labels?.text('en'), text].some((message) => /^order cancell?ed$/i.test(message?.trim() ?? ''));
  return {
    label: labels?.text(order.language) ?? label ?? text ?? '',
    color: status?.color() ?? null,
    isActive: (status ?? order).flag('display_active_in_order_history_app'),
    isCancelled: value?.trim() === cancelledValue || saysSo,
  };
};

export const readGiftInfo = (info: Reader | null): GiftInfo | null => {
  const id = info?.id('id');
  if (!info || !id) return null;
  const [status, sender, receiver] = [
    info.object('gifted_status'),
    info.object('sender_user'),
    info.object('receiver_user'),
  ];
  return {
    id,
    isSender: info.flag('is_sender'),
    isCompleted: info.flag('is_completed'),
    senderName: sender?.optionalName('full_name', 'name') ?? null,
    receiverName: receiver?.optionalName('full_name', 'name') ?? null,
    receiverId: receiver?.id('id') ?? null,
    statusLabel: status?.text('label') ?? null,
    statusColor: status?.color() ?? null,
  };
};

export const readProductId = (product: Reader) => product.requiredId('order_product_id', 'id');

/** The products of an order; `fees` has its fees. */
const readProducts = (order: Reader, fees: Reader): (BookingProduct & { branchId: string | null })[] => {
  const feesOf = fees.list('service_fees', (fee) => ({
    id: fee.requiredId('id'),
    products: fee.list('products', (product) => product.requiredId('order_product_id')),
  }));
  return order.list('products', (product) => {
    const id = readProductId(product);
    const begins = toRiyadhTime(product.text('start_at'));
    return {
      id,
      cartLineId: begins ? product.id('cart_product_id') : null,
      productId: product.id('product_id'),
      productMasterId: product.id('product_master_id'),
      name: product.name('name', 'title'),
      image: product.httpUrl('image'),
      date: begins?.date ?? null,
      time: begins?.time ?? null,
      startAt: product.text('start_at'),
      endAt: product.text('end_at'),
      serviceFeeIds: feesOf.filter((fee) => fee.products.includes(id)).map((fee) => fee.id),
      branchId: product.id('branch_id'),
    };
  });
};

type Products = ReturnType<typeof readProducts>;

/** A gift is scheduled by its receiver in a way of its own, and a past booking is not moved. */
const withProducts = (order: Order, products: Products): Order => {
  const { status, gift } = order;
  const canMove = status.isActive && !status.isCancelled && gift === null;
  const times = products.flatMap(({ date, time }) => (date && time ? [{ date, time }] : []));
  const [first] = times.sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
  return {
    ...order,
    branchId: products.find(({ branchId }) => branchId !== null)?.branchId ?? null,
    date: first?.date ?? null,
    time: first?.time ?? null,
    products: products.map(({ branchId: _branchId, cartLineId, ...product }) => ({
      ...product,
      cartLineId: canMove ? cartLineId : null,
    })),
  };
};

const nothing = toMoney(0);

/** The amounts of a gift are for its buyer alone: its receiver gets no amount and no invoice. */
const hiddenFromReceiver = {
  subTotal: nothing,
  tax: nothing,
  serviceFee: nothing,
  discount: nothing,
  giftCard: nothing,
  addedTax: nothing,
  redeemPoints: nothing,
  total: nothing,
  invoiceUrl: null,
} satisfies Partial<Booking>;

/** Whether the order was given to the customer who asks for it. */
export const isReceivedGift = ({ gift }: Pick<Order, 'gift'>): boolean => gift !== null && !gift.isSender;

export const asGift = (order: Order, gift: GiftInfo): Order => {
  const products = order.products.map((product) => ({ ...product, cartLineId: null }));
  return { ...order, gift, products, ...(isReceivedGift({ gift }) && hiddenFromReceiver) };
};

/** The amounts as the provider wrote them, apart from corrections that make them add up. */
const toBookingAmounts = ({ parts, reading, isCardWithin }: OrderReading) => {
  const within = isCardWithin ? reading.card : 0;
  return {
    discount: toHalalas(reading.discount + within),
    giftCard: toHalalas(reading.card - within),
    addedTax: toHalalas(reading.isTaxOnTop ? parts.tax : 0),
  };
};

const readOrderAs = (id: string, order: Reader, products: Products): Order => {
  const amounts = readOrderAmounts(order);
  const read: Order = {
    id,
    number: order.text('order_number') ?? id,
    customerName:
      order.optionalName('user_name', 'customer_name') ??
      order.object('user')?.optionalName('full_name', 'name') ??
      null,
    status: readStatus(order),
    guests: order.count('number_of_users', 1) || 1,
    customerArrived: order.flag('customer_arrived'),
    branchName: order.optionalName('branch_name') ?? order.object('branch')?.optionalName('name') ?? null,
    branchId: null,
    date: null,
    time: null,
    subTotal: order.money('sub_total'),
    tax: order.money('tax_amount'),
    serviceFee: order.money('order_service_fee_price'),
    ...toBookingAmounts(amounts),
    redeemPoints: order.money('redeem_points_price'),
    total: order.money('total'),
    canRate: order.flag('can_rate'),
    hasRating: order.flag('has_rating'),
    isCancelable: order.flag('is_cancelable'),
    invoiceUrl: order.httpUrl('invoice_link'),
    gift: null,
    products: [],
    openPayment: null,
    placedAt: toInstant(order.text('created_at', 'placed_at')),
    invoicedOn: toRiyadhDay(order.text('invoice_date', 'invoiced_at', 'paid_at')),
    receipt: toReceiptAmounts(amounts),
  };
  const gift = readGiftInfo(order.object('gifted_info'));
  const whole = withProducts(read, products);
  return gift ? asGift(whole, gift) : whole;
};

export const readOrder = (order: Reader): Order =>
  readOrderAs(order.requiredId('id', 'order_id'), order, readProducts(order, order));

type OrderPage = Omit<BookingPage, 'bookings'> & { bookings: Order[] };

export const listOrders = (client: ProviderClient, page: number): Promise<OrderPage> =>
  client.get('orders', {
    query: { page },
    read: (answer) => {
      const bookings = answer.list('orders', readOrder);
      return { bookings, page: readPage(answer, 'orders', bookings.length) };
    },
  });

const toldOfWholeOrders = ['status', 'total', 'is_cancelable'];

/** `order` is null where the provider sends only the products and the fees. */
const readDetails = (id: string, answer: Answer): { order: Order | null; products: Products } => {
  const any = answer.object('order', 'products', 'service_fees', 'order_number', 'is_cancelable');
  const products = readProducts(answer.find('order', 'products') ?? any, answer.find('order', 'service_fees') ?? any);
  const head = answer.find('order', 'order_number', 'is_cancelable', 'total');
  if (!head || !toldOfWholeOrders.every((name) => head.has(name))) return { order: null, products };
  return { order: readOrderAs(head.id('id', 'order_id') ?? id, head, products), products };
};

const pagesSearched = 3;

export const findListed = async (
  client: ProviderClient,
  isWanted: (order: Order) => boolean,
  pages = pagesSearched,
): Promise<Order | null> => {
  for (let number = 1; number <= pages; number += 1) {
    const { bookings, page } = await listOrders(client, number);
    const found = bookings.find(isWanted);
    if (found) return found;
    if (number >= page.lastPage) return null;
  }
  return null;
};

/**
 * One order in full. Fields missing in `GET orders/{id}` are looked for in the newest pages of the list. Fails
 * with status 404 for an order that this client's visitor does not have.
 */
export const getOrder = async (client: ProviderClient, id: string): Promise<Order> => {
  const { order, products } = await client.get('orders/{id}', {
    ids: { id },
    read: (answer) => readDetails(id, answer),
  });
  if (order) return order;
  const listed = await findListed(client, (candidate) => candidate.id === id);
  if (!listed) {
    const endpoint = 'GET orders/{id}';
    throw new ProviderError({ kind: 'status', status: 404, endpoint, message: `${endpoint}: the order is not listed` });
  }
  return products.length > 0 ? withProducts(listed, products) : listed;
};

/**
 * Cancels an order; with the receiver's id it declines the gift that the order is. This GET changes something, so it is
 * sent once and never repeated. Answers the provider's words, null when it has none.
 */
export const cancelOrder = (client: ProviderClient, id: string, userId?: string): Promise<string | null> =>
  client.get('orders/{id}/cancel', {
    ids: { id },
    query: { user_id: userId },
    once: true,
    read: (answer) => {
      const message = answer.message();
      if (answer.find('order', 'success')?.optionalFlag('success') !== false) return message;
      throw new ProviderError({
        kind: 'refused',
        endpoint: 'GET orders/{id}/cancel',
        status: 200,
        message: message ?? 'GET orders/{id}/cancel: not done',
        isProvidersMessage: message !== null,
      });
    },
  });
