import type { Locator, Page } from '@playwright/test';
import { clockText } from '../../client/i18n/clock.ts';
import { type Product, productById } from '../../server/sandbox/catalogue.ts';
import { createProviderCaller } from '../support/provider-caller.ts';
import type { Language, Shop } from './shop.ts';
import type { Say } from './texts.ts';

/** A treatment of the first branch, as the sandbox offers it. */
export const treatment = (number: number): Product => {
  const product = productById(1000 + number);
  if (!product) throw new Error(`There is no treatment ${number}`);
  return product;
};

/** Halalas as the shop writes them. */
export const written = (halalas: number): string =>
  (halalas / 100).toLocaleString('en-US', { minimumFractionDigits: halalas % 100 ? 2 : 0 });

export type FreeDay = { date: string; slots: { from: string; from_date_time: string; to_date_time: string }[] };

/** The free days of a treatment as the provider tells a guest. */
export const freeDays = async (shop: Shop, { masterId }: Product): Promise<FreeDay[]> => {
  const { body } = await createProviderCaller(shop.provider).call('GET', `product-masters/${masterId}/available-times`);
  return body.data.days;
};

/** A day of the calendar, whether it can be chosen or not. */
export const dayIn = (page: Page, date: string): Locator =>
  page
    .getByRole('dialog')
    .getByRole('gridcell')
    .and(page.locator(`[data-date="${date}"]`));

/** The free times that are shown. */
export const timesIn = (page: Page): Locator => page.getByRole('dialog').locator('button[aria-pressed]');

/** A time of the provider as the shop writes it; plainly under a heading that says morning or evening. */
export const shownTime = (language: Language, from = '', isPlain = false): string =>
  clockText(language, 12, from, isPlain).replace('\u00a0', ' ');

/** All times of a free day as they are shown under their headings. */
export const plainTimes = (day: FreeDay | undefined): string[] =>
  day?.slots.map(({ from }) => shownTime('en', from, true)) ?? [];

/** The button of one free time, by what is said of it. */
export const timeIn = (page: Page, language: Language, from = ''): Locator =>
  timesIn(page).and(page.getByRole('button', { name: shownTime(language, from), exact: true }));

/** Leafs to the month of a day and chooses it. */
export const chooseDay = async (page: Page, say: Say, date: string): Promise<void> => {
  await timesIn(page).first().waitFor();
  const day = dayIn(page, date);
  if (!(await day.isVisible())) await page.getByRole('dialog').getByLabel(say('appointments.nextMonth')).click();
  await day.click();
};

/** The button with which every dialog of a booking goes on. */
export const goOnButton = (page: Page, say: Say, id = 'appointments.continue'): Locator =>
  page.getByRole('dialog').getByRole('button', { name: say(id) });

/** Presses a treatment in a list of them and waits until its detail is there. */
export const openTreatment = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor();
};

/** The way to the cart in the header, which carries the number of things in it; also behind an open dialog. */
export const cartLink = (page: Page): Locator => page.locator('header a[aria-label][href$="/cart"]');
