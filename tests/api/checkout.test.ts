import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { bookService, placeMutation } from '../support/shop-steps.ts';

const shop = await shopForFile();

/** Each customer decides under a key of their own. */
const keyOf = (cookie: string) => `decision-${cookie.replaceAll(/[^A-Za-z0-9]/g, '').slice(-24)}`;

const orderOf = (checkoutKey: string, params: object = {}) => ({
  input: { checkoutKey, paymentMethodId: '1', params },
});

const ordersSentBy = async (action: () => Promise<unknown>): Promise<number> => {
  const calls = await shop.callsOf(action);
  return calls.filter((call) => call === 'POST /orders').length;
};

test('a customer who pays gets a number, a payment page and words for afterwards, at one call [CALL-25] [CART-07] [ORD-01]', async () => {
  const cookie = await shop.signIn('512345678');
  await bookService(shop, cookie, 0);
  const { calls, answer } = await shop.asked(() => shop.gql(placeMutation, orderOf(keyOf(cookie)), { cookie }));
  expect(calls).toEqual(['POST /orders']);
  expect(shop.controls.requests()[0]?.body).toEqual({ payment_method_id: '1', is_scheduled: 0, is_gifted_order: 0 });
  const { data } = await shop.gql('{ bookings { bookings { number } } }', {}, { cookie });
  expect(answer.data.placeOrder).toMatchObject({
    orderNumber: data.bookings.bookings[0].number,
    paymentUrl: expect.stringContaining(`${shop.providerUrl}/pay/`),
    canEmbedPayment: true,
    confirmationMessage: 'Thank you! Your order is confirmed and we look forward to seeing you.',
    savedCards: [{ id: expect.stringMatching(/^\d+$/), label: '•••• 4242' }],
  });
});

test('a key belongs to the customer, the lines and the way to pay that it was first sent with', async () => {
  const [noura, sara] = [await shop.signIn('500000303'), await shop.signIn('500000304')];
  await bookService(shop, noura, 2);
  await bookService(shop, sara, 3);
  const input = { checkoutKey: 'decision-0000-0000', paymentMethodId: '1', lineIds: ['1', '2'] };
  const codeOf = async (cookie: string, more: object = {}) =>
    (await shop.gql(placeMutation, { input: { ...input, ...more } }, { cookie })).code;
  const sent = await ordersSentBy(async () => {
    expect(await codeOf(noura)).toBeUndefined();
    expect(await codeOf(noura, { lineIds: ['2', '1'] })).toBeUndefined();
    expect(await codeOf(noura, { lineIds: ['1'] })).toBe('CHECKOUT_KEY_TAKEN');
    expect(await codeOf(noura, { paymentMethodId: '2' })).toBe('CHECKOUT_KEY_TAKEN');
    expect(await codeOf(sara)).toBe('CHECKOUT_KEY_TAKEN');
  });
  expect(sent).toBe(1);
  const phone = await shop.signIn('500000303');
  expect(await codeOf(phone), 'another device of the same customer').toBeUndefined();
});

test('a refusal is told and leaves the customer free to try again', async () => {
  const cookie = await shop.signIn('500000307');
  await bookService(shop, cookie, 5, 6);
  const fault = { kind: 'status', path: 'orders', method: 'POST', times: 1, status: 422 } as const;
  shop.controls.setFault({ ...fault, message: 'The bank is asleep' });
  const refused = await shop.gql(placeMutation, orderOf(keyOf(cookie)), { cookie });
  expect(refused.errors?.[0]).toMatchObject({ message: 'The bank is asleep', extensions: { code: 'REFUSED' } });
  expect((await shop.gql(placeMutation, orderOf(keyOf(cookie)), { cookie })).data.placeOrder.orderNumber).toEqual(
    expect.any(String),
  );
});

test('a gift travels with its receiver, its codes and its trimmed message [CALL-25] [ORD-03] [GIFT-07] [GIFT-08]', async () => {
  const cookie = await shop.signIn('500000308');
  await bookService(shop, cookie, 6, 7);
  const gift = { firstName: ' Sara ', lastName: 'Omar', mobileNumber: '512345678', gender: 'FEMALE', message: ' Hi ' };
  const email = 'sara@example.sa';
  const serviceFees = [{ id: '1' }, { id: '2', addressId: '5' }];
  const params = { gift: { ...gift, email }, serviceFees, promoCode: ' SPRING ', giftCard: 'GC-1' };
  await shop.callsOf(() => shop.gql(placeMutation, orderOf(keyOf(cookie), params), { cookie }));
  expect(shop.controls.requests()[0]?.body).toEqual({
    payment_method_id: '1',
    is_scheduled: 0,
    promo_code: 'SPRING',
    gift_card: 'GC-1',
    is_gifted_order: 1,
    gift_message: 'Hi',
    service_fees: [{ id: '1' }, { id: '2', address_id: '5' }],
    gifted_order_data: {
      first_name: 'Sara',
      last_name: 'Omar',
      mobile_code: '966',
      mobile_number: '966512345678',
      email,
      gender: 'Female',
      message: 'Hi',
    },
  });
});

test('a bad key and a gift without a receiver cost no call [GIFT-03] [GIFT-04]', async () => {
  const cookie = await shop.signIn('500000309');
  const gift = { firstName: '', lastName: 'Omar', mobileNumber: '12' };
  const calls = await shop.callsOf(async () => {
    const badKey = await shop.gql(placeMutation, orderOf('short'), { cookie });
    expect(badKey.errors?.[0]?.extensions.fields).toHaveProperty('checkoutKey');
    const badGift = await shop.gql(placeMutation, orderOf(keyOf(cookie), { gift }), { cookie, language: 'ar' });
    expect(Object.keys(badGift.errors?.[0]?.extensions.fields ?? {})).toEqual(['gift.firstName', 'gift.mobileNumber']);
    expect(badGift.errors?.[0]?.message).toMatch(/[\u0600-\u06ff]/);
  });
  expect(calls).toEqual([]);
});

test('an order without a payment page says so with null', async () => {
  const cookie = await shop.signIn('500000310');
  const body = { status: true, data: { order: { order_number: 77 }, payment: { create_token_url: [] } } };
  shop.controls.setFault({ kind: 'body', path: 'orders', method: 'POST', times: 1, body });
  const { data } = await shop.gql(placeMutation, orderOf(keyOf(cookie)), { cookie });
  expect(data.placeOrder).toMatchObject({ orderNumber: '77', paymentUrl: null, canEmbedPayment: false });
});
