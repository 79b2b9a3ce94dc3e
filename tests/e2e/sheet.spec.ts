import type { Page } from '@playwright/test';
import { treatment } from './booking-steps.ts';
import { overflowOf } from './catalogue-steps.ts';
import { operationOf } from './operation-of.ts';
import { noura } from './session-steps.ts';
import { expectCalmSheet, settle, watchSheets } from './sheet-frames.ts';
import { expect, test } from './shop.ts';

/** Delays the browser's request of an operation until the answer is called. */
const hold = async (page: Page, address: string | RegExp, isHeld: (operation: string) => boolean = () => true) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isHeld(operationOf(route.request()))) await promise;
    await route.continue();
  });
  return resolve;
};

const live = '[role=dialog]:not([aria-busy])';

/** Stands in for a dialog that is being fetched. */
const waiting = '[role=dialog][aria-busy]';

/** Lists of things, the query for fields missing on their cards, and the last part to come. */
const lists = [
  { path: '/', question: 'BookedService', last: '[data-stop=guest]' },
  { path: '/services', question: 'BookedService', last: '[data-stop=guest]' },
  { path: '/shop/products', question: 'CatalogueEntry', last: 'output' },
  { path: '/gift-cards', question: 'CatalogueEntry', last: 'output' },
];

test('a customer who presses a card sees that its sheet comes, reads its name, picture and price before the rest is there, and nothing of it moves until the rest is there; a shared address begins the same way', async ({
  visit,
  page,
  main,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchSheets(page);
  for (const { path, question, last } of lists) {
    await visit(path);
    const answer = await hold(page, '**/graphql', (operation) => operation.includes(question));
    const code = await hold(page, /assets\/(?:service|shop)-dialog-[^.]+\.js/);
    const card = main.locator('li :is(h2, h3) a[aria-haspopup=dialog]').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.locator(waiting)).toBeVisible();
    code();
    await expect(page.locator(`${live} h2`)).toHaveText(name);
    answer();
    await expect(page.locator(`${live} ${last}`)).toBeVisible();
    await expectCalmSheet(page, `a card of ${path}`);
    await page.unrouteAll({ behavior: 'wait' });
    if (path === '/') continue;
    const printed = await hold(page, /assets\/printed-dialog-[^.]+\.js/);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-still] h2')).toHaveText(name);
    printed();
    await expect(page.locator(`${live} ${last}`)).toBeVisible();
    await settle(page);
    await expectCalmSheet(page, `the address of ${path}`);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a guest who signs in over home goes on with the time that they chose, once, also where a line takes its time only later', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, booking, dialog, main, say }) => {
  await shop.control('PUT', 'habits', { habits: ['times-apart'] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchSheets(page);
  await visit('/');
  await main.locator('li :is(h2, h3) a[aria-haspopup=dialog]').first().click();
  await booking.goOn.click();
  await booking.times.first().click();
  await booking.goOn.click();
  await dialog.getByRole('heading', { name: say('session.intro.title') }).waitFor();
  await signIn();
  // A time that is in the cart leads to another sheet.
  const write = await hold(page, '**/graphql', (operation) => operation.startsWith('mutation'));
  await page.goto(shop.address('/'));
  await expect(page.locator(`${live} h2`)).toBeVisible();
  write();
  await dialog.getByRole('heading', { name: say('appointments.success.title') }).waitFor();
  expect(await shop.calls('POST', /update-time-slot$/)).toHaveLength(1);
  // What has gone on does not wait on the next page.
  await page.goto(shop.address('/'));
  await page.locator('html[data-hydrated]').waitFor();
  await expect(dialog).toHaveCount(0);
});

test('a customer who opens a booking or a gift, by its row or its address, reads it at once, and nothing of it moves', async ({
  visit,
  page,
  shop,
  signIn,
  main,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchSheets(page);
  await signIn(noura);
  await visit('/dashboard/bookings');
  const row = main.locator('li h3 a[aria-haspopup=dialog]').first();
  const number = (await row.locator('bdi').last().textContent()) ?? '';
  const code = await hold(page, /assets\/booking-dialog-[^.]+\.js/);
  const answer = await hold(page, '**/graphql', (operation) => operation.includes('BookingShow'));
  await row.click();
  await expect(page.locator(waiting)).toBeVisible();
  code();
  await expect(page.locator(`${live} h2`)).toContainText(number);
  answer();
  await expect(page.locator(live).getByText(say('bookings.show.payment'), { exact: true })).toBeVisible();
  await expectCalmSheet(page, 'a row of the bookings');
  await page.unrouteAll({ behavior: 'wait' });
  const address = page.url();
  await page.goto(shop.address('/gift-list'));
  const gift = await page.locator('main a[href*="gift="]').first().getAttribute('href');
  for (const printed of [address, `${shop.shop}${gift}`]) {
    const entry = await hold(page, '**/assets/entry-client-*.js');
    await page.goto(printed, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-still] h2')).toBeVisible();
    entry();
    await expect(page.locator(`${live} h2`)).toBeVisible();
    await expectCalmSheet(page, printed);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a customer who opens a line of the cart, or books again, reads its name and sees its picture at once', {
  tag: '@phone',
}, async ({ visit, page, openCart, main, say, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchSheets(page);
  await openCart(treatment(1), noura);
  const opened = async (place: string, parts?: Parameters<typeof expectCalmSheet>[2]) => {
    await expect(page.locator(`${live} [data-stop=guest]`)).toBeVisible();
    await expectCalmSheet(page, place, parts);
    await page.unrouteAll({ behavior: 'wait' });
  };
  let answer = await hold(page, '**/graphql', (operation) => operation.includes('BookedService'));
  await main.getByRole('button', { name: treatment(1).name[language], exact: true }).click();
  await expect(page.locator(`${live} h2`)).toHaveText(treatment(1).name[language]);
  answer();
  await opened('a line of the cart');

  await visit('/dashboard/bookings?booking=260108');
  const again = page
    .locator(live)
    .getByRole('button', { name: new RegExp(`^${say('bookings.again')}`) })
    .first();
  answer = await hold(page, '**/graphql', (operation) => operation.includes('BookedService'));
  await again.click();
  await expect(page.locator(`${live} [data-picture] img`)).toBeVisible();
  answer();
  await expect(page.locator(`${live} [data-stop=guest]`)).toBeVisible();
});

test('a customer whose phone lies on its side reaches the button and the content of every sheet, and the ways to pay; with letters twice as large a time, under a head that nothing covers', {
  tag: '@phone',
}, async ({ visit, page, openCart, booking, cart, checkout, say }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const body = page.locator(live);
  const foot = body.locator('[data-part=footer]');
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
  await booking.goOn.click();
  await booking.times.first().waitFor();
  await look();
  const days = await body.getByRole('group', { name: say('appointments.calendar') }).boundingBox();
  const times = await booking.times.first().boundingBox();
  expect((times?.y ?? 0) - (days?.y ?? 0)).toBeLessThan(100);
  await expect(booking.times.first()).toBeInViewport({ ratio: 1 });
  await visit('/shop/products?product=8001');
  await expect(body.locator('output')).toBeInViewport();
  await look();
  await openCart(treatment(1), noura);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expect(cart.pay).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 150);
  await expect(cart.pay).toBeInViewport({ ratio: 1 });
  await checkout.ask();
  await expect(checkout.methods.first()).toBeInViewport({ ratio: 1 });
  await checkout.methods.last().scrollIntoViewIfNeeded();
  await expect(checkout.methods.last()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 320, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await visit('/services?service=1001');
  await expect(page.locator('a[href="#content"]')).not.toBeInViewport();
  await booking.goOn.click();
  await booking.times.first().click();
});
