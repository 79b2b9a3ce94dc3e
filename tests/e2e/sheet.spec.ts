import type { Page } from '@playwright/test';
import { goOnButton, timesIn } from './booking-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expectCalmSheet, framesOf, settle, watchSheets } from './sheet-frames.ts';
import { expect, test } from './shop.ts';

/** Holds what the browser asks for until the answer is called. */
const hold = async (page: Page, address: string | RegExp, isHeld: (body: string) => boolean = () => true) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isHeld(route.request().postData() ?? '')) await promise;
    await route.continue();
  });
  return resolve;
};

const live = '[data-scope=dialog][data-part=content]';

/** Lists of things, the question for what their cards do not say, and what is there last. */
const lists = [
  { path: '/', question: 'BookedService', last: '[data-stop=guest]' },
  { path: '/services', question: 'BookedService', last: '[data-stop=guest]' },
  { path: '/shop/products', question: 'ShopItem', last: 'output' },
  { path: '/gift-cards', question: 'ShopItem', last: 'output' },
];

test('a customer who presses a card reads its name, picture and price in the sheet at once, and nothing of it moves until the rest is there; a shared address begins the same way', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchSheets(page);
  for (const { path, question, last } of lists) {
    await visit(path);
    const answer = await hold(page, '**/graphql', (body) => body.includes(question));
    const code = await hold(page, /assets\/(?:service|shop)-dialog-[^.]+\.js/);
    const card = page.getByRole('main').locator('li :is(h2, h3) a[aria-haspopup=dialog]').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.locator('[data-still] h2')).toHaveText(name);
    code();
    await expect(page.locator(`${live} h2`)).toHaveText(name);
    answer();
    await expect(page.locator(`${live} ${last}`)).toBeVisible();
    await expectCalmSheet(page, `a card of ${path}`);
    await page.unrouteAll({ behavior: 'wait' });
    if (path === '/') continue;
    await page.reload();
    await expect(page.locator(`${live} ${last}`)).toBeVisible();
    await expectCalmSheet(page, `the address of ${path}`);
  }
});

test('a guest who signs in over home meets the waiting sheet with the page, and the choice of a time takes its place', {
  tag: '@phone',
}, async ({ page, visit, context, shop, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchSheets(page);
  await visit('/');
  await page.getByRole('main').locator('li :is(h2, h3) a[aria-haspopup=dialog]').first().click();
  await goOnButton(page, say).click();
  await timesIn(page).first().click();
  await goOnButton(page, say).click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: say('session.intro.title') })
    .waitFor();
  await arriveSignedIn(context, shop);
  const release = await hold(page, '**/assets/entry-client-*.js');
  await page.goto(shop.address('/'), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-still]')).toBeVisible();
  release();
  await expect(page.locator(`${live} h2`)).toBeVisible();
  await settle(page);
  const frames = await framesOf(page);
  expect(frames.filter(({ sheets, scrims }) => sheets !== 1 || scrims !== 1)).toEqual([]);
  // What has gone on does not wait on the next page.
  await page.goto(shop.address('/'));
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.locator('[data-still]')).toBeHidden();
});

test('a customer whose phone lies on its side reaches the button and the content of every sheet', {
  tag: '@phone',
}, async ({ page, visit, say }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const body = page.locator(live);
  const foot = body.locator('.chakra-dialog__footer');
  /** How much of the sheet is neither head nor foot, and whether its main button can be pressed. */
  const look = async () => {
    const button = foot.getByRole('button').last();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(64);
    expect(await foot.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  };
  await visit('/services?service=1001');
  await expect(body.getByRole('button', { name: say('appointments.forGuest') })).toBeInViewport();
  await look();
  await goOnButton(page, say).click();
  await timesIn(page).first().waitFor();
  await look();
  const days = await body.locator('[data-scope=date-picker][data-part=root]').boundingBox();
  const times = await timesIn(page).first().boundingBox();
  expect((times?.y ?? 0) - (days?.y ?? 0)).toBeLessThan(100);
  await expect(timesIn(page).first()).toBeInViewport();
  await visit('/shop/products?product=8001');
  await expect(body.locator('output')).toBeInViewport();
  await look();
});
