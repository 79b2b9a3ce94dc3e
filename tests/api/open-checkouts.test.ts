import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import {
  cartLinesQuery,
  checkPaymentMutation,
  openCheckoutQuery,
  payerOf,
  placeOrderMutation,
} from '../support/order-payer.ts';
import { bookService } from '../support/shop-steps.ts';
import { startShop } from '../support/start-shop.ts';

const shop = await shopForFile({ providerTimeoutMs: 700 });
afterEach(() => {
  shop.controls.clearFaults();
  shop.controls.setHabits([]);
});

const gift = { firstName: 'Sara', lastName: 'Omar', mobileNumber: '512345678', message: 'Hi' };
const extras = { gift, serviceFees: [{ id: '1' }] };

/** A customer with one treatment in the cart; `day` keeps customers out of each other's times. */
const aPayer = async (phone: string, place: number, day = 3) => {
  const cookie = await shop.signIn(phone);
  await bookService(shop, cookie, place, day);
  return payerOf(shop, cookie);
};

const ordersSentBy = async (action: () => Promise<unknown>): Promise<number> =>
  (await shop.callsOf(action)).filter((call) => call === 'POST /orders').length;

test('a customer whose payment is open is led to it by every further press: without its fee and gift, from another device, after a new sign-in', async () => {
  const noura = await aPayer('500002001', 0);
  const { order, key } = await noura.place({ params: extras });
  expect(order.isFormer).toBe(false);
  shop.controls.advanceClock(2000);
  const phone = payerOf(shop, await shop.signIn('500002001'));
  const sent = await ordersSentBy(async () => {
    for (const again of [noura, noura, phone]) {
      const { order: former } = await again.place();
      expect(former).toMatchObject({ orderNumber: order.orderNumber, paymentUrl: order.paymentUrl, isFormer: true });
      expect(await again.open()).toMatchObject({
        checkoutKey: key,
        isSameCart: true,
        state: 'PENDING',
        serviceFees: [{ id: '1', addressId: null }],
        gift: { firstName: 'Sara', message: 'Hi' },
      });
    }
  });
  expect(sent).toBe(0);
  const sara = await aPayer('500002002', 1);
  expect(await sara.open(), 'of another customer').toBeNull();
  const { lines } = await noura.cart();
  expect((await sara.ask(openCheckoutQuery, { lines })).data.openCheckout).toBeNull();
});

test('presses of two devices at the same moment make one order', async () => {
  const noura = await aPayer('500002003', 2);
  shop.controls.advanceClock(2000);
  const phone = payerOf(shop, await shop.signIn('500002003'));
  const { lines } = await noura.cart();
  const placed: Awaited<ReturnType<typeof noura.place>>[] = [];
  const sent = await ordersSentBy(async () => {
    const presses = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? noura : phone).place({ lines }));
    placed.push(...(await Promise.all(presses)));
  });
  expect(sent).toBe(1);
  expect(new Set(placed.map(({ order }) => order.orderNumber)).size).toBe(1);
});

test('another way to pay, or a changed cart, is asked about first; given up, the order is cancelled and its extras come back', async () => {
  const noura = await aPayer('500002004', 3);
  const first = await noura.place({ params: extras });
  expect(await noura.place({ paymentMethodId: '2' })).toMatchObject({ code: 'CHECKOUT_OPEN' });
  await bookService(shop, noura.cookie, 4);
  expect(await noura.place()).toMatchObject({ code: 'CHECKOUT_OPEN' });
  expect(await noura.open()).toMatchObject({ isSameCart: false, order: { orderNumber: first.order.orderNumber } });
  expect(await noura.giveUp(first.key)).toMatchObject({
    outcome: 'GIVEN_UP',
    serviceFees: [{ id: '1' }],
    gift: { firstName: 'Sara', lastName: 'Omar', message: 'Hi' },
  });
  expect(await noura.open()).toBeNull();
  const anew = await noura.place({ paymentMethodId: '2' });
  expect(anew.order.isFormer).toBe(false);
  const orders = await noura.orders();
  expect(orders.map(({ number, status }) => [number, status.isCancelled])).toEqual([
    [anew.order.orderNumber, false],
    [first.order.orderNumber, true],
  ]);
});

test('an order that cannot be cancelled is said to stand, and a new one is made only with a second yes', async () => {
  const noura = await aPayer('500002005', 5);
  const { key } = await noura.place();
  const refusal = { status: false, message: 'Too late to cancel' };
  shop.controls.setFault({ kind: 'body', path: 'orders/{id}/cancel', body: refusal });
  expect(await noura.giveUp(key)).toMatchObject({ outcome: 'REFUSED', message: 'Too late to cancel' });
  shop.controls.setFault({ kind: 'reset', path: 'orders', method: 'GET' });
  expect(await noura.giveUp(key)).toMatchObject({ outcome: 'UNKNOWN' });
  shop.controls.clearFaults();
  expect(await noura.place({ paymentMethodId: '2' })).toMatchObject({ code: 'CHECKOUT_OPEN' });
  const anew = await noura.place({ paymentMethodId: '2', despite: [key] });
  expect(anew.order.isFormer).toBe(false);
  const sara = await aPayer('500002006', 6);
  expect(await sara.giveUp(key), 'of another customer').toBeUndefined();
});

test('what was paid meanwhile is not given up, and leaves a cart that its provider does not empty, once for all', async () => {
  shop.controls.setHabits(['cart-keeps-paid']);
  const noura = await aPayer('500002007', 7);
  const { key, order } = await noura.place();
  await bookService(shop, noura.cookie, 8);
  shop.controls.setPayment({ orderNumber: order.orderNumber, outcome: 'paid' });
  expect(await noura.giveUp(key)).toMatchObject({ outcome: 'PAID' });
  const { lines } = await noura.cart();
  expect(lines).toHaveLength(1);
  expect(await noura.open()).toBeNull();
  const calls = await shop.callsOf(() => noura.cart());
  expect(calls).toEqual(['GET /cart']);
});

test('what was paid while no page followed leaves the cart with the next page that shows it; before the first interval is over no page asks the provider [PAY-11 PAY-19]', async () => {
  const slow = await startShop({ paymentPollMs: 60_000, sandboxHabits: new Set(['cart-keeps-paid']) });
  const cookie = await slow.signIn('500002008');
  await bookService(slow, cookie, 0);
  const read = async () => (await slow.gql(cartLinesQuery, {}, { cookie })).data.cart.lines;
  const input = { checkoutKey: randomUUID(), paymentMethodId: '1', lines: await read() };
  const { data } = await slow.gql(placeOrderMutation, { input }, { cookie });
  const asked = await slow.callsOf(async () => {
    for (let reload = 0; reload < 5; reload++) expect(await read()).toHaveLength(1);
  });
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
  slow.controls.setPayment({ orderNumber: data.placeOrder.orderNumber, outcome: 'paid' });
  await slow.gql(checkPaymentMutation, { orderNumber: data.placeOrder.orderNumber }, { cookie });
  expect(await read()).toEqual([]);
  await slow.close();
});

const lostAnswers = {
  after: { kind: 'reset', after: true },
  late: { kind: 'timeout' },
  cut: { kind: 'truncated' },
} as const;

test.each([302, 408, 409, 425, 429, 500, 'after', 'late', 'cut'] as const)(
  'after %s the order is looked for, found where it was made, and never sent again by itself',
  async (trouble) => {
    const index = [302, 408, 409, 425, 429, 500, 'after', 'late', 'cut'].indexOf(trouble);
    const phone = `50000202${index}`;
    const noura = await aPayer(phone, index, 5);
    const fault = { path: 'orders', method: 'POST', times: 1, phone } as const;
    const isMade = trouble === 'after' || trouble === 'cut';
    shop.controls.setFault({
      ...fault,
      ...(typeof trouble === 'string' ? lostAnswers[trouble] : { kind: 'status', status: trouble }),
    });
    const { total } = await noura.cart();
    const sent = await ordersSentBy(async () => {
      const lost = await noura.place({ seenTotal: total, params: { serviceFees: [] } });
      expect(lost.code).toMatch(/^PROVIDER_/);
      const found = await noura.look(lost.key);
      expect(found.verdict).toBe(isMade ? 'FOUND' : 'NOT_FOUND');
      if (isMade) {
        expect(found).toMatchObject({ total: { amount: total }, statusLabel: 'Awaiting payment' });
        expect((await noura.place()).order).toMatchObject({ orderNumber: found.orderNumber, isFormer: true });
        expect(await noura.giveUp(lost.key)).toMatchObject({ outcome: 'GIVEN_UP' });
      } else {
        expect((await noura.place()).code, 'a new decision').toBe('CHECKOUT_OPEN');
        expect(await noura.open()).toMatchObject({ checkoutKey: lost.key, order: null, state: 'UNCONFIRMED' });
        expect((await noura.place({ despite: [lost.key] })).order).toMatchObject({ isFormer: false });
      }
    });
    expect(sent).toBe(isMade ? 1 : 2);
  },
);

test('where the orders cannot be read the customer is not told that there is none', async () => {
  const noura = await aPayer('500002030', 0, 6);
  shop.controls.setFault({ kind: 'reset', path: 'orders', method: 'POST', times: 1, phone: '500002030' });
  const lost = await noura.place();
  shop.controls.setFault({ kind: 'status', status: 503, path: 'orders', method: 'GET' });
  expect(await noura.look(lost.key)).toEqual({ verdict: 'UNKNOWN', orderNumber: null, total: null, statusLabel: null });
});

test('a dearer order is told from what the customer saw, before anything is paid', async () => {
  const noura = await aPayer('500002031', 1, 6);
  const { total } = await noura.cart();
  shop.controls.setHabits(['dearer-orders']);
  const calls = await shop.callsOf(async () => {
    const { order } = await noura.place({ seenTotal: total });
    expect(order.total.amount).toBeGreaterThan(total);
  });
  expect(calls).toEqual(['GET /cart', 'POST /orders', 'GET /orders']);
});

test('an answer about a payment that says nothing is not called declined, and the order can be paid on [PAY-15]', async () => {
  const noura = await aPayer('500002032', 2, 6);
  const { order } = await noura.place();
  for (const body of [null, {}, { status: true, data: { success: null } }, { status: true, data: { success: '' } }]) {
    shop.controls.setFault({ kind: 'body', path: 'payments/check-payment-status', times: 1, body });
    const { data, errors } = await noura.check(order.orderNumber);
    expect(errors?.[0]?.extensions.code ?? data.checkPayment.state).toMatch(/UNCONFIRMED|PROVIDER_MALFORMED/);
  }
  expect((await noura.place()).order).toMatchObject({ orderNumber: order.orderNumber, isFormer: true });
});

test('an order that is paid at the branch is not made a second time, whatever its payment is called', async () => {
  shop.controls.setHabits(['unpaid-without-page', 'cart-keeps-paid']);
  const noura = await aPayer('500002033', 3, 6);
  const { lines } = await noura.cart();
  const sent = await ordersSentBy(async () => {
    const { order } = await noura.place({ paymentMethodId: '5', lines });
    expect(order.paymentUrl).toBeNull();
    expect((await noura.place({ paymentMethodId: '5', lines })).order).toMatchObject({ isFormer: true });
    await noura.check(order.orderNumber);
    expect((await noura.place({ paymentMethodId: '5', lines })).order).toMatchObject({ isFormer: true });
    expect((await noura.cart()).lines).toEqual([]);
  });
  expect(sent).toBe(1);
});
