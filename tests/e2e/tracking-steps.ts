import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './running-shop.ts';
import type { Say } from './texts.ts';

/** The calls to a stand-in of a third party: `meta`, `tiktok`, `snapchat` or `tags`. */
export type Told = { pixel: string; call: unknown[] };

export const toldTo = (shop: Shop): Promise<Told[]> => shop.control('GET', 'tracked') as Promise<Told[]>;

/** The calls to one of them, without the note that its script has come. */
export const heardBy = async (shop: Shop, pixel: string): Promise<unknown[][]> =>
  (await toldTo(shop)).filter((told) => told.pixel === pixel && told.call[0] !== 'loaded').map(({ call }) => call);

/** The names of the events that the tag manager heard, which hears all of them as they are. */
export const eventsHeard = async (shop: Shop): Promise<string[]> =>
  (await heardBy(shop, 'tags')).map(([entry]) => String((entry as { event?: string }).event ?? entry));

/** The tag manager's entries of one event. */
export const entriesOf = async (shop: Shop, name: string): Promise<Record<string, unknown>[]> =>
  (await heardBy(shop, 'tags'))
    .map(([entry]) => entry as Record<string, unknown>)
    .filter((entry) => entry.event === name);

/** The page's own data layer. */
export const dataLayer = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

/** Every request of the browser that goes to a third party, also those that are refused. */
export const watchThirdParties = (context: BrowserContext): string[] => {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/pixels/')) urls.push(request.url());
  });
  return urls;
};

export const banner = (page: Page, say: Say): Locator =>
  page.getByRole('region', { name: say('tracking.banner.title'), exact: true });

export const answer = (place: Locator, say: Say, given: 'accept' | 'refuse'): Locator =>
  place.getByRole('button', { name: say(`tracking.${given}`), exact: true });

export const openChoices = async (page: Page, say: Say): Promise<Locator> => {
  await page.getByRole('button', { name: say('shell.privacyChoices'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: say('shell.privacyChoices'), exact: true })).toBeVisible();
  return dialog;
};

/** Agrees in the banner and waits until all four have come. */
export const agree = async (page: Page, shop: Shop, say: Say): Promise<void> => {
  await answer(banner(page, say), say, 'accept').click();
  await expect(banner(page, say)).toHaveCount(0);
  await expect
    .poll(async () => (await toldTo(shop)).filter(({ call }) => call[0] === 'loaded').length)
    .toBeGreaterThanOrEqual(4);
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
