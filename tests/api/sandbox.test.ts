import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { sandboxForFile, temporaryFolder } from '../support/for-file.ts';
import { createProviderCaller } from '../support/provider-caller.ts';
import { addService, freeSlot, signInAtProvider } from '../support/provider-customer.ts';

const hammam = 1027;

const { sandbox, origin } = await sandboxForFile();

describe('the shop', () => {
  test('a guest finds at least three branches, two menus, 36 services, 12 products and gift cards', async () => {
    const guest = createProviderCaller(origin);
    const shop = { 'service-type': 'online_store' };
    const branches = await guest.call('GET', 'branches');
    const menus = await guest.call('GET', 'menus');
    const services = await guest.call('GET', 'products');
    const products = await guest.call('GET', 'products', undefined, shop);
    const cards = await guest.call('GET', 'products?category_id=34', undefined, shop);
    expect(branches.body.data.branches.length).toBeGreaterThanOrEqual(3);
    expect(menus.body.data.menus).toHaveLength(2);
    expect(services.body.data.pagination_options).toEqual({ current_page: 1, last_page: 4, per_page: 10, total: 36 });
    expect(products.body.data.pagination_options.total).toBe(12);
    expect(cards.body.data.products).toHaveLength(4);
  });

  test('no product shares an id with the master of another', async () => {
    const guest = createProviderCaller(origin);
    const ids = new Set<number>();
    const masters = new Set<number>();
    for (const branch of [1, 2, 3, 4]) {
      const { body } = await guest.call('GET', `products?branch_id=${branch}&per_page=100`);
      for (const product of body.data.products) {
        ids.add(product.id);
        masters.add(product.product_master_id);
      }
    }
    expect(ids.size).toBe(masters.size);
    expect([...ids].filter((id) => masters.has(id))).toEqual([]);
  });

  test('every service has free times on several of the coming 30 days and none on its day off', async () => {
    const guest = createProviderCaller(origin);
    const { body } = await guest.call('GET', 'products?branch_id=2&per_page=100');
    for (const product of body.data.products) {
      const times = await guest.call('GET', `product-masters/${product.product_master_id}/available-times`);
      const dates: string[] = times.body.data.days.map((day: { date: string }) => day.date);
      expect(dates.length).toBeGreaterThan(10);
      expect(dates.length).toBeLessThan(30);
      expect(dates.map((date) => new Date(date).getUTCDay())).not.toContain(0);
    }
  });
});

describe('refusals', () => {
  test('a guest is asked to sign in, in the language of the request', async () => {
    const english = await createProviderCaller(origin, 'en').call('GET', 'cart');
    const arabic = await createProviderCaller(origin, 'ar').call('GET', 'orders?page=1');
    expect(english).toEqual({ status: 401, body: { status: false, message: 'Please sign in first.' } });
    expect(arabic).toEqual({ status: 401, body: { status: false, message: 'يُرجى تسجيل الدخول أولًا.' } });
  });

  test('a wrong code is refused, and after five of them the right one as well', async () => {
    const guest = createProviderCaller(origin);
    const who = { mobile_number: '966511100001', mobile_code: '966' };
    await guest.call('POST', 'account/send-otp', who);
    const code = sandbox.controls.codeFor(who.mobile_number) ?? '';
    const wrong = code === '9999' ? '9998' : '9999';
    for (let guess = 0; guess < 5; guess += 1) {
      const refused = await guest.call('POST', 'account/verify-otp', { ...who, otp: wrong });
      expect(refused.status).toBe(422);
      expect(refused.body.errors.otp).toHaveLength(1);
    }
    expect((await guest.call('POST', 'account/verify-otp', { ...who, otp: code })).status).toBe(422);
  });

  test.each([
    ['en', 'Enter a Saudi mobile number: 966, then nine digits that begin with 5.'],
    ['ar', 'يُرجى إدخال رقم جوال سعودي: 966 ثم تسعة أرقام تبدأ بالرقم 5.'],
  ] as const)(
    'a developer who sends nine digits alone reads in %s that 966 belongs before them',
    async (language, said) => {
      const guest = createProviderCaller(origin, language);
      const { status, body } = await guest.call('POST', 'account/send-otp', { mobile_number: '512345678' });
      expect([status, body.errors.mobile_number]).toEqual([422, [said]]);
    },
  );

  test('a customer with an impossible field learns which one it is', async () => {
    const guest = createProviderCaller(origin);
    const number = await guest.call('POST', 'account/send-otp', { mobile_number: '123', mobile_code: '966' });
    const customer = await signInAtProvider(sandbox, origin, '511100002');
    const address = await customer.call('POST', 'addresses', { title: 'Home', latitude: 'north', longitude: 46 });
    const size = await customer.call('POST', 'cart', { product_id: 8001, quantity: 1, selectedExtension: '70ml' });
    expect([number.status, address.status, size.status]).toEqual([422, 422, 422]);
    expect(Object.keys({ ...number.body.errors, ...address.body.errors, ...size.body.errors })).toEqual([
      'mobile_number',
      'latitude',
      'selectedExtension',
    ]);
  });
});

describe('the main job', () => {
  test('a customer cannot order a service without a time', async () => {
    const customer = await signInAtProvider(sandbox, origin, '511100012');
    await addService(customer, hammam);
    const refused = await customer.call('POST', 'orders', { payment_method_id: 1, is_scheduled: 0 });
    expect(refused).toMatchObject({ status: 422, body: { message: 'Choose a time for every service first.' } });
  });

  test('a customer who pays for a larger size and a gift card gets the card as a voucher', async () => {
    const customer = await signInAtProvider(sandbox, origin, '511100015');
    await customer.call('POST', 'cart', { product_id: 8001, quantity: 2, selectedExtension: '50ml' });
    await customer.call('POST', 'cart', { product_id: 9002, quantity: 1 });
    const cart = await customer.call('GET', 'cart');
    const placed = await customer.call('POST', 'orders', { payment_method_id: 3, is_scheduled: 0 });
    sandbox.controls.settlePayment(placed.body.data.order.order_number, 'paid');
    const vouchers = await customer.call('GET', 'vouchers/list_available_vouchers?page=1&per_page=30');
    expect(cart.body.data).toMatchObject({ sub_total: 610, products: [{ price: 180 }, { price: 250 }] });
    expect(vouchers.body.data.vouchers).toMatchObject([{ value: 250, remaining_amount: 250, status: 'Not Used' }]);
  });

  test('a customer who wants a home visit has to say where', async () => {
    const customer = await signInAtProvider(sandbox, origin, '511100016');
    await addService(customer, hammam, await freeSlot(customer, hammam));
    const order = { payment_method_id: 1, is_scheduled: 0, service_fees: [{ id: 2 }] };
    const refused = await customer.call('POST', 'orders', order);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['service_fees.0.address_id']]);
  });
});

test('a restart keeps the session, the cart and the time in it', async () => {
  const database = join(temporaryFolder(), 'sandbox.json');
  const before = buildSandbox({ database });
  const customer = await signInAtProvider(before, await before.listen(0), '511100020');
  const slot = await freeSlot(customer, hammam);
  await addService(customer, hammam, slot);
  await before.close();
  const after = buildSandbox({ database });
  const sameCustomer = createProviderCaller(await after.listen(0));
  sameCustomer.use(customer.token());
  const cart = await sameCustomer.call('GET', 'cart');
  await after.close();
  expect(cart.body.data.products).toMatchObject([{ id: hammam, start_at: slot.from_date_time }]);
});
