import type { Page } from '@playwright/test';
import { cardsIn } from './catalogue-steps.ts';
import { expect, test } from './shop.ts';

declare global {
  interface Window {
    /** Does what the shop does every hour. */
    passAnHour?: () => void;
    isSameDocument?: boolean;
  }
}

/** Hands what is done every hour to the test. */
const holdTheHour = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    const hold = (work: () => void, milliseconds?: number) => {
      if (milliseconds !== 3_600_000) return start(work, milliseconds);
      window.passAnHour = work;
      return 0;
    };
    Object.assign(window, { setInterval: hold });
  });

const markDocument = (page: Page) =>
  page.evaluate(() => {
    window.isSameDocument = true;
  });

const isSameDocument = (page: Page) => page.evaluate(() => window.isSameDocument === true);

const passAnHour = async (page: Page) => {
  const answered = page.waitForResponse('**/latest-build.json');
  await page.evaluate(() => window.passAnHour?.());
  await (await answered).finished();
};

test('a visitor goes on undisturbed when there is a newer build, and has it with the next page [BUILD-01] [BUILD-05]', {
  tag: '@desktop',
}, async ({ visit, page, say }) => {
  const branches = page.getByRole('banner').getByRole('link', { name: say('shell.nav.branches') });
  const heading = page.getByRole('heading', { level: 1 });
  await holdTheHour(page);
  await visit('/services');
  await markDocument(page);
  await passAnHour(page);
  await branches.click();
  await expect(heading).toHaveText(say('branches.list.title'));
  expect(await isSameDocument(page), 'the build is the latest one').toBe(true);

  await page.route('**/latest-build.json', (route) =>
    route.fulfill({ json: { script: '/assets/entry-of-tomorrow.js' } }),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.nav.services') })
    .click();
  await expect(cardsIn(page)).toHaveCount(10);
  await passAnHour(page);
  await cardsIn(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/service=/);
  expect(await isSameDocument(page), 'nothing is taken from under his hands').toBe(true);

  await branches.click();
  // Also while the document is exchanged, when nothing can be asked.
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(heading).toHaveText(say('branches.list.title'));
});

test.describe('when the code of a page has gone with an older build', () => {
  test.use({ expectedConsoleErrors: /status of 404|dynamically imported module|preload CSS/ });

  test('a visitor gets the page by one reload; while it is still missing he reads it and nothing turns round [BUILD-02]', {
    tag: '@phone',
  }, async ({ visit, page, say }) => {
    const loads: string[] = [];
    const missedAfterLoads: number[] = [];
    await visit('/services');
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    page.on('pageerror', () => missedAfterLoads.push(loads.length));
    await page.route('**/assets/contact-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.contact') })
      .click();
    const heading = page.getByRole('heading', { level: 1, name: say('content.contact.title') });
    await expect(heading).toBeVisible();
    await expect.poll(() => missedAfterLoads.includes(1), 'the page is missing again after the reload').toBe(true);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
    expect(loads).toEqual(['/ar/contact']);

    await page.unroute('**/assets/contact-page-*.js');
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(heading).toBeVisible();
  });
});
