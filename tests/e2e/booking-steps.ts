import type { Locator, Page } from '@playwright/test';
import { clockText } from '../../client/i18n/clock.ts';
import { type Product, productById } from '../../server/sandbox/catalogue.ts';
import { createProviderCaller } from '../support/provider-caller.ts';
import type { Language, Shop } from './running-shop.ts';
import type { Say } from './texts.ts';

/** A treatment of the first branch, as the sandbox offers it. */
export const treatment = (number: number): Product => {
  const product = productById(1000 + number);
  if (!product) throw new Error(`There is no treatment ${number}`);
  return product;
};

/** The treatment of most tests. */
export const service = treatment(1);

/** One whose price is reduced. */
export const reduced = treatment(3);

/** Halalas as the shop writes them. */
export const written = (halalas: number): string =>
  (halalas / 100).toLocaleString('en-US', { minimumFractionDigits: halalas % 100 ? 2 : 0 });

export type FreeDay = { date: string; slots: { from: string; from_date_time: string; to_date_time: string }[] };

/** A time of the provider as the shop writes it; plainly under a heading that says morning or evening. */
export const shownTime = (language: Language, from = '', isPlain = false): string =>
  clockText(language, 12, from, isPlain).replace('\u00a0', ' ');

/** All times of a free day as they are shown under their headings. */
export const plainTimes = (day: FreeDay | undefined): string[] =>
  day?.slots.map(({ from }) => shownTime('en', from, true)) ?? [];

/** The free times that are shown. */
export const timesIn = (page: Page): Locator => page.getByRole('dialog').locator('button[aria-pressed]');

/** The button with which every dialog of a booking goes on. */
export const goOnButton = (page: Page, say: Say): Locator =>
  page.getByRole('dialog').getByRole('button', { name: say('shell.continue') });

/** A treatment and its times as they are booked. */
export const bookingOf = (page: Page, say: Say, language: Language, shop: Pick<Shop, 'provider'>) => {
  const dialog = page.getByRole('dialog');
  const times = timesIn(page);
  const goOn = goOnButton(page, say);
  /** A day of the calendar, whether it can be chosen or not. */
  const day = (date = ''): Locator => dialog.getByRole('gridcell').and(page.locator(`[data-date="${date}"]`));
  /** Presses a treatment in a list of them and waits until its detail is there. */
  const open = async ({ name }: Pick<Product, 'name'>): Promise<void> => {
    await page.getByRole('main').getByRole('link', { name: name[language], exact: true }).click();
    await dialog.getByRole('heading', { name: name[language], exact: true }).waitFor();
  };
  return {
    open,
    goOn,
    times,
    /** Presses a treatment and goes on to its times. */
    openTimes: async (product: Product): Promise<void> => {
      await open(product);
      await goOn.click();
      await times.first().waitFor();
    },
    /** The time that is chosen. */
    chosen: dialog.locator('button[aria-pressed=true]'),
    /** The button of one free time, by its label. */
    time: (from = ''): Locator => times.and(page.getByRole('button', { name: shownTime(language, from), exact: true })),
    day,
    nextMonth: dialog.getByLabel(say('appointments.nextMonth')),
    /** Leafs to the month of a day and chooses it. */
    chooseDay: async (date = ''): Promise<void> => {
      await times.first().waitFor();
      if (!(await day(date).isVisible())) {
        const shown = await dialog.locator('[role=gridcell][data-date]').first().getAttribute('data-date');
        await dialog.getByLabel(say(`appointments.${date < String(shown) ? 'previous' : 'next'}Month`)).click();
      }
      await day(date).click();
    },
    /** The free days of a treatment as the provider answers a guest. */
    freeDays: async ({ masterId }: Product): Promise<FreeDay[]> => {
      const { body } = await createProviderCaller(shop.provider).call(
        'GET',
        `product-masters/${masterId}/available-times`,
      );
      return body.data.days;
    },
    /** The message when a treatment is in the cart at its time. */
    success: dialog.getByText(say('appointments.success.body')),
    toCart: dialog.getByRole('button', { name: say('shop.buy.toCart') }),
  };
};

export type Booking = ReturnType<typeof bookingOf>;
