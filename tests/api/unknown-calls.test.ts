import { afterAll, describe, expect, test } from 'vitest';
import { toGraphQLError } from '../../server/graphql/errors.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../server/provider/addresses.ts';
import { listAvailableDays } from '../../server/provider/appointments.ts';
import {
  getGift,
  getOrderRating,
  getVoucher,
  listCustomerClasses,
  rateOrder,
} from '../../server/provider/assumed-calls.ts';
import { cancelOrder, getOrder, listOrders } from '../../server/provider/bookings.ts';
import { listBranches } from '../../server/provider/branches.ts';
import { addCartLine, clearCart, deleteCartLine, getCart, updateTimeSlot } from '../../server/provider/cart.ts';
import { getProduct, listMenus, listServices } from '../../server/provider/catalogue.ts';
import { createOrder } from '../../server/provider/checkout.ts';
import type { ProviderClient } from '../../server/provider/client.ts';
import { acceptGift, listGiftedOrders, listGifts, scheduleGift } from '../../server/provider/gifts.ts';
import { getInvitation } from '../../server/provider/invitations.ts';
import { checkPaymentStatus } from '../../server/provider/payments.ts';
import { getPricedCart } from '../../server/provider/priced-cart.ts';
import { deleteProfile, getProfile, updateProfile } from '../../server/provider/profile.ts';
import { registerCustomer, sendCode, verifyCode } from '../../server/provider/session.ts';
import { listProducts } from '../../server/provider/shop.ts';
import { listVouchers, readGiftCard } from '../../server/provider/vouchers.ts';
import { looseShopForFile } from '../support/for-file.ts';
import { providerAt } from '../support/provider-clients.ts';
import { answerWith, type LooseAnswer } from '../support/start-loose-provider.ts';

const off = new Set<never>();
const address = { title: 'Home', latitude: 24, longitude: 46 };
const customer = { first_name: 'Noura', last_name: 'Salem', date_of_birth: '1994-03-14', gender: 'Female' as const };
const slot = { start_at: 'a', end_at: 'b' };
const unavailable = 'PROVIDER_UNAVAILABLE';

/** Every function of the provider's API, and what a 404 to it means: a code, or an answer that stands for nothing. */
const calls: [string, (client: ProviderClient) => Promise<unknown>, bare: unknown, withWords?: unknown][] = [
  ['listMenus', (client) => listMenus(client, {}), unavailable],
  ['listServices', (client) => listServices(client, { page: 1 }), unavailable],
  ['listProducts', (client) => listProducts(client, { page: 1 }), unavailable],
  ['listBranches', listBranches, unavailable],
  ['getProduct', (client) => getProduct(client, '1'), 'NOT_FOUND'],
  ['listAvailableDays', (client) => listAvailableDays(client, '1', []), 'NOT_FOUND'],
  ['getCart', (client) => getCart(client), unavailable],
  ['getPricedCart', (client) => getPricedCart(client, { promo_code: 'X' }), unavailable],
  ['addCartLine', (client) => addCartLine(client, { product_id: '1', quantity: 1 }), unavailable, 'NOT_FOUND'],
  ['deleteCartLine', (client) => deleteCartLine(client, '1'), 'NOT_FOUND'],
  ['clearCart', clearCart, unavailable, 'NOT_FOUND'],
  ['updateTimeSlot', (client) => updateTimeSlot(client, '1', slot), 'NOT_FOUND'],
  ['createOrder', (client) => createOrder(client, '1', {}), unavailable, 'NOT_FOUND'],
  ['checkPaymentStatus', (client) => checkPaymentStatus(client, 'R1'), unavailable, 'NOT_FOUND'],
  ['listOrders', (client) => listOrders(client, 1), unavailable],
  ['getOrder', (client) => getOrder(client, '1'), 'NOT_FOUND'],
  ['cancelOrder', (client) => cancelOrder(client, '1'), 'NOT_FOUND'],
  ['listGiftedOrders', listGiftedOrders, unavailable],
  ['listGifts', listGifts, unavailable],
  ['scheduleGift', (client) => scheduleGift(client, '1', { ...slot, order_product_id: '2' }), 'NOT_FOUND'],
  ['acceptGift', (client) => acceptGift(client, '1'), 'NOT_FOUND'],
  ['listAddresses', listAddresses, unavailable],
  ['createAddress', (client) => createAddress(client, address), unavailable, 'NOT_FOUND'],
  ['updateAddress', (client) => updateAddress(client, '1', address), 'NOT_FOUND'],
  ['deleteAddress', (client) => deleteAddress(client, '1'), 'NOT_FOUND'],
  ['getInvitation', getInvitation, unavailable],
  ['getProfile', getProfile, unavailable],
  ['updateProfile', (client) => updateProfile(client, {}), unavailable, 'NOT_FOUND'],
  ['deleteProfile', deleteProfile, unavailable, 'NOT_FOUND'],
  ['sendCode', (client) => sendCode(client, '500000001'), unavailable, 'NOT_FOUND'],
  ['verifyCode', (client) => verifyCode(client, '500000001', '1234'), unavailable, 'NOT_FOUND'],
  ['registerCustomer', (client) => registerCustomer(client, '500000001', '1234', customer), unavailable, 'NOT_FOUND'],
  ['listVouchers', (client) => listVouchers(client, readGiftCard), unavailable],
  ['listCustomerClasses', (client) => listCustomerClasses(client, off), null],
  ['getGift', (client) => getGift(client, '1', off), null],
  ['getVoucher', (client) => getVoucher(client, off, '1'), null],
  ['rateOrder', (client) => rateOrder(client, '1', { stars: 5, comment: null }, off), null],
  ['getOrderRating', (client) => getOrderRating(client, '1', off), null],
];

const nothing: LooseAnswer = (response) => response.writeHead(404).end('<h1>404 Not Found</h1>');
const message = answerWith(404, { status: false, message: 'This product is not sold any more' });

const { provider: loose, app } = await looseShopForFile();
const { client } = providerAt(loose.url, {}, afterAll);

const outcomeOf = async (call: (client: ProviderClient) => Promise<unknown>): Promise<unknown> => {
  try {
    return await call(client);
  } catch (error) {
    return toGraphQLError(error, {}).extensions?.code;
  }
};

describe('a provider that does not know its own calls, as in the middle of a deployment', () => {
  test.each(calls)('%s: 404 without a word', async (_name, call, bare) => {
    loose.fallback = nothing;
    expect(await outcomeOf(call)).toBe(bare);
  });

  test.each(calls)('%s: 404 with words to the customer', async (_name, call, bare, withText = bare) => {
    loose.fallback = message;
    expect(await outcomeOf(call)).toBe(withText);
  });

  test.each([
    '/services',
    '/ar/services',
    '/branches',
    '/ar/branches',
    '/shop/products',
    '/shop/categories',
    '/contact',
  ])('is no reason to tell visitors and search engines that %s does not exist', async (url) => {
    loose.fallback = nothing;
    const page = await app.inject({ url, headers: { host: 'shop.example' } });
    expect(page.statusCode).toBe(503);
    expect(page.headers['retry-after']).toMatch(/^\d+$/);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  test('a product that the provider does not have is a page that does not exist', async () => {
    loose.fallback = nothing;
    const page = await app.inject({ url: '/product/1', headers: { host: 'shop.example' } });
    expect(page.statusCode).toBe(404);
  });
});
