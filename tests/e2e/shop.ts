import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { ownAddresses } from './addresses-steps.ts';
import { type Booking, bookingOf } from './booking-steps.ts';
import { type Cart, cartOf } from './cart-steps.ts';
import { type Ask, askAs, type Bookable } from './customer-steps.ts';
import { giftDetails, giftForm, giftSchedule } from './gift-steps.ts';
import { type Checkout, checkoutOf } from './payment-steps.ts';
import { pictureSection, profilePage } from './profile-steps.ts';
import { buildShop, type Language, type Settings, type Shop, startShops } from './running-shop.ts';
import { searchOf } from './search-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { type Say, textsIn } from './texts.ts';
import { toastIn } from './toast-in.ts';
import { violationsOn } from './violations.ts';
import { type Wizard, wizardOf } from './wizard-steps.ts';

export type ShopOptions = {
  language: Language;
  /** The configuration of the test's shop. */
  settings: Settings;
};

type Fixtures = ShopOptions & {
  shop: Shop;
  /** The shop's texts in the language of the test. */
  say: Say;
  /** Opens a page in the language of the test and waits until its buttons work. */
  visit: (path: string) => Promise<void>;
  /** Opens a page in another tab of the same browser. */
  openTab: (path: string) => Promise<Page>;
  /** Signs a seeded or a new customer in without the wizard; answers the number. */
  signIn: (phone?: string) => Promise<string>;
  /** Signs a customer in and shows their cart, with a treatment at a free time; answers the number. */
  openCart: (service: Bookable, phone?: string) => Promise<string>;
  /** Asks the shop's own GraphQL with the cookies of the page. */
  ask: Ask;
  /** The open dialog. */
  dialog: Locator;
  /** Leaves the dialog with the Escape key. */
  leaveDialog: () => Promise<void>;
  header: Locator;
  /** The content of the page. */
  main: Locator;
  footer: Locator;
  /** The violations that axe finds in the page, in light and in dark. */
  violations: () => Promise<string[]>;
  /** The messages that are shown, or those that say certain words. */
  toast: (message?: string | RegExp) => Locator;
  booking: Booking;
  cart: Cart;
  checkout: Checkout;
  wizard: Wizard;
  search: ReturnType<typeof searchOf>;
  addresses: ReturnType<typeof ownAddresses>;
  profile: ReturnType<typeof profilePage>;
  picture: ReturnType<typeof pictureSection>;
  giftForm: ReturnType<typeof giftForm>;
  gift: ReturnType<typeof giftDetails>;
  schedule: ReturnType<typeof giftSchedule>;
  /** The console errors and warnings of this test; anything else fails it. One expression, `|` for several. */
  mayComplain: (what: RegExp) => void;
  /** Whether the browser may keep the offline page; it then answers navigations of its own, past the test's routes. */
  keepsOfflinePage: boolean;
  withoutWorkers: undefined;
};

const watch = (page: Page, problems: string[]) => {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
};

/** Matches no text at all. */
const nothing = /(?!)/;

/**
 * Playwright's test with a shop of its own for each worker, and another for each other settings; anything the browser
 * complains of fails the test.
 */
export const test = base.extend<Fixtures, { shops: ReturnType<typeof startShops> }>({
  language: ['en', { option: true }],
  say: async ({ language }, use) => use(textsIn(language)),
  keepsOfflinePage: [false, { option: true }],
  withoutWorkers: [
    async ({ context, keepsOfflinePage }, use) => {
      if (!keepsOfflinePage) {
        await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
      }
      await use(undefined);
    },
    { auto: true },
  ],
  // Of a test, not of its worker: a worker that meets other settings goes on with the same browser.
  settings: [{}, { option: true }],
  shops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const shops = startShops();
      await use(shops);
      await shops.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ shops, settings, language }, use, { workerIndex }) => {
    const shop = buildShop(await shops.withSettings(settings), language, workerIndex);
    await shop.control('POST', 'reset');
    await use(shop);
  },
  visit: async ({ page, shop }, use) => {
    await use(async (path) => {
      await page.goto(shop.address(path));
      await page.locator('html[data-hydrated]').waitFor();
    });
  },
  openTab: async ({ context, shop }, use) => {
    await use(async (path) => {
      const tab = await context.newPage();
      await tab.goto(shop.address(path));
      await tab.locator('html[data-hydrated]').waitFor();
      return tab;
    });
  },
  signIn: async ({ context, shop }, use) => use((phone) => arriveSignedIn(context, shop, phone)),
  openCart: async ({ signIn, cart, visit }, use) => {
    await use(async (service, known) => {
      const phone = await signIn(known);
      await cart.fill(service);
      await visit('/cart');
      return phone;
    });
  },
  ask: async ({ page, shop, language }, use) => use(askAs(page, shop, language)),
  dialog: async ({ page }, use) => use(page.getByRole('dialog')),
  leaveDialog: async ({ page, dialog }, use) => {
    await use(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  },
  header: async ({ page }, use) => use(page.getByRole('banner')),
  main: async ({ page }, use) => use(page.getByRole('main')),
  footer: async ({ page }, use) => use(page.getByRole('contentinfo')),
  violations: async ({ page }, use) => use(() => violationsOn(page)),
  toast: async ({ page }, use) => use((message) => toastIn(page, message)),
  booking: async ({ page, say, language, shop }, use) => use(bookingOf(page, say, language, shop)),
  cart: async ({ page, say, ask }, use) => use(cartOf(page, say, ask)),
  checkout: async ({ page, say, language, shop }, use) => use(checkoutOf(page, say, language, shop)),
  wizard: async ({ page, say, shop }, use) => use(wizardOf(page, say, shop)),
  search: async ({ page, say }, use) => use(searchOf(page, say)),
  addresses: async ({ page, say, visit }, use) => use(ownAddresses(page, say, visit)),
  profile: async ({ page, say }, use) => use(profilePage(page, say)),
  picture: async ({ page, say }, use) => use(pictureSection(page, say)),
  giftForm: async ({ page, say }, use) => use(giftForm(page, say)),
  gift: async ({ page, say }, use) => use(giftDetails(page, say)),
  schedule: async ({ page, say }, use) => use(giftSchedule(page, say)),
  mayComplain: [
    async ({ context }, use) => {
      const problems: string[] = [];
      let expected = nothing;
      context.on('page', (page) => watch(page, problems));
      await use((what) => {
        expected = what;
      });
      const unexpected = problems.filter((problem) => !expected.test(problem));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
