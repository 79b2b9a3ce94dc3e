import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { looseShopForFile } from '../support/for-file.ts';
import { cartQuery, scheduleMutation } from '../support/shop-steps.ts';
import { answerWith, inTurn, type LooseAnswer } from '../support/start-loose-provider.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const { provider, app, gql } = await looseShopForFile();
const token = unsignedToken(3600);
const cookie = `auth_token=${token}`;

beforeEach(() => {
  provider.fallback = answerWith(404, { status: false, message: 'Not here' });
});

describe('an answer that comes packed without being asked for so', () => {
  const packed =
    (coding: string, bytes: Buffer, status = 200): LooseAnswer =>
    (response) =>
      void response.writeHead(status, { 'content-encoding': coding, 'content-type': 'application/json' }).end(bytes);
  const list = JSON.stringify({ data: { branches: [{ id: 7, name: 'Olaya' }] } });

  test.each([
    ['gzip', gzipSync(list)],
    ['br', brotliCompressSync(list)],
    ['deflate', deflateSync(list)],
    ['zstd', zstdCompressSync(list)],
    ['gzip, br', brotliCompressSync(gzipSync(list))],
  ])('is read (%s) [CALL-27]', async (coding, bytes) => {
    provider.answers['GET /branches'] = packed(coding, bytes);
    expect((await gql('{ branches { name } }')).data).toEqual({ branches: [{ name: 'Olaya' }] });
  });

  test('tells the customer why it refuses [ERR-04]', async () => {
    const refusal = gzipSync(JSON.stringify({ status: false, message: 'Closed' }));
    provider.answers['DELETE /cart/5'] = packed('gzip', refusal, 403);
    const { errors } = await gql('mutation { removeCartLine(id: 5) { itemCount } }', {}, { cookie });
    expect(errors?.[0]).toMatchObject({ message: 'Closed', extensions: { code: 'FORBIDDEN' } });
  });

  const huge = `"${' '.repeat(6 * 1024 * 1024)}"`;

  test.each([
    ['grows beyond measure (gzip)', 'gzip', gzipSync(huge)],
    ['grows beyond measure (br)', 'br', brotliCompressSync(huge)],
    ['grows beyond measure (zstd)', 'zstd', zstdCompressSync(huge)],
    ['is not packed at all (gzip)', 'gzip', Buffer.from(list)],
    ['is not packed at all (br)', 'br', Buffer.from(list)],
    ['is not packed at all (zstd)', 'zstd', Buffer.from(list)],
    ['ends too soon', 'gzip', gzipSync(list).subarray(0, 20)],
  ])('is given up where it %s', async (_habit, coding, bytes) => {
    provider.answers['GET /branches'] = packed(coding, bytes);
    const { errors } = await gql('{ branches { name } }');
    expect(errors?.[0]).toMatchObject({
      message: 'GET branches answered with something that cannot be unpacked, or is more than 5 MB',
      extensions: { code: 'PROVIDER_MALFORMED' },
    });
  });
});

describe('a customer signs in', () => {
  const verify = (mobileNumber: string) =>
    gql('mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted session { expiresAt } } }', {
      input: { mobileNumber, code: '1234' },
    });
  const user = { first_name: 'Reem', mobile_number: '966512345678' };

  test.each([
    ['beside the user', { token, is_completed: 1, user }],
    ['beside a user that says it too', { token, is_completed: '1', user: { ...user, is_completed: true } }],
    ['beside a user that alone says so', { token, user: { ...user, is_completed: 1 } }],
    ['beside a user without one', { token, is_completed: 1, user: { ...user, token: null, is_completed: null } }],
    ['within the user', { user: { ...user, token, is_completed: 'true' } }],
  ])('with a token %s [SIGN-18] [SIGN-28] [CALL-06]', async (_place, data) => {
    provider.answers['POST /account/verify-otp'] = { status: true, data };
    const { data: answer, cookies } = await verify(`5${Math.random().toString().slice(2, 10)}`);
    expect(answer.verifyCode).toMatchObject({ isCompleted: true, session: expect.anything() });
    expect(cookies.join()).toContain(`auth_token=${token}`);
  });

  test('after registering, with a token beside a user without one [SIGN-20] [CALL-07]', async () => {
    provider.answers['POST /user/register'] = { status: true, data: { token, user: { ...user, token: '' } } };
    const input = {
      mobileNumber: '512345670',
      code: '1234',
      firstName: 'Reem',
      lastName: 'B',
      dateOfBirth: '1990-03-14',
      gender: 'FEMALE',
    };
    const { cookies } = await gql(
      'mutation ($input: RegisterInput!) { register(input: $input) { expiresAt } }',
      { input },
      {},
    );
    expect(cookies.join()).toContain(`auth_token=${token}`);
  });
});

describe('a day', () => {
  const writings = ['2026-12-01', '2026-12-01 00:00:00', '2026-12-01T00:00:00.000000Z', '2026-11-30T21:00:00.000000Z'];

  test.each(writings)('of free times is that in Riyadh: %s [APPT-04] [APPT-06]', async (date) => {
    const slot = { from: '10:00', from_date_time: '2026-12-01 10:00:00', to_date_time: '2026-12-01 11:00:00' };
    provider.answers['GET /product-masters/9/available-times'] = { data: { days: [{ date, slots: [slot] }] } };
    const { data } = await gql('{ availableDays(productMasterId: 9) { date } }');
    expect(data.availableDays).toEqual([{ date: '2026-12-01' }]);
  });

  test.each(writings)(
    'of birth and of a card’s end is that in Riyadh: %s [PROF-01] [VCH-06] [VCH-08]',
    async (date) => {
      const card = { serial_number: 'A', value: 1, redeem_history: [{ date, amount: 1 }], expiry_date: date };
      provider.answers['GET /account/info'] = { data: { first_name: 'Reem', date_of_birth: date } };
      provider.answers['GET /vouchers/list_available_vouchers'] = { data: { vouchers: [card] } };
      const { data } = await gql(
        '{ viewer { profile { dateOfBirth } } giftCard(serialNumber: "A") { expiresOn redemptions { date } } }',
        {},
        { cookie },
      );
      expect(data).toEqual({
        viewer: { profile: { dateOfBirth: '2026-12-01' } },
        giftCard: { expiresOn: '2026-12-01', redemptions: [{ date: '2026-12-01' }] },
      });
    },
  );

  test.each(['0000-00-00', '2026-02-30', '0000-00-00 00:00:00', '9999-99-99 10:00:00'])(
    'that does not exist is none, and the rest is shown: %s [PROF-01] [APPT-04] [BOOK-12]',
    async (date) => {
      const product = { order_product_id: 1, name: 'Cut', start_at: date };
      const facts = { id: 5, order_number: 'R5', status: {}, total: 1, is_cancelable: 0 };
      const order = { ...facts, invoice_date: date, products: [product] };
      const slots = [{ from: '10:00', from_date_time: 'a', to_date_time: 'b' }];
      provider.answers['GET /account/info'] = { data: { first_name: 'Reem', date_of_birth: date } };
      const days = [date, '2026-12-01'].map((day) => ({ date: day, slots }));
      provider.answers['GET /product-masters/9/available-times'] = { data: { days } };
      provider.answers['GET /orders/5'] = { data: { order } };
      provider.answers['POST /payments/check-payment-status'] = { data: { success: true } };
      const { data, errors } = await gql(
        `{
          viewer { profile { firstName dateOfBirth } }
          availableDays(productMasterId: 9) { date }
          booking(id: 5) { date products { name date } }
          receipt(bookingId: 5) { number issuedOn }
        }`,
        {},
        { cookie },
      );
      expect({ data, errors }).toEqual({
        errors: undefined,
        data: {
          viewer: { profile: { firstName: 'Reem', dateOfBirth: null } },
          availableDays: [{ date: '2026-12-01' }],
          booking: { date: null, products: [{ name: 'Cut', date: null }] },
          receipt: { number: 'R5', issuedOn: null },
        },
      });
    },
  );

  test('of a card’s end that is none stays in the provider’s words', async () => {
    const card = { serial_number: 'A', value: 1, expiry_date: 'Never' };
    provider.answers['GET /vouchers/list_available_vouchers'] = { data: { vouchers: [card] } };
    const { data } = await gql('{ giftCards { expiresOn } }', {}, { cookie });
    expect(data.giftCards).toEqual([{ expiresOn: 'Never' }]);
  });
});

test('an id that is too long for a number stays what it was', async () => {
  const long = '12345678901234567891';
  provider.answers['GET /addresses'] = (response) =>
    void response.end(`{"data":[{"id":${long},"title":"Home","latitude":24.7,"longitude":46}]}`);
  const { data } = await gql('{ addresses { id latitude } }', {}, { cookie });
  expect(data.addresses).toEqual([{ id: long, latitude: 24.7 }]);
});

test('points beyond all numbers are none', async () => {
  provider.answers['GET /account/info'] = { data: { first_name: 'Reem', number_of_points: '9'.repeat(400) } };
  expect((await gql('{ viewer { profile { points } } }', {}, { cookie })).data.viewer.profile).toEqual({ points: 0 });
});

describe('an id that leads elsewhere', () => {
  const asked = ['5/cancel', '..', '../cart', '..\\cart', '5\n', ''];

  test.each(asked)('is no booking, and the provider is not asked: %j [CALL-36]', async (id) => {
    expect((await gql('query ($id: ID!) { booking(id: $id) { id } }', { id }, { cookie })).code).toBe('NOT_FOUND');
    expect(provider.calls).toEqual([]);
  });

  test('cancels nothing when a customer follows a link with it [CALL-36]', async () => {
    provider.fallback = answerWith(200, { status: true, message: 'Cancelled' });
    await app.inject({ url: '/bookings/5%2Fcancel/calendar.ics', headers: { cookie } });
    await app.inject({ url: '/dashboard/bookings?booking=5%2Fcancel', headers: { cookie } });
    expect(provider.calls.map(({ path }) => path).filter((path) => /cancel/i.test(path))).toEqual([]);
  });
});

describe('a change without what it is about', () => {
  const given = { cartLineId: '5', startAt: '2026-12-01 10:00:00', endAt: '2026-12-01 11:00:00' };

  test.each([
    ['startAt', scheduleMutation, { input: { ...given, startAt: ' ' } }],
    ['endAt', scheduleMutation, { input: { ...given, endAt: '' } }],
    [
      'productId',
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId } }',
      { input: { productId: ' ' } },
    ],
    [
      'paymentMethodId',
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber } }',
      { input: { checkoutKey: 'decision-0000-0001', paymentMethodId: '' } },
    ],
    ['orderNumber', 'mutation { checkPayment(orderNumber: "") { state } }', {}],
    ['orderNumber', 'mutation { checkPayment(orderNumber: " ", after: 0) { state } }', {}],
  ])(
    'names %s, in Arabic too, and is not sent [APPT-12] [CALL-15] [CALL-25] [CALL-26]',
    async (field, change, input) => {
      const { errors } = await gql(change, input, { cookie, language: 'ar' });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fields: { [field]: 'يُرجى تعبئة جميع الحقول المطلوبة' },
      });
      expect(provider.calls).toEqual([]);
    },
  );
});

test('a line that gets its id from its second reading on is in the cart at once [CART-13]', async () => {
  const line = { id: 1, name: 'Cut', price: 80 };
  const [unnamed, named] = [line, { ...line, cart_product_id: 5 }].map((one) => ({ data: { products: [one] } }));
  provider.answers['GET /cart'] = inTurn({ ...unnamed }, { ...named });
  expect((await gql(cartQuery, { params: {} }, { cookie })).data.cart.lines).toMatchObject([{ id: '5' }]);
});

test('a time of the cart in another zone is shown as the time in Riyadh [APPT-06]', async () => {
  const line = { cart_product_id: 5, id: 1, name: 'Cut', price: 80, duration: 60 };
  const times = { start_at: '2026-12-01T11:30:00Z', end_at: '2026-12-01T12:30:00Z' };
  provider.answers['GET /account/info'] = { data: { first_name: 'Reem' } };
  provider.answers['GET /cart'] = { data: { products: [{ ...line, ...times }], total: 80 } };
  const { data } = await gql(cartQuery, { params: {} }, { cookie });
  expect(data.cart.lines[0]).toMatchObject({ startAt: '2026-12-01T11:30:00Z' });
  const { body } = await app.inject({ url: '/cart', headers: { cookie } });
  expect(body).toContain('2:30');
});
