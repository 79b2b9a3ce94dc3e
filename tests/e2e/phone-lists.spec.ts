import type { Page } from '@playwright/test';
import { languageCodes, pathIn } from '../../schema/languages.ts';
import { huda } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test.describe('a customer with a phone in one hand', { tag: '@phone' }, () => {
  test('sees six treatments on the first screen, and turns pages in one row', async ({ visit, page, main, say }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/services');
    const list = main.getByRole('list').filter({ has: page.getByRole('heading', { level: 2 }) });
    const rows = list.locator('> li');
    expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(220);
    const sixth = await rows.nth(5).boundingBox();
    // A saving lies on the picture of its row; in line it would hang alone below the prices.
    const onPicture = await rows.filter({ hasText: '%' }).evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect();
        const saving = [...card.querySelectorAll('bdi')].find((each) => each.textContent?.endsWith('%'));
        const top = saving?.getBoundingClientRect().top ?? 0;
        return picture !== undefined && top >= picture.top - 8 && top < picture.bottom;
      }),
    );
    expect(onPicture).toContain(true);
    expect(onPicture).not.toContain(false);
    const bar = await topOf(page, 'nav:has(a[href$="/dashboard/bookings"]):not(footer nav)');
    expect((sixth?.y ?? 0) + (sixth?.height ?? 0)).toBeLessThanOrEqual(bar);

    const pages = page.getByRole('navigation', { name: say('catalogue.pages.label') });
    await pages.scrollIntoViewIfNeeded();
    await pages.getByRole('link', { name: say('catalogue.pages.page', { page: '3' }) }).click();
    await expect(pages.locator('[aria-current=page]')).toHaveText('3');
    const tops = await pages
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size, `tops ${tops}`).toBe(1);

    // The filter stays at hand while the list is read.
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('navigation', { name: say('catalogue.filter.menus') })).toBeInViewport();
  });

  test('finds the menus in one line and the categories in the next, with the first three of them whole', async ({
    page,
    shop,
  }) => {
    for (const language of languageCodes) {
      const say = textsIn(language);
      await page.goto(shop.shop + pathIn(language, '/services'));
      const linksOf = (label: 'catalogue.filter.menus' | 'catalogue.filter.categories') =>
        page.getByRole('navigation', { name: say(label) }).getByRole('link');
      const menu = await linksOf('catalogue.filter.menus').last().boundingBox();
      const category = await linksOf('catalogue.filter.categories').first().boundingBox();
      expect(category?.y, language).toBeGreaterThanOrEqual((menu?.y ?? Number.POSITIVE_INFINITY) + (menu?.height ?? 0));
      const filter = await page
        .locator('summary')
        .filter({ hasText: say('catalogue.arrange') })
        .boundingBox();
      for (const at of [0, 1, 2]) {
        const link = linksOf('catalogue.filter.categories').nth(at);
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.y, language).toBe(category?.y);
      }
      expect(Math.abs((filter?.y ?? 0) - (category?.y ?? 0)), language).toBeLessThan(2);
    }
  });

  test('chooses a category and finds its kinds beside it, while the list stays where it is, in both languages', async ({
    page,
    shop,
    main,
  }) => {
    for (const language of languageCodes) {
      const say = textsIn(language);
      await page.goto(shop.shop + pathIn(language, '/services'));
      await page.locator('html[data-hydrated]').waitFor();
      const rows = main.locator('li:has(h2)');
      const top = () => rows.first().evaluate((row) => row.getBoundingClientRect().top);
      const before = await top();
      for (const [category, count] of [
        ['11', 7],
        ['14', 5],
      ] as const) {
        const categories = page.getByRole('navigation', { name: say('catalogue.filter.categories') });
        const chosen = categories.locator(`a[href$="category=${category}"]`).first();
        await chosen.click();
        await expect(rows).toHaveCount(count);
        expect(await top(), `${language} ${category}`).toBe(before);
        await expect(chosen).toBeInViewport({ ratio: 1 });
        const kinds = categories.getByRole('navigation', { name: say('catalogue.filter.subCategories') });
        const first = kinds.getByRole('link').first();
        await expect(first).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
        await expect(first).toBeFocused();
        await kinds.getByRole('link').last().focus();
        await page.keyboard.press('Enter');
        await expect(kinds.locator('[aria-current]:visible')).toBeInViewport({ ratio: 1 });
        await page.reload();
        await page.locator('html[data-hydrated]').waitFor();
        await expect(kinds.locator('[aria-current]:visible')).toBeInViewport({ ratio: 1 });
        expect(await top(), `${language} ${category}, a kind`).toBe(before);
      }
    }
  });

  test('reads how the shop is doing, found from their account', async ({ visit, page, shop, signIn, main, say }) => {
    await signIn(huda);
    await visit('/dashboard');
    await page.getByRole('link', { name: say('admin.page.title') }).click();
    await expect(page).toHaveURL(shop.address('/admin'));
    const width = page.viewportSize()?.width ?? 0;
    const figures = main.getByRole('definition');
    await expect(figures.first()).toBeVisible();
    const edges = await figures.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    expect(edges.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  });
});
