import { overflowOf } from './catalogue-steps.ts';
import { expect, test } from './shop.ts';

const isArabic = (language: string) => language === 'ar';

test('a visitor gets the page in the language and direction of its address [PROD-01 LANG-01]', async ({
  visit,
  page,
  header,
  language,
}) => {
  await visit('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', isArabic(language) ? 'rtl' : 'ltr');
  await expect(page.locator('body')).toHaveCSS('text-align', 'start');
  const brand = await header.getByRole('link').first().boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((brand?.x ?? 0) > width / 2).toBe(isArabic(language));
});

test('a visitor who switches the language stays on the page with its query and anchor, and it is remembered [RT-02 LANG-05]', async ({
  visit,
  page,
  shop,
  context,
  language,
}) => {
  await visit('/services?page=1#content');
  await page.getByRole('link', { name: isArabic(language) ? 'English' : 'العربية' }).click();
  await expect(page).toHaveURL(`${shop.shop}${isArabic(language) ? '' : '/ar'}/services?page=1#content`);
  const other = isArabic(language) ? 'en' : 'ar';
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe(other);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('a visitor starts a new page at its top, or at the anchor of its address [NAV-04 NAV-05]', {
  tag: '@desktop',
}, async ({ visit, page, shop, header, main, footer }) => {
  await visit('/branches');
  for (const [place, path] of [[header, '/services'] as const, [footer, '/contact'] as const]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await place.locator(`a[href$="${path}"]`).click();
    await expect(page).toHaveURL(shop.address(path));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await visit('/branches#branch-4');
  await expect(page.locator('#branch-4')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await visit('/contact#%');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor who goes back finds the place where they were', { tag: '@desktop' }, async ({ visit, page, shop }) => {
  // The browser says a frame after a movement that it has ended, and some never do: a click at once is kept too.
  await page.addInitScript(() => {
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await visit('/branches');
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    document.querySelector<HTMLAnchorElement>('footer a[href$="/contact"]')?.click();
  });
  await expect(page).toHaveURL(shop.address('/contact'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(shop.address('/branches'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('a visitor of an unknown address reads which page does not exist and finds a way on [NAV-01 NAV-08]', {
  tag: '@phone',
}, async ({ visit, page, shop, main, violations }) => {
  await visit('/contact');
  await page.evaluate(() => window.history.pushState({}, '', `${window.location.pathname}/nowhere`));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: {} })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(new URL(`${shop.address('/contact')}/nowhere`).pathname)).toBeVisible();
  expect(await violations()).toEqual([]);
  await main.getByRole('link').first().click();
  await expect(page).toHaveURL(shop.address('/'));
});

test('a visitor of an English page does not fetch the letters of the Arabic one', {
  tag: '@desktop',
}, async ({ visit, page }) => {
  const letters = async () => {
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return ['arabic', 'latin'].filter((script) => names.some((name) => name.includes(`readex-pro-${script}`)));
  };
  const fontsOf = async (path: string) => {
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
  };
  await fontsOf('/services');
  await expect.poll(letters).toEqual(['latin']);
  await fontsOf('/ar/services');
  await expect.poll(letters).toEqual(['arabic', 'latin']);
});

test('a visitor who needs letters twice as large scrolls no page sideways', async ({ visit, page }) => {
  await visit('/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [320, 640, 800, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a visitor with a small phone has the whole header in one row, also with a branch chosen, and reads every name of the bottom bar within its place', {
  tag: '@desktop',
}, async ({ visit, page, header }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/services?branch=1', '/ar/services?branch=1']) {
    await visit(path);
    const entries = header.getByRole('link').filter({ visible: true });
    await expect(header.locator('a[href$="/branches"]').filter({ visible: true })).toHaveCount(1);
    const middles = await entries.evaluateAll((links) =>
      links.slice(1).map((link) => {
        const { top, height } = link.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(middles.length).toBeGreaterThan(3);
    expect(new Set(middles).size, path).toBe(1);
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const links = page.locator('nav:has(> a[href$="/bookings"]) > a').filter({ visible: true });
      await expect(links).toHaveCount(5);
      const rooms = await links.evaluateAll((places) =>
        places.map((place) => {
          const message = document.createRange();
          message.selectNodeContents(place);
          const [text, { width, height }] = [message.getBoundingClientRect(), place.getBoundingClientRect()];
          return Math.min((width - text.width) / 2, height - text.height);
        }),
      );
      expect(Math.min(...rooms), `${path}, ${width} px`).toBeGreaterThanOrEqual(4);
    }
  }
});

test('a visitor who goes back with the keyboard sees where they are: the header lies over nothing that has the focus', async ({
  visit,
  page,
  header,
  footer,
}) => {
  await visit('/services');
  await footer.getByRole('link').last().focus();
  const bottom = await header.evaluate((header) => header.getBoundingClientRect().bottom);
  const tops: number[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.closest('header') || !at ? null : at.getBoundingClientRect().top;
    });
    if (top !== null) tops.push(top);
  }
  expect(tops.length).toBeGreaterThan(20);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(bottom);
});
