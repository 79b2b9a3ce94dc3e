import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { payerOf } from '../support/order-payer.ts';
import { bookService } from '../support/shop-steps.ts';

const status = 'POST /payments/check-payment-status';
const gift = { firstName: 'Huda', lastName: 'Omar', mobileNumber: '512345678' };
const cartQuery = `{ cart(params: {}) {
  itemCount availableServiceFees { id }
  chosenBefore { orderNumber serviceFees { id addressId } gift { firstName lastName mobileNumber message } }
} }`;
const noteMutation = 'mutation ($orderNumber: ID!) { noteChosenAgain(orderNumber: $orderNumber) }';

const shop = await shopForFile({ paymentPollMs: 5 });
afterEach(() => shop.controls.clearFaults());

/** A customer with an order for one service, an extra and a gift, that waits for its payment. */
const aGiver = async (phone: string, place: number, isGift = true) => {
  const cookie = await shop.signIn(phone);
  await bookService(shop, cookie, place);
  const payer = payerOf(shop, cookie);
  const cart = async () => (await payer.ask(cartQuery)).data.cart;
  const [{ id }] = (await cart()).availableServiceFees;
  const params = isGift ? { serviceFees: [{ id }], gift: gift } : {};
  const { order, key } = await payer.place({ params });
  const chosen = { serviceFees: [{ id, addressId: null }], gift: { ...gift, message: null } };
  const note = async () => (await payer.ask(noteMutation, { orderNumber: order.orderNumber })).data?.noteChosenAgain;
  return { ...payer, cart, params, chosen, note, key, number: order.orderNumber as string };
};

const decline = (orderNumber: string) =>
  shop.controls.setPayment({ orderNumber, outcome: 'declined', pendingAnswers: 0 });

test('a customer whose payment was declined while no page followed it finds extra and gift in the cart, until a page has chosen them again', async () => {
  const noura = await aGiver('500003101', 0);
  expect((await noura.cart()).chosenBefore).toBeNull();
  decline(noura.number);
  await expect
    .poll(async () => (await noura.cart()).chosenBefore)
    .toEqual({ orderNumber: noura.number, ...noura.chosen });
  const calls = await shop.callsOf(async () => {
    expect((await noura.cart()).chosenBefore).not.toBeNull();
  });
  expect(calls).toEqual(['GET /cart']);
  expect(await noura.note()).toBe(true);
  expect((await noura.cart()).chosenBefore).toBeNull();
});

test('another device of theirs finds the same, and another customer nothing', async () => {
  const noura = await aGiver('500003102', 1);
  decline(noura.number);
  await noura.check(noura.number);
  const phone = payerOf(shop, await shop.signIn('500003102'));
  expect((await phone.ask(cartQuery)).data.cart.chosenBefore).toMatchObject({ orderNumber: noura.number });
  const huda = payerOf(shop, await shop.signIn('500003103'));
  expect((await huda.ask(cartQuery)).data.cart.chosenBefore).toBeNull();
  expect((await huda.ask(noteMutation, { orderNumber: noura.number })).data.noteChosenAgain).toBe(false);
  expect((await noura.cart()).chosenBefore).toMatchObject({ orderNumber: noura.number });
  expect((await shop.gql(noteMutation, { orderNumber: noura.number })).code).toBe('UNAUTHENTICATED');
});

test('an order that chose nothing, and one whose lines have left the cart, bring nothing back', async () => {
  const plain = await aGiver('500003104', 2, false);
  decline(plain.number);
  await plain.check(plain.number);
  expect((await plain.cart()).chosenBefore).toBeNull();
  const noura = await aGiver('500003105', 3);
  decline(noura.number);
  await noura.check(noura.number);
  await noura.ask('mutation { emptyCart { itemCount } }');
  expect((await noura.cart()).chosenBefore).toBeNull();
});

test('what was chosen is brought back once, though the page takes another card and fails again', async () => {
  const noura = await aGiver('500003106', 4);
  decline(noura.number);
  await noura.check(noura.number);
  expect(await noura.note()).toBe(true);
  shop.controls.setPayment({ orderNumber: noura.number, outcome: 'pending', pendingAnswers: 0 });
  await noura.check(noura.number);
  decline(noura.number);
  await noura.check(noura.number);
  expect((await noura.cart()).chosenBefore).toBeNull();
});

test('a second order, which was declined too, brings back its own extras', async () => {
  const noura = await aGiver('500003107', 5);
  decline(noura.number);
  await noura.check(noura.number);
  await noura.note();
  const { order } = await noura.place({ checkoutKey: randomUUID(), params: noura.params });
  decline(order.orderNumber);
  const calls = await shop.callsOf(() => noura.check(order.orderNumber));
  expect(calls).toEqual([status]);
  expect((await noura.cart()).chosenBefore).toEqual({ orderNumber: order.orderNumber, ...noura.chosen });
});
