import type { BrowserContext, Page } from '@playwright/test';
import type { ProviderCaller } from '../support/provider-caller.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import type { Shop } from './running-shop.ts';

/** Noura, who has been here before: past bookings, gift cards, a wallet and a saved card. */
export const noura = '512345678';
/** Huda, the administrator. */
export const huda = '500000001';

/**
 * A customer who speaks to the provider directly, as in another browser: a new customer, Maha Al-Shehri, or a known
 * one.
 */
export const anotherCustomer = (shop: Shop, phone = shop.newPhone()): Promise<ProviderCaller> =>
  signInAtProvider({ controls: { codeFor: shop.codeFor } }, shop.provider, phone);

/** A customer puts a treatment into the cart and takes a time for it; the provider's own names. */
export const takeTime = async ({ call }: ProviderCaller, product: { id: number }, time: unknown): Promise<void> => {
  const { body } = await call('POST', 'cart', { product_id: product.id, quantity: 1 });
  await call('POST', `cart-products/${body.data.cart_product_id}/update-time-slot`, time);
};

/** Makes the provider know a new customer, Maha Al-Shehri, who is signed in nowhere; answers the number. */
export const registerElsewhere = async (shop: Shop): Promise<string> => {
  const phone = shop.newPhone();
  await anotherCustomer(shop, phone);
  return phone;
};

/** Signs a seeded or a new customer in without the wizard: every page of the browser has the session from now on. */
export const arriveSignedIn = async (context: BrowserContext, shop: Shop, phone = shop.newPhone()): Promise<string> => {
  const value = (await anotherCustomer(shop, phone)).token() ?? '';
  await context.addCookies([{ name: 'auth_token', value, url: shop.shop, httpOnly: true, sameSite: 'Lax' }]);
  return phone;
};

/** The session's cookie of a browser, if it has one. */
export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'auth_token');

/** The public part of the session, as it is stored. */
export const localCopy = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('auth_token'));
