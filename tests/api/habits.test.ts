import { afterEach, describe, expect, test } from 'vitest';
import { type SandboxHabit, sandboxHabits } from '../../server/settings/sandbox-config.ts';
import { shopForFile } from '../support/for-file.ts';
import { addMutation, bookService, cartQuery, placeMutation } from '../support/shop-steps.ts';

const shop = await shopForFile({ providerCacheMs: 0, sandboxHabits: new Set() });
const noura = await shop.signIn('512345678');
afterEach(() => shop.controls.setHabits([]));

const readQuery = `{
  branches { id name isOpen phone workingTimes { day isActive } }
  menus { menus { id name categories { id name subCategories { id } } } }
  services { services { id name productMasterId durationMinutes price { amount } priceBeforeDiscount { amount } } page { total lastPage } }
  shopMenus { menus { categories { id name } } }
  shopProducts(filter: {}) { products { id name price { amount } sizes { extension price { amount } } } page { total } }
  giftCardsOnSale { id name isGiftCard price { amount } }
  catalogueItem(id: "1001") { __typename id name price { amount } }
  availableDays(productMasterId: "70503") { date slots { time startAt } }
  viewer { isAdmin profile { firstName walletBalance { amount } points } }
  addresses { id title isPreferred latitude }
  giftCards { serialNumber name status value { amount } remaining { amount } }
  giftCard(serialNumber: "GC-7519-902617") { total { amount } subTotal { amount } redemptions { amount { amount } } }
  giftedOrders { id gift { id isSender isCompleted statusLabel } }
  bookings {
    bookings {
      id number guests canRate hasRating isCancelable customerArrived branchId
      status { label isActive isCancelled } total { amount } discount { amount } subTotal { amount }
      products { id name date time productMasterId } gift { id senderName }
    }
    page { total lastPage }
  }
}`;
const receiptQuery = `query ($bookingId: ID!) {
  receipt(bookingId: $bookingId) { state isComplete rows { kind amount { amount } } total { amount } }
}`;
const checkMutation = 'mutation ($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state } }';
const newestQuery = '{ bookings { bookings { id number status { label isActive } } } }';

const [listed, object, unsaid] = ['points-as-list', 'points-as-object', 'points-unsaid'] as const;
const all = (points: SandboxHabit): SandboxHabit[] =>
  sandboxHabits.filter((habit) => habit === points || ![listed, object, unsaid].some((other) => other === habit));

const walks: [name: string, habits: SandboxHabit[]][] = [
  ['no habits', []],
  ...sandboxHabits.map((habit): [string, SandboxHabit[]] => [habit, [habit]]),
  ['all at once', all(listed)],
  ['all at once, points as an object', all(object)],
];
/** Where these are on, the amounts of an order are others. */
const isPricedOtherwise = (habits: SandboxHabit[]) => habits.includes('vat-on-top') || habits.includes('card-apart');

describe('whatever the habits of the provider', () => {
  test.each(walks)('a customer reads the same: %s', async (_name, habits) => {
    const expected = (await shop.gql(readQuery, {}, { cookie: noura })).data;
    shop.controls.setHabits(habits);
    const { data, errors } = await shop.gql(readQuery, {}, { cookie: noura });
    expect(errors).toBeUndefined();
    if (isPricedOtherwise(habits)) data.bookings = expected.bookings = null;
    expect(data).toEqual(expected);
  });

  test.each(walks)('a customer fills a cart, pays and reads the receipt: %s', async (name, habits) => {
    const cookie = await shop.signIn(`50001${String(walks.findIndex(([other]) => other === name)).padStart(4, '0')}`);
    const place = walks.findIndex(([other]) => other === name);
    shop.controls.setHabits(habits);
    const lineId = await bookService(shop, cookie, place % 10, 3 + Math.floor(place / 10));
    const oil = { productId: '8001', quantity: 2, extension: '50ml', as: 'PRODUCT' };
    const { data: added } = await shop.gql(addMutation, { input: oil }, { cookie });
    const params = { promoCode: 'RAWNAQ10', serviceFees: [{ id: '1' }] };
    const { data, errors } = await shop.gql(cartQuery, { params }, { cookie });
    expect(errors).toBeUndefined();
    expect(data.cart.lines).toMatchObject([
      { id: lineId, startAt: expect.any(String), quantity: 1 },
      { id: added.addToCart.cartLineId, extension: '50ml', quantity: 2 },
    ]);
    expect(data.cart.isComplete).toBe(true);
    expect(data.cart.discount.amount).toBeGreaterThan(0);
    const input = {
      checkoutKey: `decision-${lineId}-0000-0000`,
      paymentMethodId: data.cart.paymentMethods[0].id,
      lineIds: data.cart.lines.map(({ id }: { id: string }) => id),
      params,
    };
    const { data: placed } = await shop.gql(placeMutation, { input }, { cookie });
    const { orderNumber, paymentUrl } = placed.placeOrder;
    const hasPage = !habits.includes('no-payment-page');
    expect(paymentUrl !== null).toBe(hasPage);
    shop.controls.setPayment({ orderNumber, outcome: 'paid' });
    const checked = await shop.gql(checkMutation, { orderNumber }, { cookie });
    const unpaid = habits.includes('unpaid-without-page') ? 'FAILED' : 'PENDING';
    expect(checked.data.checkPayment.state).toBe(hasPage ? 'PAID' : unpaid);
    const { bookings } = (await shop.gql(newestQuery, {}, { cookie })).data.bookings;
    expect(bookings).toMatchObject([{ number: orderNumber, status: { label: 'Confirmed', isActive: true } }]);
    const { receipt } = (await shop.gql(receiptQuery, { bookingId: bookings[0].id }, { cookie })).data;
    expect(receipt.isComplete).toBe(true);
    if (!habits.includes('dearer-orders')) expect(receipt.total.amount).toBe(data.cart.total.amount);
    expect((await shop.gql(cartQuery, { params: {} }, { cookie })).data.cart.lines).toEqual([]);
  });
});

describe('what a customer put into the cart is known', () => {
  const soldQuery = '{ cart(params: {}) { lines { soldAs extension quantity } } }';
  const silent: SandboxHabit[] = ['lines-without-sizes', 'lines-without-durations'];

  test('on a second device, after a reload and after another number of pieces', async () => {
    const cookie = await shop.signIn('500019001');
    shop.controls.setHabits(silent);
    const oil = { productId: '8001', quantity: 1, extension: '50ml', as: 'PRODUCT' };
    const { cartLineId } = (await shop.gql(addMutation, { input: oil }, { cookie })).data.addToCart;
    const more = { productId: '8001', quantity: 3, extension: '50ml', cartLineId };
    await shop.gql(addMutation, { input: more }, { cookie });
    // Another second, another token.
    shop.controls.advanceClock(2000);
    const phone = await shop.signIn('500019001');
    expect(phone).not.toBe(cookie);
    const { data } = await shop.gql(soldQuery, {}, { cookie: phone });
    expect(data.cart.lines).toEqual([{ soldAs: 'PRODUCT', extension: '50ml', quantity: 3 }]);
  });

  test('to be uncertain where it was not told, and certain again where the provider tells it', async () => {
    const cookie = await shop.signIn('500019002');
    await shop.gql(addMutation, { input: { productId: '1001' } }, { cookie });
    await shop.gql(addMutation, { input: { productId: '8001' } }, { cookie });
    await shop.gql(addMutation, { input: { productId: '9001' } }, { cookie });
    const sold = async () =>
      (await shop.gql(soldQuery, {}, { cookie })).data.cart.lines.map(({ soldAs }: { soldAs: string }) => soldAs);
    expect(await sold()).toEqual(['SERVICE', 'PRODUCT', 'GIFT_CARD']);
    shop.controls.setHabits(silent);
    expect(await sold()).toEqual([null, null, 'GIFT_CARD']);
  });
});

test('a customer whose gift card covers the whole order reads a receipt, and the provider is not asked for the payment', async () => {
  shop.controls.setHabits(['unpaid-without-page', 'card-apart']);
  await bookService(shop, noura, 0, 9);
  const params = { giftCard: 'GC-7519-902617' };
  const { cart } = (await shop.gql(cartQuery, { params }, { cookie: noura })).data;
  expect(cart.total.amount).toBe(0);
  const input = { checkoutKey: 'decision-with-a-card', paymentMethodId: '1', params };
  const { data } = await shop.gql(placeMutation, { input }, { cookie: noura });
  expect(data.placeOrder.paymentUrl).toBeNull();
  const { bookings } = (await shop.gql(newestQuery, {}, { cookie: noura })).data.bookings;
  const [{ id }] = bookings.filter(({ number }: { number: string }) => number === data.placeOrder.orderNumber);
  const { calls, answer } = await shop.asked(
    async () => (await shop.gql(receiptQuery, { bookingId: id }, { cookie: noura })).data,
  );
  expect(calls).toEqual([`GET /orders/${id}`]);
  expect(answer.receipt).toMatchObject({ state: 'PAID', isComplete: true, total: { amount: 0 } });
});
