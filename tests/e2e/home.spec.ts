import { giftCard } from './cart-steps.ts';
import { expect, test } from './shop.ts';

declare global {
  interface Window {
    /** How much of the page has moved by itself. */
    moved?: number;
  }
}

test('a visitor of the home page comes down to gift cards on sale, to the loyalty classes and to the invitation', async ({
  visit,
  page,
  shop,
  wizard,
  dialog,
  leaveDialog,
  main,
  violations,
  say,
  language,
}) => {
  await visit('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const card = main.getByRole('link', { name: giftCard.name[language], exact: true });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('href', /\/gift-cards\?product=9001$/);
  const invite = main.getByRole('button', { name: say('invitations.open') });
  await invite.scrollIntoViewIfNeeded();
  const classes = main.getByRole('button', { name: say('loyalty.title') });
  await expect(classes).toBeVisible();
  expect(await violations()).toEqual([]);
  await classes.click();
  await expect(dialog.getByRole('heading', { name: say('loyalty.title') })).toBeVisible();
  await leaveDialog();
  await expect(classes).toBeFocused();
  await invite.click();
  await expect(wizard.intro).toBeVisible();
  await leaveDialog();
  await card.click();
  await expect(page).toHaveURL(shop.address('/gift-cards?product=9001'));
  await expect(dialog.getByRole('heading', { name: giftCard.name[language] })).toBeVisible();
});

test('a visitor reads the promises under the picture with no dot at the start or the end of a line', async ({
  visit,
  page,
  main,
  say,
}) => {
  await visit('/');
  const promises = main.locator('ul', { hasText: say('shell.trust.vat') });
  const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const entries = await promises.locator('> li').evaluateAll(
    (items, fromRight) =>
      items.map((item) => {
        const [list, own] = [item.parentElement ?? item, item.getBoundingClientRect()].map((one) =>
          one instanceof Element ? one.getBoundingClientRect() : one,
        ) as [DOMRect, DOMRect];
        const dot = getComputedStyle(item, '::before');
        return {
          begins: Math.abs(fromRight ? list.right - own.right : own.left - list.left) < 1,
          isClipped: getComputedStyle(item.parentElement ?? item).overflowX === 'clip',
          isOutside: Number.parseFloat(dot.insetInlineStart) + Number.parseFloat(dot.inlineSize) <= 0,
          after: getComputedStyle(item, '::after').content,
        };
      }),
    isRtl,
  );
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.some(({ begins }) => begins)).toBe(true);
  // A dot lies before its entry; where the entry begins a line, that is outside of the list.
  for (const { isClipped, isOutside, after } of entries)
    expect({ isClipped, isOutside, after }).toEqual({ isClipped: true, isOutside: true, after: 'none' });
});

test('a visitor with a phone reads the sentence of the home page clear of the arch below it', {
  tag: '@phone',
}, async ({ page, shop, main }) => {
  for (const prefix of ['', '/ar']) {
    await page.goto(`${shop.shop}${prefix || '/'}`);
    const lead = await main.locator('h1 + p').boundingBox();
    const picture = await main.locator('img').first().boundingBox();
    // The arch begins a ninth below the picture's edge.
    const arch = (picture?.y ?? 0) + (picture?.height ?? 0) / 9;
    expect((lead?.y ?? Number.POSITIVE_INFINITY) + (lead?.height ?? 0), prefix).toBeLessThanOrEqual(arch);
  }
});

test('nothing moves for a visitor who jumps to the end of the home page, and a reload leaves them there', {
  tag: '@phone',
}, async ({ visit, page, main, say }) => {
  await visit('/');
  await page.evaluate(() => {
    window.moved = 0;
    const add = (entry: PerformanceEntry) => {
      window.moved = (window.moved ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift' });
  });
  // Where both the end of the page's own words and the foot of the shop are in the window.
  const footTop = () => page.locator('footer').evaluate((foot) => foot.getBoundingClientRect().top);
  const place = (page.viewportSize()?.height ?? 0) - 100;
  const top = Math.round(await footTop()) - place;
  const movedFoot = async () => Math.abs((await footTop()) - place);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const end = main.getByRole('button', { name: say('loyalty.title') });
  await expect(end).toBeVisible();
  await expect(main.locator('a[href*="product=9001"]')).toBeVisible();
  expect(await movedFoot()).toBeLessThan(2);
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.001);
  await page.reload();
  await expect(end).toBeVisible();
  await expect.poll(movedFoot).toBeLessThan(2);
});
