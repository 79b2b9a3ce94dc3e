import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Notes every flight of a picture from the next page on, and holds it at its beginning. */
const holdFlights = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { flights: 0 });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given) {
      const motion = animate.apply(this, given);
      if (!motion.id) return motion;
      motion.pause();
      if (motion.id !== 'picture') return motion;
      Object.assign(window, { flights: (window as unknown as { flights: number }).flights + 1 });
      return motion;
    };
  });

const flightsOn = (page: Page) => page.evaluate(() => (window as unknown as { flights: number }).flights);

const copy = 'body > img[popover][inert]';

/** From where to where the copy of the picture flies that is held: its corners at the beginning and at the end, in pixels. */
const wayOn = (page: Page) =>
  page.locator(copy).evaluate((image) => {
    const [motion] = image.getAnimations();
    return [0, Number(motion?.effect?.getComputedTiming().activeDuration) - 0.01].map((time) => {
      if (motion) motion.currentTime = time;
      const { left, top, width, height } = image.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    });
  });

const cornersOf = async (picture: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
};

/** Lets the copy that is held come to its end. */
const end = (page: Page) =>
  page.locator(copy).evaluate((image) => {
    for (const motion of image.getAnimations()) motion.finish();
  });

const otherLanguage = (page: Page) => page.getByRole('banner').locator('a[hreflang]').first();

/** Whether the page is becoming clear; that is held at its beginning. */
const isFading = (page: Page) => page.evaluate(() => document.documentElement.getAnimations().length > 0);

const card = (page: Page) => page.getByRole('main').locator('li h2 a[aria-haspopup=dialog]');
const dialog = (page: Page) => page.locator('[role=dialog]:not([aria-busy])');
const hit = (page: Page) => page.getByRole('main').locator('a[href*="/product/"]').first();

const searches = { en: '/search?q=serum', ar: '/search?q=سيروم' };

test.describe('what moves when a visitor goes on', () => {
  test.beforeEach(({ page }) => holdFlights(page));

  test('the picture of a pressed card flies into its sheet, which can be used meanwhile, and back', {
    tag: '@phone',
  }, async ({ page, visit, say }) => {
    await visit('/shop/products');
    const pictureOnCard = page.getByRole('main').locator('li:has(h2 a[aria-haspopup=dialog]) span:has(> img)').first();
    const onCard = await cornersOf(pictureOnCard);
    // From the first dialog on, all that this needs is here.
    await card(page).nth(1).click();
    await expect(dialog(page).locator('output')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await card(page).first().click();
    await expect(dialog(page)).toBeVisible();
    const [begins, ends] = await wayOn(page);
    expect(begins).toEqual(onCard);
    await expect.poll(() => cornersOf(dialog(page).locator('[data-picture] span'))).toEqual(ends);
    // While the picture is on its way the rest has come, and a press is not lost.
    await dialog(page).getByRole('radio').nth(1).click();
    await expect(dialog(page).getByRole('radio').nth(1)).toBeChecked();
    await expect(page.locator(copy)).toHaveCount(0);
    await expect(dialog(page).locator('[data-picture] img')).toBeVisible();
    // The press has scrolled the sheet; a picture that is scrolled away stays there.
    await dialog(page)
      .locator('[data-picture]')
      .evaluate((picture) => picture.scrollIntoView());
    // The sheet closes, and is gone, while the picture is held on its way back.
    await dialog(page)
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await wayOn(page)).toEqual([ends, onCard]);
    await end(page);
    await expect(page.locator(copy)).toHaveCount(0);
    await expect(pictureOnCard).toBeVisible();
  });

  test('the picture of a found product flies to its page, which does not wait for it, and back', {
    tag: '@phone',
  }, async ({ page, visit, say, language }) => {
    await visit(searches[language]);
    const onHit = await cornersOf(hit(page).locator('span:has(> img)'));
    const main = page.getByRole('main');
    // From the first press on, all that this needs is here.
    await page.locator('header [aria-haspopup=dialog]').first().click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await hit(page).click();
    const [begins, ends] = await wayOn(page);
    expect(begins).toEqual(onHit);
    const picture = main.locator('[data-picture] span:has(> img)').first();
    expect(await cornersOf(picture)).toEqual(ends);
    // The page has come while its picture is held at its beginning.
    await expect(main.getByRole('button', { name: say('shop.buy.add') })).toBeVisible();
    await expect(picture).not.toBeVisible();
    // Scrolling ends the flight.
    await page.mouse.wheel(0, 100);
    await expect(page.locator(copy)).toHaveCount(0);
    await expect(picture).toBeVisible();
    await page.goBack();
    await expect.poll(() => flightsOn(page)).toBe(2);
    expect((await wayOn(page))[1]).toEqual(onHit);
    await end(page);
    await expect(hit(page).locator('img')).toBeVisible();
  });

  test('the page in the other language is there at once and becomes clear', { tag: '@phone' }, async ({
    page,
    visit,
    say,
  }) => {
    await visit('/branches');
    expect(await isFading(page)).toBe(false);
    await otherLanguage(page).click();
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.branches') })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isFading(page)).toBe(true);
    await page.reload();
    expect(await isFading(page)).toBe(false);
  });

  test('nothing moves for a visitor who wants less motion', { tag: '@phone' }, async ({
    page,
    visit,
    say,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/branches');
    await otherLanguage(page).click();
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.branches') })).toHaveCount(0);
    expect(await isFading(page)).toBe(false);
    await visit('/shop/products');
    await card(page).first().click();
    await expect(dialog(page).locator('output')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await flightsOn(page)).toBe(0);
    await visit(searches[language]);
    await hit(page).click();
    await expect(page.getByRole('main').getByRole('button', { name: say('shop.buy.add') })).toBeVisible();
    await page.goBack();
    await expect(hit(page)).toBeVisible();
    expect(await flightsOn(page)).toBe(0);
  });
});
