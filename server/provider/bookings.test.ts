import { expect, test } from 'vitest';
import type { Language } from '../../schema/languages.ts';
import { readerOf } from '../../tests/support/reader-of.ts';
import { toInstant } from '../values/riyadh-time.ts';
import { readOrder } from './bookings.ts';

const activeStatus = { value: 1, display_active_in_order_history_app: '1' };

const product = { order_product_id: 5, name: 'Massage', start_at: '2026-11-26 09:00:00' };

const sampleOrder = {
  id: 1,
  order_number: 'R-1',
  total: '115',
  sub_total: 100,
  tax_amount: 15,
  invoice_link: 'javascript:alert(1)',
  is_cancelable: 1,
  number_of_users: 2,
  products: [product, { ...product, start_at: '2026-11-25T22:30:00Z' }],
};

const booking = (order: object, status: object = {}, language: Language = 'en') =>
  readOrder(readerOf({ ...sampleOrder, ...order, status: { ...activeStatus, ...status } }, language));

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

test('a moment without a zone is one in Riyadh', () => {
  const moment = Date.parse('2026-11-22T10:00:00Z');
  expect(toInstant('2026-11-22 13:00:00')).toBe(moment);
  expect(toInstant('2026-11-22T10:00:00Z')).toBe(moment);
  expect(toInstant('yesterday')).toBeNull();
});
