import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { shopForFile } from '../support/for-file.ts';
import { listenTo } from '../support/listen-to.ts';
import { bookService, placeMutation } from '../support/shop-steps.ts';

const shop = await shopForFile({ paymentPollMs: 15 });
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });

const checkMutation =
  'mutation ($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { orderNumber state attempt } }';
const newsMutation =
  'mutation ($orderNumber: ID!, $after: Int!) { checkPayment(orderNumber: $orderNumber, after: $after) { state attempt } }';
const formerNewsQuery =
  'query ($orderNumber: ID!, $after: Int!) { paymentNews(orderNumber: $orderNumber, after: $after) { state attempt } }';
const followSubscription =
  'subscription ($orderNumber: ID!) { paymentStatus(orderNumber: $orderNumber) { state attempt } }';

const anOrder = async (phone: string, place: number, day: number): Promise<{ cookie: string; orderNumber: string }> => {
  const cookie = await shop.signIn(phone);
  await bookService(shop, cookie, place, day);
  const input = { checkoutKey: `decision-of-${phone}`, paymentMethodId: '1', params: {} };
  const { data } = await shop.gql(placeMutation, { input }, { cookie });
  return { cookie, orderNumber: data.placeOrder.orderNumber };
};

const statesOf = async (cookie: string, orderNumber: string): Promise<unknown[]> => {
  const heard = await listenTo(origin, cookie, followSubscription, { orderNumber });
  return heard.map(
    ({ data, errors }) => (data?.paymentStatus as { state: string })?.state ?? errors?.[0]?.extensions?.code,
  );
};

test('a shop asks after three seconds and every three seconds unless it is told otherwise [PAY-11] [PAY-19]', () => {
  expect(readConfig({}).paymentPollMs).toBe(3000);
});

describe('a customer in front of the payment page', () => {
  test('hears pending, then paid, and the asking ends [PAY-12] [PAY-15] [CALL-26]', async () => {
    const { cookie, orderNumber } = await anOrder('500000401', 0, 3);
    shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 2 });
    const { calls, answer: states } = await shop.asked(() => statesOf(cookie, orderNumber));
    expect(states).toEqual(['PENDING', 'PENDING', 'PAID']);
    expect(calls).toEqual(Array(3).fill('POST /payments/check-payment-status'));
    expect(shop.controls.requests()[0]?.body).toEqual({ merchant_reference: orderNumber });
  });

  test('hears that the payment failed when it was declined [PAY-15]', async () => {
    const { cookie, orderNumber } = await anOrder('500000402', 1, 3);
    shop.controls.setPayment({ orderNumber, outcome: 'declined' });
    expect(await statesOf(cookie, orderNumber)).toEqual(['FAILED']);
  });

  test('hears after 20 questions that it is not confirmed, and can ask again [PAY-11]', async () => {
    const { cookie, orderNumber } = await anOrder('500000403', 2, 3);
    shop.controls.setPayment({ orderNumber, outcome: 'pending' });
    const { calls, answer: states } = await shop.asked(() => statesOf(cookie, orderNumber));
    expect(states).toEqual([...Array(19).fill('PENDING'), 'UNCONFIRMED']);
    expect(calls).toHaveLength(20);
    const { data } = await shop.gql(checkMutation, { orderNumber }, { cookie });
    expect(data.checkPayment).toEqual({ orderNumber, state: 'PENDING', attempt: 1 });
  });

  test('hears that it is not confirmed when the provider fails, which is asked once [PAY-15]', async () => {
    const { cookie, orderNumber } = await anOrder('500000404', 3, 3);
    shop.controls.setFault({ kind: 'status', status: 503, path: 'payments/*', phone: '500000404' });
    const calls = await shop.callsOf(async () => {
      expect(await statesOf(cookie, orderNumber)).toEqual(['UNCONFIRMED']);
    });
    expect(calls).toHaveLength(1);
    shop.controls.clearFaults();
  });

  test('costs one series of questions however many windows listen', async () => {
    const { cookie, orderNumber } = await anOrder('500000405', 4, 3);
    shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 5 });
    const calls = await shop.callsOf(async () => {
      const windows = await Promise.all([1, 2, 3].map(() => statesOf(cookie, orderNumber)));
      for (const states of windows) expect(states.at(-1)).toBe('PAID');
    });
    expect(calls).toHaveLength(6);
  });
});

test('a customer without a socket hears the same, at the same questions', async () => {
  const { cookie, orderNumber } = await anOrder('500000408', 6, 3);
  shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 3 });
  const heard: string[] = [];
  const calls = await shop.callsOf(async () => {
    const socket = statesOf(cookie, orderNumber);
    let after = 0;
    while (heard.at(-1) !== '4 PAID' && heard.length < 20) {
      const { data } = await shop.gql(newsMutation, { orderNumber, after }, { cookie });
      after = data.checkPayment.attempt;
      heard.push(`${after} ${data.checkPayment.state}`);
    }
    expect(heard.at(-1)).toBe('4 PAID');
    expect((await socket).at(-1)).toBe('PAID');
  });
  expect(heard.slice(0, -1).every((news) => news.endsWith('PENDING'))).toBe(true);
  expect(calls).toHaveLength(4);
});

test('a smaller attempt than the last one is no news to a customer without a socket', async () => {
  const { cookie, orderNumber } = await anOrder('500000409', 7, 3);
  shop.controls.setPayment({ orderNumber, outcome: 'pending' });
  const { data } = await shop.gql(newsMutation, { orderNumber, after: 3 }, { cookie });
  expect(data.checkPayment).toEqual({ state: 'PENDING', attempt: 4 });
  const former = await shop.gql(formerNewsQuery, { orderNumber, after: 4 }, { cookie });
  expect(former.data.paymentNews, 'to a page of the last release').toEqual({ state: 'PENDING', attempt: 5 });
});

test('a customer who comes back from the payment page has the provider asked once by the return and the shop’s tab [PAY-13]', async () => {
  const { cookie, orderNumber } = await anOrder('500000411', 8, 3);
  shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 0 });
  const calls = await shop.callsOf(async () => {
    for (const tab of ['of the return', 'of the shop']) {
      const { data } = await shop.gql(checkMutation, { orderNumber }, { cookie });
      expect(data.checkPayment.state, tab).toBe('PAID');
    }
  });
  expect(calls.filter((call) => call.includes('payments/'))).toEqual(['POST /payments/check-payment-status']);
});

test('a guest hears nothing of any payment [ROLE-01]', async () => {
  expect(await shop.asked(() => statesOf('', 'RQ260111'))).toEqual({ calls: [], answer: ['UNAUTHENTICATED'] });
});

test('a customer does not learn of the order of another customer', async () => {
  const { orderNumber } = await anOrder('500000406', 5, 3);
  const cookie = await shop.signIn('500000407');
  expect((await shop.gql(checkMutation, { orderNumber }, { cookie })).code).toBe('NOT_FOUND');
  shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 0 });
  expect(await statesOf(cookie, orderNumber)).toEqual(['UNCONFIRMED']);
});

describe('a customer with two devices', () => {
  const bookingsQuery =
    '{ bookings { bookings { number openPayment { lineIds begunAt order { orderNumber paymentUrl canEmbedPayment } } } } }';
  const openOf = async (cookie: string, orderNumber: string) => {
    const { data } = await shop.gql(bookingsQuery, {}, { cookie });
    const rows: { number: string; openPayment: unknown }[] = data.bookings.bookings;
    return rows.find(({ number }) => number === orderNumber)?.openPayment;
  };

  test('finds on the second where to pay what the first began, until the provider has told the end', async () => {
    const cookie = await shop.signIn('500000461');
    const input = { checkoutKey: 'decision-0000-0001', paymentMethodId: '1', params: {}, lineIds: ['71', '72'] };
    await bookService(shop, cookie, 0, 5);
    const { data } = await shop.gql(placeMutation, { input }, { cookie });
    const { orderNumber, paymentUrl } = data.placeOrder;
    const phone = await shop.signIn('500000461');
    let open: unknown;
    const calls = await shop.callsOf(async () => {
      open = await openOf(phone, orderNumber);
    });
    expect(calls).toEqual(['GET /orders']);
    expect(open).toMatchObject({ lineIds: ['71', '72'], order: { orderNumber, paymentUrl, canEmbedPayment: true } });
    shop.controls.setPayment({ orderNumber, outcome: 'pending', pendingAnswers: 0 });
    await shop.gql(checkMutation, { orderNumber }, { cookie });
    expect(await openOf(phone, orderNumber)).not.toBeNull();
    shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 0 });
    const heard = async () => (await shop.gql(checkMutation, { orderNumber }, { cookie })).data.checkPayment.state;
    await expect.poll(heard).toBe('PAID');
    expect(await openOf(phone, orderNumber)).toBeNull();
    await shop.gql(placeMutation, { input }, { cookie });
    expect(await openOf(phone, orderNumber)).toBeNull();
  });

  test('is not led to pay again once their receipt has said that all is paid', async () => {
    const { cookie, orderNumber } = await anOrder('500000464', 2, 5);
    shop.controls.setPayment({ orderNumber, outcome: 'paid', pendingAnswers: 0 });
    expect(await openOf(cookie, orderNumber)).not.toBeNull();
    const { data } = await shop.gql('{ bookings { bookings { id number } } }', {}, { cookie });
    const rows: { id: string; number: string }[] = data.bookings.bookings;
    const bookingId = rows.find(({ number }) => number === orderNumber)?.id;
    const receipt = await shop.gql(
      'query ($id: ID!) { receipt(bookingId: $id) { state } }',
      { id: bookingId },
      { cookie },
    );
    expect(receipt.data.receipt.state).toBe('PAID');
    expect(await openOf(cookie, orderNumber)).toBeNull();
  });

  test('learns nothing of the orders of other customers, whose numbers they know', async () => {
    const { orderNumber } = await anOrder('500000462', 1, 5);
    const other = await shop.signIn('500000463');
    expect(await openOf(other, orderNumber)).toBeUndefined();
    const { data, errors } = await shop.gql('{ bookings { bookings { openPayment { begunAt } } } }');
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
  });

  test('can name at most 200 lines of the cart', async () => {
    const cookie = await shop.signIn('500000464');
    const lineIds = Array.from({ length: 201 }, String);
    const input = { checkoutKey: 'decision-0000-0000', paymentMethodId: '1', lineIds };
    const calls = await shop.callsOf(async () => {
      const { errors } = await shop.gql(placeMutation, { input }, { cookie, language: 'ar' });
      expect(errors?.[0]?.extensions.fields).toEqual({ lineIds: 'الطلب الواحد 200 سطر على الأكثر.' });
    });
    expect(calls).toEqual([]);
  });
});
