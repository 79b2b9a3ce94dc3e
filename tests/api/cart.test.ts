import { describe, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { addMutation, aService, cartFields, cartQuery, daysQuery } from '../support/shop-steps.ts';

const shop = await shopForFile();

const removeMutation = `mutation ($id: ID!) { removeCartLine(id: $id) { ${cartFields} } }`;
const emptyMutation = `mutation { emptyCart { ${cartFields} } }`;

describe('a customer', () => {
  test('adds a service and sees the whole cart, at two calls [CALL-15] [CALL-14]', async () => {
    const cookie = await shop.signIn('500000101');
    const service = await aService(shop);
    const input = { productId: service.id, branchId: '1' };
    const { calls, answer } = await shop.asked(() => shop.gql(addMutation, { input }, { cookie }));
    expect(calls).toEqual(['POST /cart', 'GET /cart']);
    expect(shop.controls.requests()[0]?.body).toEqual({ product_id: service.id, quantity: 1, branch_id: '1' });
    const { cartLineId, cart } = answer.data.addToCart;
    expect(cart.lines[0]).toMatchObject({ id: cartLineId, productId: service.id, kind: 'SERVICE', startAt: null });
    expect(cart.total.amount).toBe(cart.subTotal.amount - cart.discount.amount + cart.serviceFeesTotal.amount);
    expect(cart.paymentMethods.length).toBeGreaterThan(0);
    expect(cart.loyaltyPoints).toEqual(expect.any(Number));
  });

  test('takes a day and a time along with a service, at one call and a look at the cart [CALL-15]', async () => {
    const cookie = await shop.signIn('500000111');
    const service = await aService(shop);
    const { data } = await shop.gql(daysQuery, { id: service.productMasterId });
    const [, , { date, slots }] = data.availableDays;
    const input = { productId: service.id, branchId: '1', date, time: slots[0].time };
    const { answer } = await shop.asked(() => shop.gql(addMutation, { input }, { cookie }));
    expect(shop.controls.requests()[0]?.body).toEqual({
      product_id: service.id,
      quantity: 1,
      branch_id: '1',
      selectedTime: slots[0].time,
      date,
    });
    expect(answer.data.addToCart.cart.lines).toMatchObject([{ startAt: slots[0].startAt, endAt: slots[0].endAt }]);
  });

  test('reads all that the provider says of the cart, its lines, extras and amounts [CART-01] [CART-02] [CART-05] [FEE-01]', async () => {
    const cookie = await shop.signIn('500000110');
    const said = {
      products: [{ cart_product_id: 5, id: 7, name: 'Cut', price: 80, branch_id: 4 }],
      loyalty_points: '120',
      payment_methods: [{ id: 3, name: 'Card', image: '/card.svg' }],
      working_times: [{ day: 'Sunday', is_active: 1, start_at: '10:00', end_at: '22:00' }],
      cart_title: 'Nearly yours',
      cart_title_sub_message: 'One step left',
      message: 'Prices hold until midnight',
      service_type: 'srvc_resv',
      available_service_fees: [{ id: 18, name: 'VIP suite', price: '75', needs_address: 1 }],
      selected_service_fee_id: 18,
      selected_service_fee_address_id: 7,
      sub_total: 80,
      tax_amount: 9.5,
      promo_discount: 8,
      extra_discount: '4',
      gift_card_discount: 2,
      order_service_fees_price: 18,
      total: 84,
    };
    shop.controls.setFault({ kind: 'body', path: 'cart', method: 'GET', times: 1, body: { status: true, data: said } });
    const { data } = await shop.gql(cartQuery, { params: {} }, { cookie });
    const amounts = { subTotal: 8000, tax: 950, promoDiscount: 800, extraDiscount: 400, giftCardDiscount: 200 };
    const sums = { ...amounts, discount: 1400, serviceFeesTotal: 1800, total: 8400 };
    for (const [name, amount] of Object.entries(sums)) expect(data.cart[name], name).toMatchObject({ amount });
    expect(data.cart).toMatchObject({
      lines: [{ id: '5', productId: '7', name: 'Cut', branchId: '4', price: { amount: 8000 } }],
      workingTimes: [{ day: 'Sunday', isActive: true, opensAt: '10:00', closesAt: '22:00' }],
      loyaltyPoints: 120,
      paymentMethods: [{ id: '3', name: 'Card' }],
      availableServiceFees: [{ id: '18', name: 'VIP suite', price: { amount: 7500 }, needsAddress: true }],
      selectedServiceFees: [{ id: '18', addressId: '7' }],
      title: 'Nearly yours',
      subtitle: 'One step left',
      message: 'Prices hold until midnight',
      serviceType: 'srvc_resv',
    });
    const several = { ...said, selected_service_fees: [{ id: 18, address_id: 9 }, { id: '4' }] };
    const body = { status: true, data: several };
    shop.controls.setFault({ kind: 'body', path: 'cart', method: 'GET', times: 1, body });
    const again = await shop.gql(cartQuery, { params: {} }, { cookie });
    expect(again.data.cart.selectedServiceFees).toEqual([
      { id: '18', addressId: '9' },
      { id: '4', addressId: null },
    ]);
  });

  test('changes a line by naming it, and no second line appears [CART-12] [SHOP-05] [CALL-15]', async () => {
    const cookie = await shop.signIn('500000102');
    const first = await shop.gql(
      addMutation,
      { input: { productId: '8001', quantity: 2, extension: '50ml' } },
      { cookie },
    );
    const { cartLineId } = first.data.addToCart;
    const input = { productId: '8001', quantity: 3, extension: '100ml', cartLineId };
    shop.controls.clearRequests();
    const changed = await shop.gql(addMutation, { input }, { cookie });
    const [{ body } = { body: null }] = shop.controls.requests();
    expect(body).toEqual({ product_id: '8001', quantity: 3, selectedExtension: '100ml', cart_product_id: cartLineId });
    expect(changed.data.addToCart.cartLineId).toBe(cartLineId);
    expect(changed.data.addToCart.cart.lines).toMatchObject([{ id: cartLineId, quantity: 3, extension: '100ml' }]);
    expect(changed.data.addToCart.cart.itemCount).toBe(3);
  });

  test('cannot take everything out by a line that is called as the provider calls that', async () => {
    const cookie = await shop.signIn('500000109');
    await shop.gql(addMutation, { input: { productId: '8001' } }, { cookie });
    const { data } = await shop.gql(removeMutation, { id: 'clear' }, { cookie });
    expect(data.removeCartLine.lines).toHaveLength(1);
  });

  test('gets the newest line of the product where the provider does not name it [CART-13]', async () => {
    const cookie = await shop.signIn('500000103');
    const service = await aService(shop);
    const before = await shop.gql(addMutation, { input: { productId: service.id } }, { cookie });
    shop.controls.setFault({ kind: 'body', path: 'cart', method: 'POST', times: 1, body: { status: true, data: [] } });
    const after = await shop.gql(addMutation, { input: { productId: service.id } }, { cookie });
    expect(after.data.addToCart.cartLineId).toBe(before.data.addToCart.cartLineId);
  });

  test('takes a line out and empties the cart, at two calls each [CALL-16] [CALL-18] [CALL-19]', async () => {
    const cookie = await shop.signIn('500000104');
    const service = await aService(shop);
    const added = await shop.gql(addMutation, { input: { productId: service.id } }, { cookie });
    await shop.gql(addMutation, { input: { productId: '8001' } }, { cookie });
    const id = added.data.addToCart.cartLineId;
    const calls = await shop.callsOf(async () => {
      const removed = await shop.gql(removeMutation, { id }, { cookie });
      expect(removed.data.removeCartLine.lines).toHaveLength(1);
      const emptied = await shop.gql(emptyMutation, {}, { cookie });
      expect(emptied.data.emptyCart).toMatchObject({ lines: [], itemCount: 0, total: { amount: 0 } });
    });
    expect(calls).toEqual([`DELETE /cart/${id}`, 'GET /cart', 'DELETE /cart/clear', 'GET /cart']);
    expect(shop.controls.requests().map(({ body }) => body)).toEqual([null, null, null, null]);
  });

  test('has promo code, fees and gift asked for in the query, at one call [CALL-14] [CART-07] [CART-08] [CART-09] [CART-14] [GIFT-07]', async () => {
    const cookie = await shop.signIn('500000105');
    const gift = { firstName: 'Sara', lastName: 'Omar', mobileNumber: '51 2345 678', email: 's@a.sa', message: ' Hi ' };
    const params = { promoCode: 'NOSUCH', giftCard: ' GIFT-50 ', serviceFees: [{ id: '2', addressId: '5' }], gift };
    const calls = await shop.callsOf(() => shop.gql(cartQuery, { params }, { cookie }));
    expect(calls).toEqual(['GET /cart']);
    expect(shop.controls.requests()[0]?.query).toEqual({
      promo_code: 'NOSUCH',
      gift_card: 'GIFT-50',
      'service_fees[0][id]': '2',
      'service_fees[0][address_id]': '5',
      is_gifted_order: '1',
      gift_message: 'Hi',
      'gifted_order_data[first_name]': 'Sara',
      'gifted_order_data[last_name]': 'Omar',
      'gifted_order_data[mobile_code]': '966',
      'gifted_order_data[mobile_number]': '966512345678',
      'gifted_order_data[email]': 's@a.sa',
    });
  });

  test('is told the provider’s reason when it refuses [ERR-11]', async () => {
    const cookie = await shop.signIn('500000106');
    const fault = { kind: 'status', path: 'cart', method: 'POST', times: 1, status: 422 } as const;
    shop.controls.setFault({ ...fault, message: '<i>Only</i> for members' });
    const { errors } = await shop.gql(addMutation, { input: { productId: '8001' } }, { cookie });
    expect(errors?.[0]).toMatchObject({ message: 'Only for members', extensions: { code: 'REFUSED' } });
  });

  test('does not see the cart of another customer', async () => {
    const [one, two] = [await shop.signIn('500000107'), await shop.signIn('500000108')];
    await shop.gql(addMutation, { input: { productId: '8001' } }, { cookie: one });
    const answers = await Promise.all([
      shop.gql(cartQuery, { params: {} }, { cookie: one }),
      shop.gql(cartQuery, { params: {} }, { cookie: two }),
    ]);
    expect(answers.map((answer) => answer.data.cart.itemCount)).toEqual([1, 0]);
  });
});
