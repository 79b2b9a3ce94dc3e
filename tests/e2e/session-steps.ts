import type { BrowserContext } from '@playwright/test';
import type { Shop } from './shop.ts';

const profile = { first_name: 'Maha', last_name: 'Al-Shehri', gender: 'Female', date_of_birth: '1994-02-03' };

type Verified = { is_completed: 0 | 1; token: string };

/** What the provider answers to somebody who has just typed the code; a number it does not know is registered first. */
const tokenOf = async (shop: Shop, phone: string): Promise<string> => {
  const post = async (path: string, body: object): Promise<Verified> => {
    const response = await fetch(`${shop.provider}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()).data;
  };
  const who = { mobile_number: `966${phone}`, mobile_code: '966' };
  await post('account/send-otp', who);
  const otp = await shop.codeFor(phone);
  const verified = await post('account/verify-otp', { ...who, otp });
  return verified.is_completed ? verified.token : (await post('user/register', { ...who, ...profile, otp })).token;
};

/** Makes the provider know a new customer, Maha Al-Shehri, who is signed in nowhere; answers the number. */
export const registerElsewhere = async (shop: Shop): Promise<string> => {
  const phone = shop.newPhone();
  await tokenOf(shop, phone);
  return phone;
};

/** Signs a seeded or a new customer in without the wizard: every page of the browser has the session from now on. */
export const arriveSignedIn = async (context: BrowserContext, shop: Shop, phone = shop.newPhone()): Promise<string> => {
  const value = await tokenOf(shop, phone);
  await context.addCookies([{ name: 'auth_token', value, url: shop.shop, httpOnly: true, sameSite: 'Lax' }]);
  return phone;
};

/** The session's cookie of a browser, if it has one. */
export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'auth_token');

/** The bodies of the calls that the provider received at a path, oldest first. */
export const receivedAt = async (shop: Shop, path: string): Promise<Record<string, unknown>[]> => {
  const requests = (await shop.control('GET', 'requests')) as { path: string; body: Record<string, unknown> }[];
  return requests.filter((request) => request.path === path).map(({ body }) => body);
};
