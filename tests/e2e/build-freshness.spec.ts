import type { Page } from '@playwright/test';
import { cardsIn } from './catalogue-steps.ts';
import { expect, test } from './shop.ts';
import type { Say } from './texts.ts';

declare global {
  interface Window {
    /** Runs the shop's hourly task. */
    passAnHour?: () => void;
    isSameDocument?: boolean;
  }
}

/** Hands the hourly task to the test. */
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
}, async ({ visit, page, dialog, leaveDialog, header, say }) => {
  const branches = header.getByRole('link', { name: say('shell.nav.branches') });
  const heading = page.getByRole('heading', { level: 1 });
  await holdTheHour(page);
  await visit('/services');
  await markDocument(page);
  await passAnHour(page);
  await branches.click();
  await expect(heading).toHaveText(say('shell.nav.branches'));
  expect(await isSameDocument(page), 'the build is the latest one').toBe(true);

  await page.route('**/latest-build.json', (route) =>
    route.fulfill({ json: { entry: '/assets/entry-client-tomorrow.js' } }),
  );
  await header.getByRole('link', { name: say('shell.nav.services') }).click();
  await expect(cardsIn(page)).toHaveCount(10);
  await passAnHour(page);
  await cardsIn(page).first().click();
  await expect(dialog).toBeVisible();
  await leaveDialog();
  await expect(page).not.toHaveURL(/service=/);
  expect(await isSameDocument(page), 'nothing is taken away from the visitor').toBe(true);

  await branches.click();
  // Also while the document is exchanged, when nothing can be asked.
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(heading).toHaveText(say('shell.nav.branches'));
});

/** The page's message when some of its code could not be fetched. */
const notice = (page: Page, say: Say) => page.getByRole('alert').filter({ hasText: say('recovery.missingCode') });

const loadsOf = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  return loads;
};

test.describe('when the code of a page has gone with an older build', () => {
  test.beforeEach(({ mayComplain }) => mayComplain(/status of 404|dynamically imported module|preload CSS|net::ERR_/));

  test('a visitor gets the page by one reload; while it is still missing they read it and are told how to go on [BUILD-02]', {
    tag: '@phone',
  }, async ({ visit, page, footer, say }) => {
    await visit('/services');
    const loads = loadsOf(page);
    await page.route('**/assets/contact-page-*.js', (route) => route.fulfill({ status: 404 }));
    await footer.getByRole('link', { name: say('shell.nav.contact') }).click();
    await expect(notice(page, say), 'the page is missing again after the reload').toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.contact') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(false);
    expect(loads).toEqual(['/ar/contact']);

    await page.unroute('**/assets/contact-page-*.js');
    const reload = notice(page, say).getByRole('link', { name: say('shell.reload') });
    const isCovered = await reload.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== link;
    });
    expect(isCovered, 'the bar of the shop is in front of it').toBe(false);
    await reload.click();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(notice(page, say)).toHaveCount(0);
  });

  for (const part of ['entry-client-*.js', 'styles-*.css']) {
    test(`a new visitor without ${part} gets it by one reload`, { tag: '@desktop' }, async ({ page, shop, say }) => {
      const loads = loadsOf(page);
      await page.route(`**/assets/${part}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
      await page.goto(shop.address('/services'), { waitUntil: 'commit' });
      await expect.poll(() => loads).toEqual(['/services', '/services']);
      await page.locator('html[data-hydrated]').waitFor();
      await expect(notice(page, say)).toHaveCount(0);
      expect(loads).toHaveLength(2);
    });
  }

  test('a new visitor whose browser keeps nothing is told at once, and a button does not seem to be at work', {
    tag: '@phone',
  }, async ({ page, shop, say }) => {
    const loads = loadsOf(page);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      }),
    );
    await page.route('**/assets/entry-client-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(shop.address('/services'));
    await expect(notice(page, say)).toBeVisible();
    await expect(page.locator('html[data-navigating]')).toHaveCount(0);
    expect(loads).toEqual(['/ar/services']);
  });

  test('a visitor whose network is gone keeps the page, ten seconds or not', {
    tag: '@desktop',
  }, async ({ page, shop, context, say }) => {
    const loads = loadsOf(page);
    const early = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/early-'));
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await early;
      await context.setOffline(true);
      await route.abort();
    });
    await page.goto(shop.address('/services'), { waitUntil: 'commit' });
    await expect(notice(page, say)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toEqual(['/services']);
  });

  test('a visitor who meets another failure right after it reads that something went wrong, not that the page is not there [NAV-08]', {
    tag: '@desktop',
  }, async ({ visit, page, main, footer, say }) => {
    await visit('/services');
    await page.route('**/assets/contact-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await footer.getByRole('link', { name: say('shell.nav.contact') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.contact') })).toBeVisible();
    await page.locator('html[data-hydrated]').waitFor();

    // The ten seconds after the reload last longer than a slow machine needs for what follows.
    await page.evaluate(() => sessionStorage.setItem('rawnaq.chunk-reload', String(Date.now() + 9_000)));
    const isPressed = () => page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await page.route('**/assets/branches-page-*.js', async (route) =>
      (await isPressed()) ? route.continue() : route.fulfill({ status: 404 }),
    );
    await footer.getByRole('link', { name: say('shell.nav.branches') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('shell.error.title'));
    await expect(main).not.toContainText(say('shell.notFound.title'));
    const tryAgain = main.getByRole('button', { name: say('shell.tryAgain') });
    await tryAgain.evaluate((button) =>
      button.addEventListener('click', () => document.documentElement.setAttribute('data-pressed', ''), true),
    );
    await tryAgain.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('shell.nav.branches'));
    await page.unrouteAll({ behavior: 'wait' });
  });
});
