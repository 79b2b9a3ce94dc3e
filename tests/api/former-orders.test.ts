import { afterEach, expect, test, vi } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { payerOf } from '../support/order-payer.ts';
import { bookService } from '../support/shop-steps.ts';

const hourMs = 60 * 60_000;
const status = 'POST /payments/check-payment-status';
const cancel = 'GET /orders/{id}/cancel';

const shop = await shopForFile({ paymentPollMs: 5 });
afterEach(() => {
  shop.controls.clearFaults();
  shop.controls.setHabits([]);
  vi.useRealTimers();
});

const aPayer = async (phone: string, place: number) => {
  const cookie = await shop.signIn(phone);
  await bookService(shop, cookie, place);
  return payerOf(shop, cookie);
};

/** The bank's status of payments from now on; undefined for the truth. */
const say = (success?: unknown): void => {
  shop.controls.clearFaults();
  if (success === undefined) return;
  shop.controls.setFault({ kind: 'body', path: 'payments/check-payment-status', body: { data: { success } } });
};

/** A customer whose payment was declined, while its page still takes another card and the cart keeps its lines. */
const aDeclined = async (phone: string, place: number) => {
  shop.controls.setHabits(['cart-keeps-paid']);
  const noura = await aPayer(phone, place);
  const { order, key } = await noura.place();
  say(false);
  await noura.check(order.orderNumber);
  expect(await noura.open()).toBeNull();
  return { noura, key, number: order.orderNumber as string };
};

const callsOf = async (action: () => Promise<unknown>) =>
  (await shop.callsOf(action)).map((call) => call.replace(/orders\/\d+/, 'orders/{id}'));

const inDays = (days: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + days * 24 * hourMs + hourMs);
};

test('who pays anew after a decline has the first order cancelled before the second is made', async () => {
  const { noura, number } = await aDeclined('500003001', 0);
  const { lines } = await noura.cart();
  const calls = await callsOf(async () => {
    expect((await noura.place({ lines, paymentMethodId: '2' })).order).toMatchObject({ isFormer: false });
  });
  expect(calls).toEqual([status, 'GET /orders', cancel, 'POST /orders']);
  expect((await noura.orders()).find((order) => order.number === number)?.status.isCancelled).toBe(true);
});

test('a decline that the provider has put away is not cancelled once more', async () => {
  const noura = await aPayer('500003002', 1);
  const { order } = await noura.place();
  shop.controls.setPayment({ orderNumber: order.orderNumber, outcome: 'declined' });
  await noura.check(order.orderNumber);
  const { lines } = await noura.cart();
  const calls = await callsOf(() => noura.place({ lines }));
  expect(calls).toEqual([status, 'GET /orders', 'POST /orders']);
});

test('a declined order whose page has taken another card is told as paid, and nothing is ordered', async () => {
  const { noura, number } = await aDeclined('500003003', 2);
  const { lines } = await noura.cart();
  say();
  shop.controls.setPayment({ orderNumber: number, outcome: 'paid' });
  const calls = await callsOf(async () => {
    expect((await noura.place({ lines, paymentMethodId: '2' })).order).toMatchObject({
      orderNumber: number,
      isFormer: true,
    });
  });
  expect(calls).not.toContain('POST /orders');
  expect((await noura.cart()).lines).toEqual([]);
  const { data } = await noura.check(number);
  expect(data.checkPayment.state).toBe('PAID');
});

test('a declined order that waits for another card is gone on with', async () => {
  const { noura, number } = await aDeclined('500003004', 3);
  say('pending');
  expect((await noura.place()).order).toMatchObject({ orderNumber: number, isFormer: true });
  expect(await noura.place({ paymentMethodId: '2' })).toMatchObject({ code: 'CHECKOUT_OPEN' });
});

test.each([
  ['is refused', { kind: 'body', path: 'orders/{id}/cancel', body: { status: false, message: 'Too late' } }, 'REFUSED'],
  ['gets lost', { kind: 'reset', path: 'orders/{id}/cancel' }, 'UNKNOWN'],
  ['cannot be asked for', { kind: 'status', status: 503, path: 'payments/check-payment-status' }, null],
] as const)(
  'where cancelling a declined order %s, its customer is asked before a second one is made',
  async (_, fault, outcome) => {
    const index = ['REFUSED', 'UNKNOWN', null].indexOf(outcome);
    const { noura, key, number } = await aDeclined(`50000301${index}`, 4 + index);
    if (!outcome) say();
    shop.controls.setFault(fault);
    const { lines } = await noura.cart();
    expect(await noura.place({ lines })).toMatchObject({ code: 'CHECKOUT_OPEN' });
    const open = await noura.open();
    expect(open).toMatchObject({
      checkoutKey: key,
      state: outcome ? 'FAILED' : 'UNCONFIRMED',
      order: { orderNumber: number },
    });
    if (outcome) expect(await noura.giveUp(key)).toMatchObject({ outcome });
    expect((await noura.place({ lines, despite: [key] })).order).toMatchObject({ isFormer: false });
  },
);

test('once a declined order can be cancelled, its customer pays anew without another question', async () => {
  const { noura } = await aDeclined('500003021', 7);
  shop.controls.setFault({ kind: 'reset', path: 'orders/{id}/cancel' });
  expect(await noura.place()).toMatchObject({ code: 'CHECKOUT_OPEN' });
  say(false);
  expect((await noura.place()).order).toMatchObject({ isFormer: false });
});

test('what was paid while no page followed it is not ordered again after days, and leaves the cart', async () => {
  shop.controls.setHabits(['cart-keeps-paid']);
  const [noura, sara] = [await aPayer('500003031', 0), await aPayer('500003032', 1)];
  const paid = await Promise.all(
    [noura, sara].map(async (customer) => {
      const { lines } = await customer.cart();
      const { order } = await customer.place({ lines });
      shop.controls.setPayment({ orderNumber: order.orderNumber, outcome: 'paid' });
      return { lines, number: order.orderNumber };
    }),
  );
  inDays(2);
  const calls = await callsOf(async () => {
    const again = await noura.place({ lines: paid[0]?.lines ?? [], paymentMethodId: '2' });
    expect(again.order).toMatchObject({ orderNumber: paid[0]?.number, isFormer: true });
  });
  expect(calls).not.toContain('POST /orders');
  expect((await noura.cart()).lines).toEqual([]);
  expect((await sara.cart()).lines, 'where the cart is read first').toEqual([]);
});

test('an order that was left unpaid is asked for once after two days, and then forgotten', async () => {
  const [noura, sara] = [await aPayer('500003041', 2), await aPayer('500003042', 3)];
  const { lines } = await noura.cart();
  await noura.place({ lines });
  expect(await sara.place()).toMatchObject({ order: { isFormer: false } });
  inDays(2);
  const placed = await callsOf(async () => {
    expect((await noura.place({ lines, paymentMethodId: '2' })).order).toMatchObject({ isFormer: false });
  });
  expect(placed).toEqual(['GET /account/info', status, 'POST /orders']);
  expect(await callsOf(() => sara.cart())).toEqual(['GET /cart', status]);
  expect(await callsOf(() => sara.cart())).toEqual(['GET /cart']);
  expect(await sara.open()).toBeNull();
});

test('an order of days ago that cannot be asked for is said to stand, and is forgotten once it is heard of', async () => {
  const noura = await aPayer('500003051', 4);
  const { order } = await noura.place();
  inDays(2);
  shop.controls.setFault({ kind: 'status', status: 503, path: 'payments/check-payment-status' });
  expect(await noura.place({ paymentMethodId: '2' })).toMatchObject({ code: 'CHECKOUT_OPEN' });
  expect(await noura.open()).toMatchObject({ state: 'UNCONFIRMED', order: { orderNumber: order.orderNumber } });
  say();
  expect(await noura.open()).toBeNull();
  expect((await noura.place({ paymentMethodId: '2' })).order).toMatchObject({ isFormer: false });
});

test.each([400, 408, 409, 422, 429, 500])(
  'an open order stays open when the provider answers %i to the question how it stands',
  async (status) => {
    const noura = await aPayer(`500003${status}`, status % 10);
    const { order, key } = await noura.place();
    shop.controls.setFault({ kind: 'status', status, message: 'No', path: 'payments/check-payment-status' });
    expect(await noura.open()).toMatchObject({ checkoutKey: key, state: 'UNCONFIRMED' });
    const again = await noura.place();
    expect(again.order).toMatchObject({ orderNumber: order.orderNumber, isFormer: true });
  },
);

test('an order that the provider no longer has keeps its lines no longer', async () => {
  const noura = await aPayer('500003299', 5);
  await noura.place();
  shop.controls.setFault({ kind: 'status', status: 404, message: 'No', path: 'payments/check-payment-status' });
  expect(await noura.open()).toBeNull();
});
