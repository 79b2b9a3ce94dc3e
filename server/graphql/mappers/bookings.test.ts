import { expect, test } from 'vitest';
import type { ProviderOrder, ProviderOrderStatus } from '../../provider/bookings.ts';
import { toBooking } from './bookings.ts';

const STATUS: ProviderOrderStatus = {
  value: '1',
  label: null,
  labels: null,
  color: null,
  display_active_in_order_history_app: true,
};

const PRODUCT = {
  order_product_id: '5',
  product_master_id: null,
  product_id: null,
  name: 'Massage',
  image: null,
  start_at: '2026-11-26 09:00:00',
  end_at: null,
  branch_id: null,
  cart_product_id: null,
};

const ORDER: ProviderOrder = {
  id: '1',
  order_number: 'R-1',
  user_name: null,
  status: STATUS,
  status_text: null,
  customer_arrived: false,
  total: 115,
  sub_total: 100,
  tax_amount: 15,
  order_service_fee_price: 0,
  promo_discount: 0,
  extra_discount: 0,
  gift_card_discount: 0,
  redeem_points_price: 0,
  can_rate: false,
  created_at: null,
  has_rating: false,
  invoice_link: 'javascript:alert(1)',
  invoice_date: null,
  is_cancelable: true,
  service_fees: [],
  number_of_users: 2,
  branch_name: null,
  gifted_info: null,
  products: [PRODUCT, { ...PRODUCT, start_at: '2026-11-25T22:30:00Z' }],
};

function booking(
  order: Partial<ProviderOrder>,
  status: Partial<ProviderOrderStatus> = {},
  language: 'en' | 'ar' = 'en',
) {
  return toBooking({ ...ORDER, ...order, status: { ...STATUS, ...status } }, language, 'https://p.example');
}

test('a booking begins with its first appointment, in Riyadh [BOOK-13]', () => {
  expect(booking({})).toMatchObject({ date: '2026-11-26', time: '01:30', guests: 2 });
  expect(booking({ products: [] })).toMatchObject({ date: null, time: null });
});

test.each([
  [{}, { value: '9' }, true],
  [{}, { label: 'Order Canceled' }, true],
  [{}, { labels: { en: ' order canceled ', ar: 'ملغي' } }, true],
  [{ status_text: 'order canceled' }, {}, true],
  [{}, { value: '19', label: 'Confirmed' }, false],
])('a customer sees which bookings are cancelled: %o %o [BOOK-16]', (order, status, isCancelled) => {
  expect(booking(order, status).status.isCancelled).toBe(isCancelled);
});

test('the label comes in the language of the page, then as it is, then as the status text [BOOK-08]', () => {
  const labels = { en: 'Confirmed', ar: 'مؤكد' };
  expect(booking({ status_text: 'c' }, { label: 'b', labels }, 'ar').status.label).toBe('مؤكد');
  expect(booking({ status_text: 'c' }, { label: 'b', labels: { en: null, ar: null } }).status.label).toBe('b');
  expect(booking({ status_text: 'c' }).status.label).toBe('c');
});

test('a colour or an address that could do harm is not passed on', () => {
  expect(booking({}, { color: 'url(x)' }).status.color).toBeNull();
  expect(booking({}).invoiceUrl).toBeNull();
});
