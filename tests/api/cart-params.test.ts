import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { addMutation, aService, cartFields, daysQuery, scheduleMutation } from '../support/shop-steps.ts';

const shop = await shopForFile();

const selectedFields = `${cartFields} refusals { param message }`;
const cartQuery = `query ($params: CartParamsInput!) { cart(params: $params) { ${selectedFields} } }`;
const removeMutation = `mutation ($id: ID!, $params: CartParamsInput!) { removeCartLine(id: $id, params: $params) { ${selectedFields} } }`;

/** A signed-in customer with a serum of 170 riyals and, when wanted, a treatment in their cart. */
const customer = async (phone: string, { treatment = false } = {}) => {
  const cookie = await shop.signIn(phone);
  const added = await shop.gql(addMutation, { input: { productId: '8001', quantity: 2 } }, { cookie });
  if (treatment) await shop.gql(addMutation, { input: { productId: (await aService(shop)).id } }, { cookie });
  const cart = async (params: object) => (await shop.gql(cartQuery, { params }, { cookie })).data.cart;
  return { cookie, cart, lineId: added.data.addToCart.cartLineId as string };
};

test('a refused promo code does not take the cart away: it is answered without the code, with the provider’s words beside it [PROMO-01]', async () => {
  const { cart, cookie } = await customer('500000201');
  const plain = await cart({});
  const { calls, answer } = await shop.asked(() => cart({ promoCode: ' RAMADAN25 ' }));
  expect(calls).toEqual(['GET /cart', 'GET /cart']);
  expect(answer).toEqual({ ...plain, refusals: [{ param: 'PROMO_CODE', message: 'This promo code has expired.' }] });
  const arabic = await shop.gql(cartQuery, { params: { promoCode: 'X' } }, { cookie, language: 'ar' });
  expect(arabic.data.cart.refusals).toEqual([{ param: 'PROMO_CODE', message: 'رمز الخصم غير صحيح.' }]);
});

test('an accepted code and a gift card are taken off by the provider, and a change of the cart is answered with them [PROMO-02 CALL-14]', async () => {
  const { cookie, cart, lineId } = await customer('512345678');
  const params = { promoCode: 'RAWNAQ10', giftCard: 'GC-7519-902617' };
  const priced = await cart(params);
  expect(priced.refusals).toEqual([]);
  expect(priced.promoDiscount.amount).toBe(priced.subTotal.amount / 10);
  expect(priced.discount.amount).toBe(priced.promoDiscount.amount + priced.giftCardDiscount.amount);
  const service = await aService(shop);
  const addPriced = addMutation
    .replace('AddToCartInput!', 'AddToCartInput!, $params: CartParamsInput!')
    .replace('input: $input', 'input: $input, params: $params');
  const added = await shop.gql(addPriced, { input: { productId: service.id }, params }, { cookie });
  expect(added.data.addToCart.cart.promoDiscount.amount).toBeGreaterThan(priced.promoDiscount.amount);
  const removed = await shop.gql(removeMutation, { id: added.data.addToCart.cartLineId, params }, { cookie });
  expect(removed.data.removeCartLine.promoDiscount).toEqual(priced.promoDiscount);
  await shop.gql(removeMutation, { id: lineId, params: {} }, { cookie });
});

test('a line can be taken out although the code that was in use no longer fits what is left', async () => {
  const { cookie, cart, lineId } = await customer('500000203', { treatment: true });
  const params = { promoCode: 'WELCOME50' };
  expect((await cart(params)).refusals).toEqual([]);
  const { data, errors } = await shop.gql(removeMutation, { id: lineId, params }, { cookie });
  expect(errors).toBeUndefined();
  expect(data.removeCartLine.lines).toHaveLength(1);
  expect(data.removeCartLine.refusals).toMatchObject([{ param: 'PROMO_CODE' }]);
  expect(data.removeCartLine.promoDiscount.amount).toBe(0);
});

test('a refusal that names no field is found out: whatever is to blame goes, the rest stays', async () => {
  const { cart } = await customer('500000204');
  const fault = { path: 'cart', method: 'GET', kind: 'status', status: 422, phone: '500000204' } as const;
  shop.controls.setFault({ ...fault, times: 1, message: 'Not with this code' });
  const one = await cart({ promoCode: 'RAWNAQ10' });
  expect(one.refusals).toEqual([{ param: 'PROMO_CODE', message: 'Not with this code' }]);

  shop.controls.setFault({ ...fault, times: 2, message: 'Not with this card' });
  const two = await cart({ promoCode: 'RAWNAQ10', giftCard: 'GC-0' });
  expect(two.refusals).toEqual([{ param: 'GIFT_CARD', message: 'Not with this card' }]);
  expect(two.promoDiscount.amount).toBeGreaterThan(0);
  shop.controls.clearFaults();
});

test('a provider that cannot answer has refused nothing', async () => {
  const { cookie } = await customer('500000205');
  const fault = { path: 'cart', method: 'GET', kind: 'status', phone: '500000205' } as const;
  for (const status of [503, 429]) {
    shop.controls.setFault({ ...fault, status, retryAfter: 0, times: 2 });
    const { data, errors } = await shop.gql(cartQuery, { params: { promoCode: 'RAWNAQ10' } }, { cookie });
    expect([data?.cart ?? null, errors?.length]).toEqual([null, 1]);
    shop.controls.clearFaults();
  }
});

test('a line that was added is named although the cart could not be read afterwards, so that it is not added twice', async () => {
  const { cookie } = await customer('500000206');
  shop.controls.setFault({ path: 'cart', method: 'GET', kind: 'status', status: 500, times: 2, phone: '500000206' });
  const { data, errors } = await shop.gql(addMutation, { input: { productId: '8002' } }, { cookie });
  expect(errors).toBeUndefined();
  expect(data.addToCart).toEqual({ cartLineId: expect.stringMatching(/^\d+$/), cart: null });
  shop.controls.clearFaults();
});

test('free times are asked for with the chosen extras and their address, and a time is saved with the cart as it is priced', async () => {
  const { cookie } = await customer('500000207');
  const service = await aService(shop);
  const added = await shop.gql(addMutation, { input: { productId: service.id } }, { cookie });
  shop.controls.clearRequests();
  const serviceFees = [{ id: '2', addressId: '5' }];
  const days = await shop.gql(daysQuery, { id: service.productMasterId, serviceFees }, { cookie });
  expect(shop.controls.requests()[0]?.query).toEqual({ 'service_fees[0][id]': '2', service_fee_address_id: '5' });
  const [slot] = days.data.availableDays[2].slots;
  const input = { cartLineId: added.data.addToCart.cartLineId, startAt: slot.startAt, endAt: slot.endAt };
  const schedulePriced = scheduleMutation
    .replace('CartLineInput!', 'CartLineInput!, $params: CartParamsInput!')
    .replace('input: $input', 'input: $input, params: $params');
  const { data } = await shop.gql(schedulePriced, { input, params: { serviceFees: [{ id: '1' }] } }, { cookie });
  expect(data.scheduleCartLine.serviceFeesTotal.amount).toBe(7500);
  expect(data.scheduleCartLine.selectedServiceFees).toEqual([{ id: '1', addressId: null }]);
});
