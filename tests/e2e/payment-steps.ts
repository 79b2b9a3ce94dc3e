import type { FrameLocator, Locator, Page } from '@playwright/test';
import { texts } from '../../server/sandbox/pages/texts.ts';
import type { Language, Shop } from './running-shop.ts';
import type { Say } from './texts.ts';

/** The provider's hosted payment page, in a tab or in a frame. */
const paymentPage = (place: Page | FrameLocator, language: Language) => {
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

/** The way from the cart to a paid booking. */
export const checkoutOf = (page: Page, say: Say, language: Language, shop: Shop) => {
  const dialog = page.getByRole('dialog');
  const methods = methodsIn(page);
  const pay = page.getByRole('button', { name: say('cart.pay') }).filter({ visible: true });
  const title = dialog.getByRole('heading', { name: say('checkout.title') });
  /** The bookings, where a customer comes to after paying; the order's number stands in the URL. */
  const bookings = new RegExp(`^${shop.address('/dashboard/bookings').replaceAll('.', '\\.')}(\\?paid=\\w+)?$`);
  /** The orders in the provider's calls of a path, oldest first. */
  const ordersAt = async (path: RegExp) =>
    (await shop.calls('POST', path)).map(({ body }) => String(body?.merchant_reference ?? ''));
  /** From the cart to the ways to pay. */
  const ask = async (): Promise<void> => {
    await pay.click();
    await title.waitFor();
  };
  /** Chooses the first way to pay and answers the tab of the payment page. */
  const openTab = async (): Promise<Page> => {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), methods.first().click()]);
    await tab.waitForURL(/\/pay\//);
    return tab;
  };
  /** Presses the link to the payment page once more, and answers its tab. */
  const followLink = async (id: 'payments.open' | 'payments.openAgain'): Promise<Page> => {
    const link = dialog.getByRole('link', { name: say(id) });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    return tab;
  };
  return {
    methods,
    title,
    ask,
    openTab,
    followLink,
    /** From the cart to the payment page in its tab. */
    begin: async (): Promise<Page> => {
      await ask();
      return openTab();
    },
    /** The dialog that waits for the payment in another tab, and that of a page that did not open the tab itself. */
    heading: dialog.getByRole('heading', { name: say('payments.title') }),
    otherTab: dialog.getByText(say('payments.otherTab')),
    elsewhere: dialog.getByText(say('payments.elsewhere')),
    openAgain: dialog.getByRole('link', { name: say('payments.openAgain') }),
    /** The number of the order that is being paid. */
    orderNumber: async (): Promise<string> => (await dialog.locator('bdi').first().textContent()) ?? '',
    pageIn: (place: Page | FrameLocator) => paymentPage(place, language),
    /** Pays in the tab of the payment page, and waits until the shop shows the bookings. */
    payWithCard: async (tab: Page): Promise<void> => {
      await paymentPage(tab, language).payWithCard();
      await page.waitForURL(bookings);
    },
    bookings,
    /** The orders that were placed. */
    orders: () => ordersAt(/^\/?orders$/),
    /** The questions whether an order is paid. */
    checks: () => ordersAt(/^\/?payments\/check-payment-status$/),
  };
};

export type Checkout = ReturnType<typeof checkoutOf>;
