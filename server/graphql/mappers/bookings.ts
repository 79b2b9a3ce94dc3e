import type { Language } from '../../../schema/languages.ts';
import type { ProviderOrder, ProviderOrderList, ProviderOrderProduct } from '../../provider/bookings.ts';
import type { Booking, BookingPage, BookingProduct, BookingStatus } from '../generated/types.ts';
import { toHalalas } from './amounts.ts';
import { toPageInfo } from './catalogue.ts';
import { toGiftedInfo } from './gifts.ts';
import { toMoney } from './money.ts';
import { toName, toOptionalName } from './names.ts';
import { readOrderAmounts } from './orders.ts';
import { toRiyadhTime } from './riyadh-time.ts';
import { toColor, toHttpUrl } from './safe-values.ts';

const CANCELLED_VALUE = '9';

/** Told by the value 9 or by the words, however they are written. */
export function isCancelled({ status, status_text }: Pick<ProviderOrder, 'status' | 'status_text'>): boolean {
  const texts = [status.label, status.labels?.en, status_text];
  const saysSo = texts.some((text) => /^order cancell?ed$/i.test(text?.trim() ?? ''));
  return status.value?.trim() === CANCELLED_VALUE || saysSo;
}

function toStatus(order: ProviderOrder, language: Language): BookingStatus {
  const { status } = order;
  return {
    label: status.labels?.[language] ?? status.label ?? order.status_text ?? '',
    color: toColor(status.color),
    isActive: status.display_active_in_order_history_app,
    isCancelled: isCancelled(order),
  };
}

/** A gift is scheduled by its receiver in a way of its own. */
function canMove(order: ProviderOrder): boolean {
  return order.status.display_active_in_order_history_app && !isCancelled(order) && order.gifted_info === null;
}

function toBookingProduct(product: ProviderOrderProduct, order: ProviderOrder, base: string): BookingProduct {
  const begins = toRiyadhTime(product.start_at);
  return {
    id: product.order_product_id,
    cartLineId: canMove(order) && begins ? product.cart_product_id : null,
    productId: product.product_id,
    productMasterId: product.product_master_id,
    name: toName(product.name),
    image: toHttpUrl(product.image, base),
    date: begins?.date ?? null,
    time: begins?.time ?? null,
    startAt: product.start_at,
    endAt: product.end_at,
    serviceFeeIds: order.service_fees
      .filter((fee) => fee.products.some((member) => member.order_product_id === product.order_product_id))
      .map((fee) => fee.id),
  };
}

function firstTime(products: ProviderOrderProduct[]): { date: string; time: string } | null {
  const times = products.map((product) => toRiyadhTime(product.start_at)).filter((time) => time !== null);
  return times.sort((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))[0] ?? null;
}

/** The amounts as the provider wrote them, apart from what is needed to make them add up. */
function toBookingAmounts(order: ProviderOrder): Pick<Booking, 'discount' | 'giftCard' | 'addedTax'> {
  const { parts, reading, isCardWithin } = readOrderAmounts(order);
  const within = isCardWithin ? reading.card : 0;
  return {
    discount: toHalalas(reading.discount + within),
    giftCard: toHalalas(reading.card - within),
    addedTax: toHalalas(reading.isTaxOnTop ? parts.tax : 0),
  };
}

const NOTHING = toMoney(0);

/** The amounts of a gift are for its buyer alone: its receiver gets no amount and no invoice. */
const HIDDEN_FROM_RECEIVER = {
  subTotal: NOTHING,
  tax: NOTHING,
  serviceFee: NOTHING,
  discount: NOTHING,
  giftCard: NOTHING,
  addedTax: NOTHING,
  redeemPoints: NOTHING,
  total: NOTHING,
  invoiceUrl: null,
} satisfies Partial<Booking>;

/** Whether the order was given to the customer who asks for it. */
export function isReceivedGift({ gifted_info }: Pick<ProviderOrder, 'gifted_info'>): boolean {
  return gifted_info !== null && !gifted_info.is_sender;
}

export function toBooking(order: ProviderOrder, language: Language, base: string): Booking {
  const first = firstTime(order.products);
  return {
    id: order.id,
    number: order.order_number,
    customerName: toOptionalName(order.user_name),
    status: toStatus(order, language),
    guests: order.number_of_users,
    customerArrived: order.customer_arrived,
    branchName: toOptionalName(order.branch_name),
    branchId: order.products.find((product) => product.branch_id !== null)?.branch_id ?? null,
    date: first?.date ?? null,
    time: first?.time ?? null,
    subTotal: toMoney(order.sub_total),
    tax: toMoney(order.tax_amount),
    serviceFee: toMoney(order.order_service_fee_price),
    ...toBookingAmounts(order),
    redeemPoints: toMoney(order.redeem_points_price),
    total: toMoney(order.total),
    canRate: order.can_rate,
    hasRating: order.has_rating,
    isCancelable: order.is_cancelable,
    invoiceUrl: toHttpUrl(order.invoice_link, base),
    gift: order.gifted_info && toGiftedInfo(order.gifted_info),
    products: order.products.map((product) => toBookingProduct(product, order, base)),
    openPayment: null,
    ...(isReceivedGift(order) && HIDDEN_FROM_RECEIVER),
  };
}

export function toBookingPage(list: ProviderOrderList, language: Language, base: string): BookingPage {
  return {
    bookings: list.orders.map((order) => toBooking(order, language, base)),
    page: toPageInfo(list.pagination_options),
  };
}
