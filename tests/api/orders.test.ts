import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { bookService, placeMutation } from '../support/shop-steps.ts';

const shop = await shopForFile();

const receiptQuery = `query ($bookingId: ID!) {
  receipt(bookingId: $bookingId) {
    id number state issuedOn isComplete rows { kind amount { amount } } net { amount } tax { amount } total { amount }
  }
}`;
const newestQuery = '{ bookings { bookings { id number products { name startAt } } } }';

type Placed = { cookie: string; id: string; number: string; product: { name: string; startAt: string } };

const anOrder = async (phone: string, place: number, params: object = {}): Promise<Placed> => {
  const cookie = await shop.signIn(phone);
  await bookService(shop, cookie, place);
  const input = { checkoutKey: `decision-of-${phone}-${place}`, paymentMethodId: '1', params };
  await shop.gql(placeMutation, { input }, { cookie });
  const { data } = await shop.gql(newestQuery, {}, { cookie });
  const [{ id, number, products }] = data.bookings.bookings;
  return { cookie, id, number, product: products[0] };
};

const fileOf = (id: string, cookie: string, language = 'en') =>
  shop.app.inject({ url: `/bookings/${id}/calendar.ics?language=${language}`, headers: { cookie } });

/** Lines as a calendar reads them: folded ones are one. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a customer who has paid gets a receipt whose parts make up the total to the halala, at two calls', async () => {
  const { cookie, id, number } = await anOrder('500000901', 0, { promoCode: 'RAWNAQ10', serviceFees: [{ id: '1' }] });
  shop.controls.setPayment({ orderNumber: number, outcome: 'paid', pendingAnswers: 0 });
  const { calls, answer } = await shop.asked(() => shop.gql(receiptQuery, { bookingId: id }, { cookie }));
  expect(calls).toEqual([`GET /orders/${id}`, 'POST /payments/check-payment-status']);
  const { receipt } = answer.data;
  expect(receipt).toMatchObject({ id, number, state: 'PAID', isComplete: true });
  const rows: { kind: string; amount: { amount: number } }[] = receipt.rows;
  expect(rows.map(({ kind }) => kind)).toEqual(['SUBTOTAL', 'SERVICE_FEE', 'DISCOUNT']);
  expect(rows.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(receipt.total.amount);
  expect(receipt.net.amount + receipt.tax.amount).toBe(receipt.total.amount);
});

test('a receipt has the day of its issue where the provider names one, and none is invented', async () => {
  const { cookie, id, number } = await anOrder('500000907', 3);
  const issuedOn = async (invoice_date?: string) => {
    const order = {
      id,
      order_number: number,
      status: { value: 2 },
      total: 100,
      is_cancelable: 0,
      invoice_date,
      products: [],
    };
    shop.controls.setFault({ kind: 'body', path: 'orders/{id}', times: 1, body: { data: { order } } });
    const answer = await shop.gql(receiptQuery, { bookingId: id }, { cookie });
    expect(answer.errors).toBeUndefined();
    return answer.data.receipt.issuedOn;
  };
  expect(await issuedOn('2026-11-22')).toBe('2026-11-22');
  expect(await issuedOn('2026-11-22T22:30:00Z')).toBe('2026-11-23');
  expect([await issuedOn('soon'), await issuedOn()]).toEqual([null, null]);
});

test('an order that is not paid is never called so, and no other customer learns of it', async () => {
  const { cookie, id } = await anOrder('500000902', 1);
  const state = async (who: string) =>
    (await shop.gql(receiptQuery, { bookingId: id }, { cookie: who })).data.receipt?.state;
  expect(await state(cookie)).toBe('PENDING');
  const other = await shop.signIn('500000903');
  const { data, errors } = await shop.gql(receiptQuery, { bookingId: id }, { cookie: other });
  expect([data.receipt, errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
});

test('a customer takes the booked times along as a calendar file, as instants of Riyadh and in their language', async () => {
  const { cookie, id, number, product } = await anOrder('500000904', 2);
  const answer = await fileOf(id, cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="booking-${number}.ics"`,
  });
  const lines = linesOf(answer.body);
  const start = new Date(`${product.startAt.replace(' ', 'T')}+03:00`).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(lines).toContain(`DTSTART:${start}`);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(product.name.split(',')[0]);
  const arabic = await fileOf(id, cookie, 'ar');
  expect(arabic.body).toMatch(/SUMMARY:[^\r\n]*[\u0600-\u06ff]/);
});

test('hostile words of the provider stay words in a calendar file', async () => {
  const { cookie, id } = await anOrder('500000905', 3);
  const name = `Bath\r\nEND:VEVENT\r\nBEGIN:VALARM ${'x'.repeat(2000)}`;
  const products = [{ order_product_id: 7, name, start_at: '2026-12-01 10:00:00', end_at: 'soon' }];
  const body = { status: true, data: { id, order_number: '../7"\r\nX: 1', status: [], total: '1', products } };
  shop.controls.setFault({
    kind: 'body',
    path: 'orders/{id}',
    times: 1,
    phone: '500000905',
    body: { ...body.data, ...body },
  });
  const answer = await fileOf(id, cookie);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="booking-[\w-]*\.ics"$/);
  const lines = linesOf(answer.body);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))?.length).toBeLessThan(400);
});

test('a visitor who cannot have the file is led to the booking’s page, which says why', async () => {
  const { id, cookie } = await anOrder('500000906', 4);
  const other = await shop.signIn('500000907');
  for (const who of ['', other]) {
    const answer = await fileOf(id, who, 'ar');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/ar/dashboard/bookings?booking=${id}`]);
    expect(answer.body).not.toContain('VEVENT');
  }
  shop.controls.setFault({ kind: 'status', status: 503, path: 'orders/{id}', phone: '500000906' });
  expect((await fileOf(id, cookie)).statusCode).toBe(303);
});
