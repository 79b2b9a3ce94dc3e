import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/start-shop.ts';

const shop = await startShop();
afterAll(() => shop.close());

const BOOKINGS = `query ($page: Int) {
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

test('a customer sees a page of bookings, newest first, at one call [CALL-34] [BOOK-10] [BOOK-11] [BOOK-12] [BOOK-13] [BOOK-15]', async () => {
  let answer = await shop.gql(BOOKINGS, { page: 1 }, { cookie });
  const calls = await shop.callsOf(async () => {
    answer = await shop.gql(BOOKINGS, { page: 2 }, { cookie });
  });
  expect(calls).toEqual(['GET /orders']);
  expect(shop.controls.requests()[0]?.query).toEqual({ page: '2' });
  expect(answer.data.bookings.page).toMatchObject({ currentPage: 2, lastPage: expect.any(Number) });
  const first = await shop.gql(BOOKINGS, {}, { cookie });
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
  const pages = await Promise.all([1, 2].map((page) => shop.gql(BOOKINGS, { page }, { cookie })));
  const all = pages.flatMap((page) => page.data.bookings.bookings);
  const kinds = new Set(
    all.map((booking) => (booking.status.isCancelled ? 'cancelled' : String(booking.status.isActive))),
  );
  expect(kinds).toEqual(new Set(['true', 'false', 'cancelled']));
});

test('the status is told in the language of the page [BOOK-08] [BOOK-09]', async () => {
  const { data } = await shop.gql(BOOKINGS, {}, { cookie, language: 'ar' });
  expect(data.bookings.bookings[0].status.label).toMatch(/[\u0600-\u06ff]/);
});

test('a guest is refused without a call, and an answer nobody understands has its own code', async () => {
  expect(await shop.callsOf(() => shop.gql(BOOKINGS, { page: 1 }))).toEqual([]);
  shop.controls.setFault({ kind: 'body', path: 'orders', times: 1, body: { status: true, data: 'soon' } });
  const { errors } = await shop.gql(BOOKINGS, { page: 1 }, { cookie });
  expect(errors?.[0]?.extensions.code).toBe('PROVIDER_MALFORMED');
});
