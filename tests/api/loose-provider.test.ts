import { describe, expect, test } from 'vitest';
import { looseShopForFile } from '../support/for-file.ts';
import { cartQuery } from '../support/shop-steps.ts';
import { answerWith } from '../support/start-loose-provider.ts';
import { unsignedToken } from '../support/unsigned-token.ts';

const { provider, gql, cookie } = await looseShopForFile();

const branch = { id: 7, name: 'Olaya', is_open: '1', latitude: '24.7', longitude: '46.6', working_times: {} };

describe('a list that lies elsewhere', () => {
  test.each([
    ['in data under its name', { status: 1, data: { branches: [branch] } }],
    ['in data.data, as a paginator puts it', { status: true, data: { data: [branch], current_page: 1 } }],
    ['in data', { status: 'true', data: [branch] }],
    ['on the top level under its name', { branches: [branch] }],
    ['on the top level by itself', [branch]],
    ['in data under a name of its own', { status: true, data: { items: [branch] } }],
    ['in an object with numbers for names', { data: { branches: { 0: branch } } }],
    ['in the items of a page under its name', { data: { branches: { items: [branch], count: 1 } } }],
  ])('%s is found [CALL-38] [CALL-27]', async (_place, answer) => {
    provider.answers['GET /branches'] = answer;
    const { data } = await gql('{ branches { id name isOpen latitude workingTimes { day } } }');
    expect(data.branches).toEqual([{ id: '7', name: 'Olaya', isOpen: true, latitude: 24.7, workingTimes: [] }]);
  });

  test.each([{ data: [] }, { data: {} }, { data: null }, { data: '' }, { data: { branches: null } }, []])(
    'and is empty in %j is no failure',
    async (answer) => {
      provider.answers['GET /branches'] = answer;
      expect((await gql('{ branches { id } }')).data).toEqual({ branches: [] });
    },
  );

  test('loses the entry that cannot be read and keeps the others', async () => {
    const unpriced = { id: 3, price_before_discount: '80' };
    const services = [{ id: 1, name: 'A', price: '10' }, { name: 'no id' }, null, { id: 2, price: 'ten' }, unpriced];
    provider.answers['GET /products'] = { data: { products: services } };
    const { data } = await gql(
      '{ services { services { id name isPriced price { amount } priceBeforeDiscount { amount } } page { total lastPage perPage } } }',
    );
    expect(data.services.services).toEqual([
      { id: '1', name: 'A', isPriced: true, price: { amount: 1000 }, priceBeforeDiscount: null },
      { id: '3', name: '', isPriced: false, price: { amount: 0 }, priceBeforeDiscount: null },
    ]);
    expect(data.services.page).toEqual({ total: 2, lastPage: 1, perPage: 10 });
  });
});

describe('another way to write things', () => {
  test('numbers in words of digits, flags as 0 and 1, pages anywhere [CAT-04]', async () => {
    const amounts = { price: '1,250.50', price_before_discount: '1,300', discount_value: '49.50', duration: '45' };
    const words = { name: 'Oil', description: 'Warm <b>oil</b>', image: '/oil.jpg', inner_image: '/inside.jpg' };
    const product = { id: 'p-1', product_master_id: 'm-1', ...words, ...amounts, times: [] };
    provider.answers['GET /products'] = {
      data: { data: [product], current_page: '2', last_page: '4', per_page: '10', total: '31' },
    };
    const { data } = await gql(`{
      services(filter: { page: 2 }) {
        services {
          id productMasterId name description image detailImage durationMinutes
          price { amount } priceBeforeDiscount { amount }
        }
        page { currentPage lastPage total }
      }
    }`);
    expect(data.services.services).toEqual([
      {
        id: 'p-1',
        productMasterId: 'm-1',
        name: 'Oil',
        description: 'Warm oil',
        image: expect.stringMatching(/oil\.jpg/),
        detailImage: expect.stringMatching(/inside\.jpg/),
        durationMinutes: 45,
        price: { amount: 125_050 },
        priceBeforeDiscount: { amount: 130_000 },
      },
    ]);
    expect(data.services.page).toEqual({ currentPage: 2, lastPage: 4, total: 31 });
  });

  test.each([
    ['around its list', (list: object[], page: object) => ({ data: { products: { ...page, data: list, links: [] } } })],
    ['within it', (list: object[], meta: object) => ({ data: { products: { data: list, links: {}, meta } } })],
    ['beside its list', (list: object[], pagination: object) => ({ data: { products: list, pagination } })],
    ['on top of it', (list: object[], meta: object) => ({ data: list, meta })],
  ])('a page whose place stands %s leads to the next', async (_place, wrap) => {
    const page = { current_page: 1, last_page: '3', per_page: 10, total: '21' };
    provider.answers['GET /products'] = wrap([{ id: 1, name: 'Oil' }], page);
    const { data } = await gql('{ services { services { id } page { currentPage lastPage total } } }');
    expect(data.services).toEqual({ services: [{ id: '1' }], page: { currentPage: 1, lastPage: 3, total: 21 } });
  });

  test.each([
    ['in data.cart', (cart: object) => ({ status: true, data: { cart } })],
    ['in data', (cart: object) => ({ status: true, data: cart })],
    ['on the top level', (cart: object) => ({ status: true, ...cart })],
  ])('a cart %s with amounts in quotes [CALL-38] [CART-02] [CART-03]', async (_place, wrap) => {
    provider.answers['GET /cart'] = wrap({
      products: [{ cart_product_id: 5, title: 'Cut &amp; dry', price: '80', quantity: '2', serial_number: null }],
      sub_total: '160',
      promo_discount: '10.5',
      extra_discount: '1',
      gift_card_discount: null,
      total: '148.50',
      payment_methods: {},
    });
    const { data } = await gql(cartQuery, { params: {} }, { cookie });
    expect(data.cart).toMatchObject({
      lines: [{ id: '5', name: 'Cut & dry', quantity: 2, kind: 'SERVICE', price: { amount: 8000 } }],
      discount: { amount: 1150 },
      net: null,
      total: { amount: 14_850 },
      paymentMethods: [],
    });
  });

  test.each([
    ['an empty list', { data: [] }],
    ['null', { data: null }],
    ['null in its place', { data: { cart: null } }],
  ])('an empty cart written as %s is an empty cart', async (_habit, answer) => {
    provider.answers['GET /cart'] = { status: true, ...answer };
    expect((await gql(cartQuery, { params: {} }, { cookie })).data.cart).toMatchObject({ lines: [], itemCount: 0 });
  });

  test.each([
    ['data', (profile: object) => ({ status: true, data: profile })],
    ['data.user', (profile: object) => ({ status: true, data: { user: profile } })],
    ['data.data', (profile: object) => ({ status: true, data: { data: profile } })],
  ])('a profile in %s [CALL-01] [PROF-01] [PROF-02] [PROF-05]', async (_place, wrap) => {
    const profile = { first_name: 'Huda', last_name: null, wallet: [], number_of_points: '12.5' };
    const tell = (email_verified: unknown) => {
      provider.answers['GET /account/info'] = wrap({ ...profile, email_verified, user_role: 'administrator' });
    };
    tell('1');
    const query = '{ viewer { isAdmin profile { fullName isEmailVerified walletBalance { amount } points } } }';
    expect((await gql(query, {}, { cookie })).data.viewer).toEqual({
      isAdmin: true,
      profile: { fullName: 'Huda', isEmailVerified: true, walletBalance: { amount: 0 }, points: 12.5 },
    });
    for (const other of [0, '0', null, '']) {
      tell(other);
      expect((await gql(query, {}, { cookie })).data.viewer.profile.isEmailVerified, String(other)).toBe(false);
    }
  });

  test.each([
    ['outlives the cookie', 30 * 86_400, 7 * 86_400],
    ['ends before', 3600, 3600],
  ])('a token that %s is kept for seven days at most [CONST-02]', async (_end, lifetime, kept) => {
    const token = unsignedToken(lifetime);
    provider.answers['POST /account/verify-otp'] = { status: true, data: { is_completed: '1', token } };
    const input = { mobileNumber: '512345678', code: '1234' };
    const query = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';
    const [line] = (await gql(query, { input })).cookies;
    const maxAge = Number(/^auth_token=\S+ Max-Age=(\d+)/.exec(line ?? '')?.[1]);
    expect(maxAge).toBeLessThanOrEqual(kept);
    expect(maxAge).toBeGreaterThan(kept - 60);
  });

  test.each([
    ['pending', 'PENDING'],
    [true, 'PAID'],
    ['1', 'PAID'],
    [1, 'PAID'],
    ['true', 'PAID'],
    [false, 'FAILED'],
    ['0', 'FAILED'],
    ['declined', 'FAILED'],
    ['perhaps', 'UNCONFIRMED'],
    ['', 'UNCONFIRMED'],
    [null, 'UNCONFIRMED'],
    [{}, 'UNCONFIRMED'],
  ])('a payment that is %j counts as %s [CALL-26] [PAY-15]', async (success, state) => {
    provider.answers['POST /payments/check-payment-status'] = { status: true, data: { success } };
    // Each is an order of its own: a paid one is not asked for again.
    const variables = { orderNumber: JSON.stringify(success) };
    const query = 'mutation ($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state } }';
    const { data } = await gql(query, variables, { cookie });
    expect(data.checkPayment.state).toBe(state);
  });

  test.each([
    ['pending', { data: { checkPayment: { state: 'PENDING' } } }],
    [0, { data: { checkPayment: { state: 'FAILED' } } }],
    [true, { data: { checkPayment: { state: 'UNCONFIRMED' } } }],
    [undefined, { errors: [{ message: 'Not so fast', extensions: { code: 'REFUSED' } }] }],
  ])('a payment that is %j beside a status that says no [CALL-26] [PAY-12] [PAY-15]', async (success, answer) => {
    const data = success === undefined ? null : { success };
    provider.answers['POST /payments/check-payment-status'] = { status: false, message: 'Not so fast', data };
    expect(await gql('mutation { checkPayment(orderNumber: "2") { state } }', {}, { cookie })).toMatchObject(answer);
  });

  test('an order directly in the answer, or under data [ORD-01]', async () => {
    const order = { order: { order_number: 31 }, payment: { create_token_url: { url: 'https://pay.example/x' } } };
    const place = (key: string) => ({ input: { checkoutKey: `decision-${key}-0000`, paymentMethodId: '1' } });
    const query =
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { orderNumber paymentUrl canEmbedPayment } }';
    const placed = { orderNumber: '31', paymentUrl: 'https://pay.example/x', canEmbedPayment: false };
    for (const [key, answer] of [
      ['aaaa', order],
      ['bbbb', { status: true, data: { ...order, payment: { create_token_url: 'https://pay.example/x' } } }],
    ] as const) {
      provider.answers['POST /orders'] = answer;
      expect((await gql(query, place(key), { cookie })).data.placeOrder).toEqual(placed);
    }
  });

  test('a status in the other spelling, with gift fields as lists [BOOK-08] [BOOK-09]', async () => {
    const status = {
      value: 2,
      labels: { en: 'Ready', ar: 'جاهز' },
      colour: '#AbC',
      display_active_in_order_history_app: '1',
    };
    const order = { id: 1, status, can_rate: '1', has_rating: '0', is_cancelable: 0, gifted_info: [], products: null };
    provider.answers['GET /orders'] = { status: true, data: { orders: [order], pagination_options: [] } };
    const query = `{ bookings { bookings {
      number canRate hasRating isCancelable gift { id } products { id } status { label color isActive isCancelled }
    } } }`;
    expect((await gql(query, {}, { cookie, language: 'ar' })).data.bookings.bookings).toEqual([
      {
        number: '1',
        canRate: true,
        hasRating: false,
        isCancelable: false,
        gift: null,
        products: [],
        status: { label: 'جاهز', color: '#aabbcc', isActive: true, isCancelled: false },
      },
    ]);
  });
});

describe('a text that is none', () => {
  test('comes without half characters, ends of texts and what turns the words after it around', async () => {
    provider.answers['GET /branches'] = [
      { id: 7, name: 'Ol\ud83daya\u0000 \u202eeast', city_name: 'جدة 👩‍👩‍👧\u200f' },
    ];
    const { data } = await gql('{ branches { name cityName } }');
    expect(data.branches).toEqual([{ name: 'Ol\ufffdaya east', cityName: 'جدة 👩‍👩‍👧\u200f' }]);
  });

  test('in a refusal neither', async () => {
    provider.answers['GET /branches'] = { status: false, message: 'Closed \ud83d\u202etoday' };
    expect((await gql('{ branches { name } }')).errors?.[0]?.message).toBe('Closed \ufffdtoday');
  });

  test('names nothing that the provider knows', async () => {
    const { data, errors } = await gql('query ($id: ID!) { catalogueItem(id: $id) { id } }', { id: '\ud800' });
    expect({ data, errors }).toEqual({ data: { catalogueItem: null }, errors: undefined });
    expect(provider.calls).toEqual([]);
  });
});

describe('a refusal in another shape', () => {
  test.each([
    [200, { status: false, message: 'Closed' }, 'REFUSED', 'Closed'],
    [200, { status: 0, message: ['Closed', 'Really'] }, 'REFUSED', 'Closed'],
    [422, { errors: { promo_code: ['Too old'] } }, 'BAD_INPUT', 'Too old'],
    [422, { message: 'Bad', errors: [{ field: 'promo_code', message: 'Too old' }] }, 'BAD_INPUT', 'Bad'],
    [400, { error: { message: 'No' } }, 'REFUSED', 'No'],
    [403, { message: 'Members only' }, 'FORBIDDEN', 'Members only'],
    [404, {}, 'PROVIDER_UNAVAILABLE', '[GET] "/api/v1/cart": 404 Not Found'],
    [500, { message: '<h1>Oops</h1>' }, 'PROVIDER_UNAVAILABLE', 'Oops'],
  ])('%i %j is told by code and words [ERR-02] [ERR-11]', async (status, body, code, message) => {
    provider.answers['GET /cart'] = answerWith(status, body);
    const { errors } = await gql(cartQuery, { params: {} }, { cookie });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code } });
    if (code === 'BAD_INPUT') expect(errors?.[0]?.extensions.fields).toEqual({ promoCode: 'Too old' });
  });
});
