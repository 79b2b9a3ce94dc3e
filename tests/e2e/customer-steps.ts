import type { Page } from '@playwright/test';
import type { ProviderCaller } from '../support/provider-caller.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import { expect, type Language, type Shop } from './shop.ts';
import type { Say } from './texts.ts';

/** A new customer who speaks to the provider directly, as somebody in another browser would. */
export const anotherCustomer = (shop: Shop): Promise<ProviderCaller> =>
  signInAtProvider({ controls: { codeFor: shop.codeFor } }, shop.provider, shop.newPhone());

/** Asks the shop's own GraphQL with the cookies of a page. */
export const askAs = async (page: Page, shop: Shop, language: Language, query: string, variables: object) => {
  const response = await page.request.post(`${shop.shop}/graphql`, {
    data: { query, variables },
    headers: { 'accept-language': language },
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

const codeSending = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAt } }';

const getCode = async (page: Page, shop: Shop, language: Language, mobileNumber: string): Promise<string> => {
  await askAs(page, shop, language, codeSending, { input: { mobileNumber, acceptTerms: true } });
  return shop.codeFor(mobileNumber);
};

/** Signs Noura in, who has been here before: past bookings, gift cards, a wallet and a saved card. */
export const signInAsNoura = async (page: Page, shop: Shop, language: Language): Promise<void> => {
  const mobileNumber = '512345678';
  const code = await getCode(page, shop, language, mobileNumber);
  await askAs(
    page,
    shop,
    language,
    'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }',
    {
      input: { mobileNumber, code },
    },
  );
};

/** Signs a new customer in without the wizard: the browser has the session's cookie afterwards. Answers the number. */
export const signInQuietly = async (page: Page, shop: Shop, language: Language): Promise<string> => {
  const mobileNumber = shop.newPhone();
  const code = await getCode(page, shop, language, mobileNumber);
  const names = { firstName: 'Maha', lastName: 'Al-Shehri', dateOfBirth: '1994-02-03', gender: 'FEMALE' };
  await askAs(page, shop, language, 'mutation ($input: RegisterInput!) { register(input: $input) { expiresAt } }', {
    input: { mobileNumber, code, ...names },
  });
  return mobileNumber;
};

const addition = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId } }';
const days = 'query ($id: ID!) { availableDays(productMasterId: $id) { date slots { startAt endAt } } }';
const schedule = 'mutation ($input: ScheduleCartLineInput!) { scheduleCartLine(input: $input) { itemCount } }';

type Bookable = { id: number; masterId: number };

/** Puts a treatment into the cart of a signed-in page, at the first free time of the second day unless left timeless. */
export const fillCart = async (
  page: Page,
  shop: Shop,
  language: Language,
  { id, masterId }: Bookable,
  isTimed = true,
) => {
  const { addToCart } = await askAs(page, shop, language, addition, { input: { productId: String(id) } });
  if (!isTimed) return;
  const { availableDays } = await askAs(page, shop, language, days, { id: String(masterId) });
  const input = { cartLineId: addToCart.cartLineId, ...availableDays[1].slots[0] };
  await askAs(page, shop, language, schedule, { input });
};

/** Goes from the first step of the sign-in wizard to the code, and types it. */
export const proveNumber = async (page: Page, shop: Shop, say: Say, phone: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const goOn = dialog.getByRole('button', { name: say('session.continue'), exact: true });
  await expect(dialog.getByRole('heading', { name: say('session.intro.title') })).toBeVisible();
  await goOn.click();
  await dialog.getByLabel(say('session.send.mobile')).fill(phone);
  await dialog.getByRole('checkbox').check();
  await goOn.click();
  await dialog.getByLabel(say('session.verify.digit', { position: 1 })).click();
  await page.keyboard.type(await shop.codeFor(phone));
  await goOn.click();
};

/** Fills in what a new customer is asked, and creates the account. */
export const completeProfile = async (page: Page, say: Say): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('session.complete.firstName')).fill('Maha');
  await dialog.getByLabel(say('session.complete.lastName')).fill('Al-Shehri');
  await dialog.getByLabel(say('session.complete.dateOfBirth')).click();
  await dialog.getByRole('gridcell', { name: /.+/ }).getByText('12', { exact: true }).click();
  await dialog.getByLabel(say('session.complete.female')).check();
  await dialog.getByRole('button', { name: say('session.continue'), exact: true }).click();
};
