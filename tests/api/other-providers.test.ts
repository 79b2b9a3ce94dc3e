import { describe, expect, test } from 'vitest';
import { looseShopForFile } from '../support/for-file.ts';
import { scheduleMutation } from '../support/shop-steps.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const { provider, gql, cookie } = await looseShopForFile();

const servicesQuery =
  '{ services { services { id name description image durationMinutes price { amount } } page { total lastPage } } }';
const branchesQuery = '{ branches { id name isOpen } }';

const serviceWith = async (fields: object, language: 'ar' | 'en' = 'en') => {
  provider.answers['GET /products'] = { data: { products: [{ id: 1, name: 'Cut', price: 10, ...fields }] } };
  return (await gql(servicesQuery, {}, { language })).data.services.services[0];
};

describe('a price', () => {
  test.each([
    'SAR 1,250.50',
    '1,250.50 SAR',
    '1250.50 ر.س',
    '1250.5 ريال',
    '١٬٢٥٠٫٥٠ ر.س.',
    'SAR\u00a01250.50',
    '1250,50',
    '1.250,50',
    { amount: '1250.50', currency: 'SAR' },
    { value: 1250.5 },
  ])('written as %j is what it costs [CAT-04] [PROD-14]', async (price) => {
    expect((await serviceWith({ price })).price).toEqual({ amount: 125_050 });
  });

  test.each(['ask us', '12.50 USD', '1,2,3', '12 SAR 50', '12,3456', { amount: 12, currency: 'USD' }, true, [12]])(
    'that cannot be read is never shown as another one or as free: %j [CAT-04]',
    async (price) => {
      expect(await serviceWith({ price })).toBeUndefined();
    },
  );
});

describe('another way to write things', () => {
  test.each([
    [{ name: { ar: 'قص', en: 'Cut' } }, 'en', 'Cut'],
    [{ name: { ar: 'قص', en: 'Cut' } }, 'ar', 'قص'],
    [{ name: { ar: '', en: 'Cut' } }, 'ar', 'Cut'],
    [{ name: null, title: { ar: 'قص' } }, 'en', 'قص'],
  ] as const)('a name %j is read in %s, else in the other language', async (fields, language, name) => {
    expect((await serviceWith(fields, language)).name).toBe(name);
  });

  test.each([
    ['45 min', 45],
    ['٤٥ دقيقة', 45],
    ['1 hour 30 minutes', 90],
    ['01:30:00', 90],
    ['soon', null],
  ])('a duration of %j is %j minutes [CAT-04]', async (duration, minutes) => {
    expect((await serviceWith({ duration })).durationMinutes).toBe(minutes);
  });

  test.each([{ url: '/a.png', id: 4 }, ['/a.png'], [{ url: '/a.png' }]])(
    'a picture in %j is shown [CAT-04]',
    async (image) => {
      expect((await serviceWith({ image })).image).toMatch(/\/a\.png$/);
    },
  );

  test.each(['null', 'undefined', '-', '–', 'n/a'])('%j is nothing', async (word) => {
    expect(await serviceWith({ description: word, image: word, price_before_discount: word })).toMatchObject({
      description: null,
      image: null,
      price: { amount: 1000 },
    });
  });

  test.each(['yes', 'Yes', 'on'])('%j is yes [BR-04]', async (flag) => {
    provider.answers['GET /branches'] = { data: [{ id: 7, name: 'Olaya', is_open: flag }] };
    expect((await gql(branchesQuery)).data.branches).toEqual([{ id: '7', name: 'Olaya', isOpen: true }]);
  });

  test('a list may lie under a name that is not known, and its entries under their own [CALL-38]', async () => {
    const day = { date: '2026-12-01', slots: [{ from: '10:00', from_date_time: 'a', to_date_time: 'b' }] };
    for (const answer of [
      { status: true, available_times: [day], errors: [] },
      { data: { available_times: { data: [day], links: [] } } },
      { data: { available_times: { [day.date]: day } } },
      { status: true, results: [day] },
    ]) {
      provider.answers['GET /product-masters/9/available-times'] = answer;
      const { data } = await gql('{ availableDays(productMasterId: 9) { date } }');
      expect(data.availableDays).toEqual([{ date: day.date }]);
    }
  });

  test.each([
    ['in a list of its own', (one: object) => ({ status: true, data: [one] })],
    ['under another name', (one: object) => ({ status: true, data: { item: one } })],
    ['beside no data', (one: object) => ({ status: true, result: one })],
  ])('one thing %s is found [CALL-30] [CALL-38]', async (_place, wrap) => {
    provider.answers['GET /products/4'] = wrap({ id: 4, name: 'Cut', price: 10, duration: 30 });
    const { data } = await gql('{ catalogueItem(id: 4) { id name } }');
    expect(data.catalogueItem).toEqual({ id: '4', name: 'Cut' });
  });
});

describe('a failure with HTTP 200', () => {
  const schedule = { cartLineId: '5', startAt: '2026-12-01 10:00:00', endAt: '2026-12-01 11:00:00' };
  const cancel = (by: string) => gql('mutation { cancelBooking(id: 5) { message } }', {}, { cookie: by });
  /** The messages to a customer who cancels and who takes a time, when both are answered so. */
  const hear = async (answer: object) => {
    provider.answers['GET /orders/5/cancel'] = answer;
    provider.answers['POST /cart-products/5/update-time-slot'] = answer;
    provider.answers['GET /cart'] = { data: { products: [] } };
    return [await cancel(cookie), await gql(scheduleMutation, { input: schedule }, { cookie })];
  };

  test.each([
    [{ status: 422, message: 'Too late' }, 'REFUSED'],
    [{ code: '409', msg: 'Too late' }, 'CONFLICT'],
    [{ error: true, message: { en: 'Too late', ar: 'تأخرت' } }, 'REFUSED'],
    [{ error: 'Too late', data: null }, 'REFUSED'],
    [{ errors: { order: ['Too late'] } }, 'BAD_INPUT'],
    [{ status: false, detail: 'Too late' }, 'REFUSED'],
    [{ status: 'failure', message: { order: ['Too late'] } }, 'BAD_INPUT'],
    [{ success: false, message: 'Too late' }, 'REFUSED'],
    [{ success: 0, message: 'Too late' }, 'REFUSED'],
    [{ status: 'False', message: 'Too late' }, 'REFUSED'],
    [{ status: 'error', message: 'Too late' }, 'REFUSED'],
    [{ status: 'fail', data: null, message: 'Too late' }, 'REFUSED'],
  ])('%j is told to the customer and not as done [ERR-04] [ERR-11] [BOOK-19] [CALL-20]', async (answer, code) => {
    for (const { errors } of await hear(answer)) {
      expect(errors?.[0]).toMatchObject({ message: 'Too late', extensions: { code } });
    }
  });

  test.each([
    {},
    { error: false },
    { status: 200, error: '', errors: [] },
    { code: 200, errors: null },
    { success: 'true', error: 'deprecated' },
    { status: 'success' },
    { status: 200, success: true },
    { success: 1, errors: null },
  ])('is not meant by %j [CALL-36]', async (answer) => {
    const [cancelled, scheduled] = await hear({ ...answer, message: 'Done' });
    expect(cancelled?.data).toEqual({ cancelBooking: { message: 'Done' } });
    expect(scheduled?.errors).toBeUndefined();
  });

  test('that says 401 ends the session [SIGN-25]', async () => {
    provider.answers['GET /orders/5/cancel'] = { status: false, code: 401, message: 'Unauthenticated.' };
    const { errors, cookies } = await cancel(`auth_token=${unsignedToken(7200)}`);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(cookies.join()).toContain('auth_token=;');
  });
});

test.each([
  [{ success: true, data: { success: 'PENDING' } }, 'PENDING'],
  [{ success: true, data: null }, 'UNCONFIRMED'],
  [{ success: true, data: { payment_status: 'waiting' } }, 'UNCONFIRMED'],
  [{ success: true }, 'PAID'],
])('a call that succeeded is no payment: %j is %s [CALL-26] [PAY-15]', async (answer, state) => {
  provider.answers['POST /payments/check-payment-status'] = answer;
  const { data } = await gql('mutation { checkPayment(orderNumber: "1") { state } }', {}, { cookie });
  expect(data.checkPayment.state).toBe(state);
});
