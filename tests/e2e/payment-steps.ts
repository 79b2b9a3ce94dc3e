import type { FrameLocator, Locator, Page } from '@playwright/test';
import { texts } from '../../server/sandbox/pages/texts.ts';
import type { Language, Shop } from './shop.ts';
import type { Say } from './texts.ts';

/** The provider's hosted payment page, in a tab or in a frame. */
export const paymentPage = (place: Page | FrameLocator, language: Language) => {
  const button = (name: string) => place.getByRole('button', { name });
  return {
    pay: button(texts[language].pay),
    decline: button(texts[language].decline),
    cancel: button(texts[language].cancel),
    /** Fills the form in with the test card, pays and confirms with a code. */
    payWithCard: async (): Promise<void> => {
      await place.getByRole('link', { name: texts[language].fillIn }).click();
      await button(texts[language].pay).click();
      await place.getByLabel(texts[language].code, { exact: true }).fill('1234');
      await button(texts[language].confirm).click();
    },
  };
};

/** The ways to pay that are offered. */
export const methodsIn = (page: Page): Locator => page.getByRole('dialog').getByRole('listitem').getByRole('button');

/** From the cart to the ways to pay. */
export const askToPay = async (page: Page, say: Say): Promise<void> => {
  await page
    .getByRole('button', { name: say('cart.pay') })
    .filter({ visible: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: say('checkout.title') })
    .waitFor();
};

/** Chooses the first way to pay and answers the tab of the payment page. */
export const openPaymentTab = async (page: Page): Promise<Page> => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), methodsIn(page).first().click()]);
  await tab.waitForURL(/\/pay\//);
  return tab;
};

type Received = { method: string; path: string; body: { merchant_reference?: string } | null };

/** The calls that the provider has received so far, each by the order that it asks about (empty when about none). */
export const callsOf = async (shop: Shop, method: string, path: string): Promise<string[]> => {
  const received = (await shop.control('GET', 'requests')) as Received[];
  return received
    .filter((call) => call.method === method && call.path.replace(/^\//, '') === path)
    .map(({ body }) => body?.merchant_reference ?? '');
};

/** The bookings, where a customer comes to after paying; the order's number stands in the URL. */
export const bookingsAfterPaying = (shop: Shop): RegExp => {
  const address = shop.address('/dashboard/bookings');
  return new RegExp(`^${address.replaceAll(/[.?*+^$()[\]{}|\\]/g, '\\$&')}(\\?paid=\\w+)?$`);
};
