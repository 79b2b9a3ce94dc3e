import type { Page } from '@playwright/test';
import { products } from '../../server/sandbox/catalogue.ts';
import { reduced, written } from './booking-steps.ts';
import { cardsIn, chooseBranch } from './catalogue-steps.ts';
import { expect, test } from './shop.ts';

test('a visitor opens a treatment over the list, walks back and forth, and sees the same at its address [SVC-01]', {
  tag: '@desktop',
}, async ({ visit, page, shop, booking, main, say, language }) => {
  const name = reduced.name[language];
  const list = shop.address('/services?category=11');
  await visit('/services?category=11');
  await booking.open(reduced);
  const dialog = page.getByRole('dialog', { name });
  await expect(page).toHaveURL(`${list}&service=${reduced.id}`);
  await expect(page).toHaveTitle(`${name} · ${say('shell.brand')}`);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(main.getByRole('link', { name, exact: true })).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog.getByText(reduced.description[language])).toBeVisible();
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(cardsIn(page)).toHaveCount(7);
});

test('a visitor who books at the address of a treatment keeps the list under all steps', {
  tag: '@phone',
}, async ({ visit, page, shop, dialog, leaveDialog, say }) => {
  await visit(`/services?service=${reduced.id}`);
  await dialog.getByRole('button', { name: say('shell.continue') }).click();
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  await dialog.getByRole('button', { name: say('shell.back') }).click();
  await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
  await expect(dialog.getByRole('heading', { name: say('appointments.guest.title') })).toBeVisible();
  await expect(page).toHaveURL(shop.address(`/services?service=${reduced.id}`));
  await leaveDialog();
  await expect(page).toHaveURL(shop.address('/services'));
});

test.describe('a shared treatment', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript reads all of it, and goes on to its own page or back to the list', {
    tag: '@phone',
  }, async ({ page, shop, say, language }) => {
    const name = reduced.name[language];
    await page.goto(shop.address(`/services?category=11&service=${reduced.id}`));
    await expect(page).toHaveTitle(`${name} · ${say('shell.brand')}`);
    const canonical = shop.address(`/product/${reduced.id}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
    const sheet = page.getByRole('region', { name });
    await expect(sheet).toContainText(reduced.description[language]);
    await expect(sheet).toContainText(written(reduced.price));
    await expect(sheet.locator('s')).toContainText(written(reduced.priceBefore ?? 0));
    await expect(sheet.getByRole('link', { name: say('catalogue.card.book') })).toHaveAttribute(
      'href',
      new URL(canonical).pathname,
    );
    await sheet.getByRole('link', { name: say('shell.close') }).click();
    await expect(page).toHaveURL(shop.address('/services?category=11'));
    await expect(cardsIn(page)).toHaveCount(7);
  });
});

test('a visitor chooses a branch once, and every page knows it until another one is chosen [PROD-20]', {
  tag: '@phone',
}, async ({ visit, page, shop, context, signIn, dialog, header, main, violations, say }) => {
  await visit('/services');
  await expect(header.locator('a[href$="/branches"][aria-label]')).toHaveCount(0);
  await chooseBranch(page, '2');
  const summary = main.locator('summary[aria-label]');
  await expect(summary).toContainText(/حطين|Hittin/);
  await expect(main.locator('details:has(summary[aria-label])')).not.toHaveAttribute('open');
  await expect(cardsIn(page)).toHaveCount(10);
  const name = (await summary.textContent()) ?? '';
  const known = header.getByRole('link', { name: say('shell.branch', { name }) });
  await expect(known).toBeVisible();
  expect(await violations()).toEqual([]);

  await visit('/contact');
  await expect(known).toBeVisible();
  await visit('/services?category=11');
  await expect(page).toHaveURL(shop.address('/services?branch=2&category=11'));
  await expect(summary).toHaveText(name);
  await cardsIn(page).first().click();
  await dialog.getByRole('button', { name: say('shell.continue') }).click();
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  await expect(dialog).toContainText(name);

  await visit('/services?branch=3');
  await expect(summary).toContainText(/الروضة|Al Rawdah/);
  await visit('/');
  await expect(known).toBeVisible();

  await signIn();
  await visit('/auth-status');
  await page.getByRole('button', { name: say('shell.signOut') }).click();
  await page.waitForURL(shop.address('/'));
  await expect(known).toHaveCount(0);
  expect((await context.cookies()).map(({ name: cookie }) => cookie)).not.toContain('branch');
});

const price = async (page: Page, at: number) => {
  const message = await cardsIn(page).nth(at).locator('xpath=ancestor::li').locator('bdi').first().textContent();
  return Number((message ?? '').replace(/[^\d.]/g, ''));
};

test('a visitor sorts and filters all of a long list, with the keyboard, and takes the view along by its address [CAT-06]', {
  tag: '@phone',
}, async ({ visit, page, shop, main, violations, say, language }) => {
  await visit('/services?branch=2');
  const summary = page.locator('summary').filter({ hasText: say('catalogue.arrange') });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(say('catalogue.sort'), { exact: true }).selectOption('-price');
  await page.getByLabel(say('catalogue.price.to')).fill(language === 'ar' ? '٤٠٠' : '400');
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shop.address('/services?branch=2&sort=-price&to=400'));
  await expect(summary).toContainText('(2)');
  await expect(page.getByLabel(say('catalogue.sort'), { exact: true })).toBeHidden();
  const fitting = products
    .filter(({ branchId, price: halalas }) => branchId === 2 && halalas <= 40_000)
    .map(({ price: halalas }) => halalas / 100)
    .sort((one, other) => other - one);
  await expect.poll(() => price(page, 0)).toBe(fitting[0]);
  expect(await price(page, 9)).toBe(fitting[9]);

  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(shop.address('/services?branch=2&sort=-price&to=400&page=2'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => price(page, 0)).toBe(fitting[10]);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  expect(await price(page, 0)).toBe(fitting[10]);
  await page.goBack();
  await expect.poll(() => price(page, 0)).toBe(fitting[0]);
  await main.locator('a[href*="category=11"]').first().click();
  await expect(page).toHaveURL(shop.address('/services?branch=2&category=11&sort=-price&to=400'));

  await visit('/services?to=1&offers=1');
  await expect(page.getByRole('heading', { name: say('catalogue.empty.title') })).toBeVisible();
  await main
    .getByRole('link', { name: say('catalogue.arrange.clear') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(shop.address('/services'));
  await expect(cardsIn(page)).toHaveCount(10);
});

test('a visitor sees nothing move while the page comes alive, and finds the next one ready before they ask [NAV-06]', {
  tag: '@desktop',
}, async ({ shop, page }) => {
  const entry = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', (route) => entry.promise.then(() => route.continue()));
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await page.goto(shop.address('/services'), { waitUntil: 'commit' });
  await page.locator('a[rel=next]').waitFor();
  await page.evaluate(async () => {
    // Letters that come after the first frame change the width of a word.
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const { shifts } = Object.assign(window, { shifts: [] as PerformanceEntry[] });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  entry.resolve();
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('a[rel=next]').hover();
  await expect.poll(() => asked.filter((body) => body.includes('"page":2')).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
  const before = asked.length;
  await page.locator('a[rel=next]').click();
  await expect(page.locator('ol a[aria-current=page]')).toHaveText('2');
  expect(asked.slice(before).filter((body) => body.includes('"page":2'))).toEqual([]);
});

test.describe('a long list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sorts it too', { tag: '@phone' }, async ({ page, shop, say }) => {
    await page.goto(shop.address('/services?category=11'));
    await page
      .locator('summary')
      .filter({ hasText: say('catalogue.arrange') })
      .click();
    await page.getByLabel(say('catalogue.sort'), { exact: true }).selectOption('offer');
    await page.getByRole('button', { name: say('catalogue.arrange.show') }).click();
    await expect(page).toHaveURL(/\/ar\/services\?category=11&sort=offer&/);
    await expect(cardsIn(page).first().locator('xpath=ancestor::li').locator('s')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shop.address('/services?category=11'));
  });
});
