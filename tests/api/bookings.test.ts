import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();
const without = await shopForFile({ assumedCallsOff: new Set(['rate-order', 'order-rating']) });

const bookingsQuery = `query ($page: Int) {
  bookings(page: $page) {
    bookings {
      id number date time guests customerArrived branchName isCancelable canRate hasRating invoiceUrl
      status { label color isActive isCancelled }
      subTotal { amount } tax { amount } serviceFee { amount } discount { amount } redeemPoints { amount } total { amount }
      gift { id isSender isCompleted senderName receiverName statusLabel statusColor }
      products { id productId productMasterId name image startAt endAt }
    }
    page { currentPage lastPage total }
  }
}`;
const cookie = await shop.signIn('512345678');

test('a customer sees a page of bookings, newest first, at one call [CALL-34]', async () => {
  await shop.gql(bookingsQuery, { page: 1 }, { cookie });
  const { calls, answer } = await shop.asked(() => shop.gql(bookingsQuery, { page: 2 }, { cookie }));
  expect(calls).toEqual(['GET /orders']);
  expect(shop.controls.requests()[0]?.query).toEqual({ page: '2' });
  expect(answer.data.bookings.page).toMatchObject({ currentPage: 2, lastPage: expect.any(Number) });
  const first = await shop.gql(bookingsQuery, {}, { cookie });
  expect(first.data.bookings.bookings[0]).toMatchObject({
    number: expect.stringMatching(/^RQ/),
    guests: 1,
    status: { label: expect.any(String), color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    total: { amount: expect.any(Number) },
  });
});

test('a page may be left out, with the plan compiled or not', async () => {
  const query = 'query ($page: Int! = 1) { bookings(page: $page) { page { currentPage } } }';
  for (let turn = 0; turn < 3; turn++) {
    expect((await shop.gql(query, {}, { cookie })).data.bookings.page.currentPage).toBe(1);
  }
});

test('active bookings are told from completed and cancelled ones [BOOK-14] [BOOK-16]', async () => {
  const pages = await Promise.all([1, 2].map((page) => shop.gql(bookingsQuery, { page }, { cookie })));
  const all = pages.flatMap((page) => page.data.bookings.bookings);
  const kinds = new Set(
    all.map((booking) => (booking.status.isCancelled ? 'cancelled' : String(booking.status.isActive))),
  );
  expect(kinds).toEqual(new Set(['true', 'false', 'cancelled']));
});

test('the status is told in the language of the page [BOOK-08] [BOOK-09]', async () => {
  const { data } = await shop.gql(bookingsQuery, {}, { cookie, language: 'ar' });
  expect(data.bookings.bookings[0].status.label).toMatch(/[\u0600-\u06ff]/);
});

test('an answer that cannot be understood has its own code', async () => {
  shop.controls.setFault({ kind: 'body', path: 'orders', times: 1, body: { status: true, data: 'soon' } });
  expect((await shop.gql(bookingsQuery, { page: 1 }, { cookie })).code).toBe('PROVIDER_MALFORMED');
});

const bookingQuery = `query ($id: ID!) {
  booking(id: $id) {
    id number customerName branchId status { label isCancelled } total { amount } isCancelable
    products { id cartLineId productId productMasterId name date time startAt }
  }
}`;
const cancelMutation = 'mutation ($id: ID!) { cancelBooking(id: $id) { message } }';

const ownBookings = async (customer = cookie) =>
  (await shop.gql(bookingsQuery, {}, { cookie: customer })).data.bookings.bookings;

test('a customer reads one booking in full at one call [CALL-35]', async () => {
  const [{ id, number }] = await ownBookings();
  await shop.gql(bookingQuery, { id }, { cookie });
  const { calls, answer } = await shop.asked(() => shop.gql(bookingQuery, { id }, { cookie }));
  expect(calls).toEqual([`GET /orders/${id}`]);
  expect(shop.controls.requests()[0]?.query).toEqual({});
  expect(answer.data.booking).toMatchObject({
    id,
    number,
    customerName: 'Noura Al-Qahtani',
    products: [{ id: expect.any(String), productMasterId: expect.any(String) }],
  });
});

test('a provider that details only products and fees is helped out by its list, and by the profile [CALL-35]', async () => {
  const [{ id, number, total }] = await ownBookings();
  const products = [
    { order_product_id: 77, product_master_id: '901', name: 'Massage', start_at: '2027-01-04 10:00:00' },
  ];
  const data = { products, service_fees: [{ id: 18, products: [{ order_product_id: 77 }] }] };
  const fault = { kind: 'body', path: 'orders/{id}', times: 1, body: { status: true, data } } as const;
  shop.controls.setFault(fault);
  expect((await shop.gql(bookingQuery, { id }, { cookie })).data.booking).toMatchObject({
    id,
    number,
    total: { amount: total.amount },
    products: [{ id: '77', productMasterId: '901', name: 'Massage', date: '2027-01-04', time: '10:00' }],
  });
  const order = { id, order_number: 'X-1', status: [], total: '7.50', is_cancelable: '1' };
  shop.controls.setFault({ ...fault, body: { data: { order, products } } });
  expect((await shop.gql(bookingQuery, { id }, { cookie })).data.booking).toMatchObject({
    number: 'X-1',
    customerName: 'Noura Al-Qahtani',
    total: { amount: 750 },
    isCancelable: true,
    products: [{ id: '77' }],
  });
  shop.controls.setFault({ ...fault, body: { data: { products } } });
  expect((await shop.gql(bookingQuery, { id: '1000001' }, { cookie })).code).toBe('NOT_FOUND');
});

test("a customer neither reads nor cancels another customer's booking", async () => {
  const [{ id }] = await ownBookings();
  const stranger = { cookie: await shop.signIn('500000611') };
  for (const query of [bookingQuery, cancelMutation])
    expect((await shop.gql(query, { id }, stranger)).code).toBe('NOT_FOUND');
  expect((await shop.gql(bookingQuery, { id }, { cookie })).data.booking.status.isCancelled).toBe(false);
});

test('a customer cancels a booking with one call and reads what the provider says [CALL-36]', async () => {
  const { id } = (await ownBookings()).find((booking: { isCancelable: boolean }) => booking.isCancelable);
  const { calls, answer } = await shop.asked(() => shop.gql(cancelMutation, { id }, { cookie, language: 'ar' }));
  expect(calls).toEqual([`GET /orders/${id}/cancel`]);
  expect(shop.controls.requests()[0]?.query).toEqual({});
  expect(answer.data.cancelBooking.message).toBe('ألغينا الحجز.');
  expect((await shop.gql(bookingQuery, { id }, { cookie })).data.booking).toMatchObject({
    status: { isCancelled: true },
    isCancelable: false,
  });
});

test('a cancellation that fails is told as one and is never sent twice; one whose answer is lost is done [BOOK-19] [CALL-36]', async () => {
  const { id } = (await ownBookings()).find((booking: { isCancelable: boolean }) => !booking.isCancelable);
  const refused = await shop.gql(cancelMutation, { id }, { cookie });
  expect(refused.errors?.[0]).toMatchObject({
    message: 'This booking can no longer be cancelled.',
    extensions: { code: 'CONFLICT', isProvidersMessage: true },
  });
  for (const body of [
    { status: false, message: 'Too late' },
    { status: true, message: 'Too late', data: { success: false } },
  ]) {
    shop.controls.setFault({ kind: 'body', path: 'orders/{id}/cancel', times: 1, body });
    const { errors } = await shop.gql(cancelMutation, { id }, { cookie });
    expect(errors?.[0]).toMatchObject({
      message: 'Too late',
      extensions: { code: 'REFUSED', isProvidersMessage: true },
    });
  }
  const own = (await ownBookings()).findLast((booking: { isCancelable: boolean }) => booking.isCancelable);
  for (const fault of [{ kind: 'status', status: 503 }, { kind: 'reset' }] as const) {
    shop.controls.setFault({ path: 'orders/{id}/cancel', times: 1, ...fault });
    const calls = await shop.callsOf(async () => {
      expect((await shop.gql(cancelMutation, { id: own.id }, { cookie })).code).toBe('PROVIDER_UNAVAILABLE');
    });
    expect(calls).toEqual([`GET /orders/${own.id}/cancel`, `GET /orders/${own.id}`]);
  }
  shop.controls.setFault({ path: 'orders/{id}/cancel', times: 1, kind: 'truncated' });
  const lost = await shop.gql(cancelMutation, { id: own.id }, { cookie });
  expect(lost.data.cancelBooking).toEqual({ message: null });
});

const rateMutation = 'mutation ($input: RateBookingInput!) { rateBooking(input: $input) { isDone message } }';
const ratingQuery = 'query ($bookingId: ID!) { bookingRating(bookingId: $bookingId) { stars comment } }';

type Flags = { id: string; canRate: boolean; hasRating: boolean };

const ratable = async () => (await ownBookings()).find(({ canRate }: Flags) => canRate).id as string;

test('a customer rates a booking once, at one call, and reads the rating again [BOOK-07]', async () => {
  const bookingId = await ratable();
  const input = { bookingId, stars: 4, comment: '  Calm & kind \n' };
  const before = await shop.gql(ratingQuery, { bookingId }, { cookie });
  expect(before).toMatchObject({ data: { bookingRating: null }, errors: undefined });
  const { calls, answer } = await shop.asked(() => shop.gql(rateMutation, { input }, { cookie }));
  expect(calls).toEqual([`POST /orders/${bookingId}/rate`]);
  expect(shop.controls.requests()[0]?.body).toEqual({ rating: 4, comment: 'Calm & kind' });
  expect(answer.data.rateBooking).toEqual({ isDone: true, message: 'Thank you for your rating.' });
  const flags = (await ownBookings()).find(({ id }: Flags) => id === bookingId);
  expect(flags).toMatchObject({ canRate: false, hasRating: true });
  const after = await shop.gql(ratingQuery, { bookingId }, { cookie });
  expect(after.data.bookingRating).toEqual({ stars: 4, comment: 'Calm & kind' });
  expect((await shop.gql(rateMutation, { input }, { cookie })).code).toBe('CONFLICT');
});

test('a rating that makes no sense is not sent, and one that the provider sends is not shown', async () => {
  const bookingId = await ratable();
  const wrong = [{ stars: 0 }, { stars: 6 }, { stars: 3, comment: 'x'.repeat(1001) }];
  const calls = await shop.callsOf(async () => {
    for (const input of wrong) {
      expect((await shop.gql(rateMutation, { input: { bookingId, ...input } }, { cookie })).code).toBe('BAD_INPUT');
    }
  });
  expect(calls).toEqual([]);
  const answered = { rating: { rating: '5', comment: '' } };
  for (const [data, seen] of [
    [{ rating: 9 }, null],
    [[], null],
    [answered, { stars: 5, comment: null }],
  ]) {
    shop.controls.setFault({ kind: 'body', path: 'orders/{id}/rating', times: 1, body: { status: true, data } });
    expect((await shop.gql(ratingQuery, { bookingId }, { cookie })).data.bookingRating).toEqual(seen);
  }
});

test('a provider that knows no ratings takes none, which is no failure; switched off, nothing is offered or asked', async () => {
  const bookingId = await ratable();
  shop.controls.setFault({ kind: 'status', path: 'orders/{id}/rate', times: 1, status: 404 });
  const { data } = await shop.gql(rateMutation, { input: { bookingId, stars: 5 } }, { cookie });
  expect(data.rateBooking).toEqual({ isDone: false, message: null });

  const other = { cookie: await without.signIn('512345678') };
  const seen = (await without.gql(bookingsQuery, { page: 2 }, other)).data.bookings.bookings;
  expect(seen.filter(({ canRate, hasRating }: Flags) => canRate || hasRating)).toEqual([]);
  const calls = await without.callsOf(async () => {
    await without.gql(rateMutation, { input: { bookingId, stars: 5 } }, other);
    await without.gql(ratingQuery, { bookingId }, other);
  });
  expect(calls).toEqual([]);
});

const moveMutation = 'mutation ($input: RescheduleBookingInput!) { rescheduleBooking(input: $input) { message } }';
const daysQuery = 'query ($id: ID!) { availableDays(productMasterId: $id) { date slots { startAt endAt } } }';

test('a customer moves an appointment at one call, and the time that was left is free for others', async () => {
  const { data } = await shop.gql(bookingQuery, { id: '260111' }, { cookie });
  const [product] = data.booking.products;
  const daysOf = async () => (await shop.gql(daysQuery, { id: product.productMasterId })).data.availableDays;
  const day = (await daysOf()).find(({ slots }: { slots: unknown[] }) => slots.length > 1);
  const input = { cartLineId: product.cartLineId, ...day.slots[0] };
  const { calls, answer } = await shop.asked(() => shop.gql(moveMutation, { input }, { cookie }));
  expect(calls).toEqual([`POST /cart-products/${product.cartLineId}/update-time-slot`]);
  expect(shop.controls.requests()[0]?.body).toEqual({ start_at: input.startAt, end_at: input.endAt });
  expect(answer.data.rescheduleBooking.message).toBe('The time is yours.');
  const moved = await shop.gql(bookingQuery, { id: '260111' }, { cookie });
  expect(moved.data.booking.products[0]).toMatchObject({ date: day.date, startAt: input.startAt });
  const free = (await daysOf()).flatMap(({ slots }: { slots: { startAt: string }[] }) => slots);
  const starts = free.map(({ startAt }: { startAt: string }) => startAt);
  expect(starts).toContain(product.startAt);
  expect(starts).not.toContain(input.startAt);

  const other = { ...day.slots[1], cartLineId: input.cartLineId };
  const stranger = { cookie: await shop.signIn('500000612') };
  expect((await shop.gql(moveMutation, { input: other }, stranger)).code).toBe('NOT_FOUND');
  const blank = { ...other, startAt: ' ' };
  expect((await shop.gql(moveMutation, { input: blank }, { cookie })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { startAt: expect.any(String) },
  });
});

test('what cannot be moved names nothing to move it with: what is over, cancelled, given or without a time', async () => {
  for (const id of ['260101', '260104', '260112', '260113', '260116']) {
    const { data } = await shop.gql(bookingQuery, { id }, { cookie });
    expect(data.booking.products.map((product: { cartLineId: string | null }) => product.cartLineId)).toContain(null);
  }
});

test('a booking is printed under its own address for its customer alone; an unknown one is a 404', async () => {
  const pageOf = (id: string, headers: Record<string, string> = { cookie }) =>
    shop.app.inject({ url: `/ar/dashboard/bookings?booking=${id}`, headers });
  const calls = await shop.callsOf(async () => {
    const { statusCode, headers, body } = await pageOf('260109');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body.match(/00\.00/g)).not.toBeNull();
  });
  expect(calls.filter((call) => call.startsWith('GET /orders')).sort()).toEqual(['GET /orders', 'GET /orders/260109']);
  expect((await pageOf('999999')).statusCode).toBe(404);
  const guest = await pageOf('260109', {});
  expect(guest.statusCode).toBe(302);
  expect(guest.headers.location).toContain(encodeURIComponent('booking=260109'));
});
