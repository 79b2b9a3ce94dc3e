import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { treatment } from './booking-steps.ts';
import { serum } from './cart-steps.ts';
import { test as base, expect } from './shop.ts';
import { buyerOf } from './shop-steps.ts';
import { otherLanguage, textsIn } from './texts.ts';
import { signInLink } from './wizard-steps.ts';

/** The customer has told their browser to keep no cookies and no data of any website. */
const settings = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

const test = base.extend({
  context: async ({ launchOptions, viewport, locale, timezoneId, hasTouch, isMobile }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'rawnaq-profile-'));
    await mkdir(join(profile, 'Default'));
    await writeFile(join(profile, 'Default', 'Preferences'), settings);
    const window = { viewport, hasTouch, isMobile, ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // The headless shell has no such settings.
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      ...window,
    });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true });
  },
});

/** The browser's answer to a script that reaches for its storage. */
const storageOf = (page: Page) =>
  page.evaluate(() => {
    try {
      return String(window.localStorage);
    } catch (error) {
      return (error as Error).name;
    }
  });

const status = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

// The offline page is part of what such a browser refuses.
test.use({ keepsOfflinePage: true });

test.describe('a customer whose browser keeps nothing', () => {
  test('reads a treatment, chooses its time, and is told that signing in needs cookies', {
    tag: '@phone',
  }, async ({ visit, page, booking, say }) => {
    const service = treatment(1);
    const [, day] = await booking.freeDays(service);
    await visit('/services');
    expect(await storageOf(page)).toBe('SecurityError');
    await booking.openTimes(service);
    await booking.chooseDay(day?.date);
    await booking.time(day?.slots[0]?.from).click();
    await booking.goOn.click();
    await expect(status(page, say('session.blocked'))).toBeVisible();
  });

  test('is told why they are not signed in after proving their number, and goes on as a guest', {
    tag: '@desktop',
  }, async ({ visit, page, shop, wizard, dialog, say }) => {
    await visit('/');
    await expect(status(page, say('session.blocked'))).toHaveCount(0);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await wizard.open();
    await wizard.prove(shop.newPhone());
    await wizard.complete();
    await expect(wizard.heading('session.unkept.title')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(say('session.unkept.body'));
    await dialog.getByRole('button', { name: say('session.send.guest') }).click();
    await expect(dialog).toBeHidden();
    await expect(signInLink(page, say)).toBeVisible();
    expect(loads).toBe(0);
  });

  // Only wide screens have the button of the colours in their header.
  test('changes the language and the colours, and goes on in them', {
    tag: '@desktop',
  }, async ({ visit, page, language }) => {
    const other = textsIn(language === 'en' ? 'ar' : 'en');
    await visit('/');
    await page.getByRole('link', { name: otherLanguage }).click();
    await expect(page.getByRole('link', { name: otherLanguage })).toBeVisible();
    await page.locator('html[data-hydrated]').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: other('shell.colorMode.toDark'), exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page
      .getByRole('link', { name: other('shell.nav.services'), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: other('shell.nav.services') })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('sets something aside in the shop and reads how long it lasts', {
    tag: '@phone',
  }, async ({ visit, page, main, say, language }) => {
    await visit(`/shop/products?product=${serum.id}`);
    const { size, setAside } = buyerOf(page, say);
    await size(50).check();
    await setAside.click();
    await page.getByRole('button', { name: say('shop.draft.see') }).click();
    await expect(main.getByRole('listitem').filter({ hasText: serum.name[language] })).toBeVisible();
    await expect(status(page, say('shop.draft.blocked'))).toBeVisible();
  });

  test('reads beside the settings that they cannot be kept', { tag: '@desktop' }, async ({ visit, page, say }) => {
    await visit('/auth-status');
    await expect(status(page, say('session.settings.blocked'))).toBeVisible();
  });
});
