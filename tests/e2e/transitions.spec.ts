import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** A transition that has begun, and what moves in it, by the names of the platform. */
type Moved = { names: string[] };

/** Notes every view transition from the next page on, and holds it in its middle until `letGo`. */
const holdTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const hold = async (transition: ViewTransition | null) => {
      if (!transition) return;
      await transition.ready;
      const parts = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      for (const part of parts) part.pause();
      moved.push({ names: parts.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '') });
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      hold(transition).catch(() => {});
      return transition;
    };
    window.addEventListener('pagereveal', ({ viewTransition }) => hold(viewTransition));
    const { animate } = Element.prototype;
    // React moves its own parts by nameless ones.
    Element.prototype.animate = function (this: Element, ...given) {
      const motion = animate.apply(this, given);
      if (!motion.id) return motion;
      motion.pause();
      moved.push({ names: [motion.id] });
      return motion;
    };
  });

/** From where to where a copy of the picture flies that is held: its corners at the beginning and at the end, in pixels. */
const flightOn = (page: Page) =>
  page.evaluate(() => {
    const copy = document.querySelector('body > [popover][inert]');
    const [motion] = copy?.getAnimations() ?? [];
    return [0, motion?.effect?.getComputedTiming().activeDuration ?? 0].map((time) => {
      if (motion) motion.currentTime = Number(time) - (time ? 0.01 : 0);
      const { left, top, width, height } = copy?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, width, height].map(Math.round);
    });
  });

const cornersOf = async (picture: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
};

const movedOn = (page: Page) => page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);

/** Lets every part go on that is held, to its end. */
const end = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.getAnimations()) part.play();
    return document.activeViewTransition?.finished;
  });

/** What is moved from an old place to a new one. */
const group = (names: string[]) =>
  names.find((name) => name.startsWith('::view-transition-group') && !name.includes('root'));

/** The machine that runs the tests counts as a quick device, however busy it is. */
const beQuick = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-quick', ''));

const card = (page: Page) => page.getByRole('main').locator('li h2 a[aria-haspopup=dialog]');
const dialog = (page: Page) => page.locator('[role=dialog]:not([aria-busy])');
const hit = (page: Page) => page.getByRole('main').locator('a[href*="/product/"]').first();

const searches = { en: '/search?q=serum', ar: '/search?q=سيروم' };

test.describe('what moves when a visitor goes on', () => {
  test.beforeEach(({ page }) => holdTransitions(page));

  test('the picture of a pressed card flies into its sheet, which can be used meanwhile', { tag: '@phone' }, async ({
    page,
    visit,
    say,
  }) => {
    await visit('/shop/products');
    await beQuick(page);
    const onCard = await cornersOf(
      page.getByRole('main').locator('li:has(h2 a[aria-haspopup=dialog]) span:has(> img)').first(),
    );
    await card(page).first().click();
    await expect.poll(() => movedOn(page)).toEqual([{ names: ['picture'] }]);
    const [begins, ends] = await flightOn(page);
    expect(begins).toEqual(onCard);
    await expect.poll(() => cornersOf(dialog(page).locator('[data-picture]'))).toEqual(ends);
    // While the picture is on its way the rest has come, and a press is not lost.
    await dialog(page)
      .getByRole('button', { name: say('cart.more') })
      .click();
    await expect(dialog(page).locator('output')).toHaveText('02');
    await end(page);
    await expect(page.locator('body > [popover][inert]')).toHaveCount(0);
    await expect(dialog(page).locator('[data-picture] img')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await card(page).nth(1).click();
    await expect.poll(() => movedOn(page)).toHaveLength(2);
    await end(page);
  });

  test('the picture of a found product moves to its page, and a press on the way is not lost', {
    tag: '@phone',
  }, async ({ page, visit, say, language }) => {
    await visit(searches[language]);
    await beQuick(page);
    await hit(page).click();
    await expect(page.getByRole('main').getByRole('button', { name: say('shop.buy.add') })).toBeVisible();
    await page.goBack();
    // Now all of the product is known. Back does not wait for anything.
    expect(await movedOn(page)).toEqual([]);
    await hit(page).click();
    await expect.poll(() => movedOn(page)).toHaveLength(1);
    expect(group((await movedOn(page))[0]?.names ?? [])).toMatch(/group\(r-/);
    // Places are counted from the left, from right to left too.
    const right = await page.evaluate(() => getComputedStyle(document.documentElement, '::view-transition').right);
    expect(right).not.toBe('0px');
    // The picture is still held on its way.
    await page
      .getByRole('main')
      .getByRole('link', { name: say('shop.product.backToShop') })
      .click();
    await expect(card(page).first()).toBeVisible();
  });

  test('the same page in the other language fades in as a whole, and another load does not', { tag: '@phone' }, async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    await beQuick(page);
    await page.locator('header a[hreflang]').click();
    await expect.poll(() => movedOn(page)).toHaveLength(1);
    expect((await movedOn(page))[0]?.names).toContain('::view-transition-group(root)');
    await end(page);
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => window.location.assign('/services'));
    await page.locator('main li h2').first().waitFor();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await movedOn(page)).toEqual([]);
  });

  test('nothing moves for a visitor who wants less motion', { tag: '@phone' }, async ({
    page,
    visit,
    say,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/shop/products');
    await beQuick(page);
    await card(page).first().click();
    await expect(dialog(page).locator('output')).toBeVisible();
    expect(await movedOn(page)).toEqual([]);
    await visit(searches[language]);
    await beQuick(page);
    await hit(page).click();
    await expect(page.getByRole('main').getByRole('button', { name: say('shop.buy.add') })).toBeVisible();
    await page.goBack();
    await expect(hit(page)).toBeVisible();
    expect(await movedOn(page)).toEqual([]);
    await page.locator('header a[hreflang]').click();
    await page.locator(`html:not([lang=${language}])[data-hydrated]`).waitFor();
    expect(await movedOn(page)).toEqual([]);
  });
});
