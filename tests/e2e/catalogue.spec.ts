import { cardsIn, chooseBranch, overflowOf } from './catalogue-steps.ts';
import { expect, test } from './shop.ts';
import { otherLanguage } from './texts.ts';

const perPage = 10;

/** Measured in the page: how high digits and symbol of each amount are, and in which ink. */
const digitsAndSymbols = (amounts: Element[]) =>
  amounts.map((amount) => {
    const symbol = amount.querySelector('svg') ?? amount;
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(amount);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    // Large letters, because a canvas measures in whole pixels.
    canvas.font = `${fontWeight} 1000px ${fontFamily}`;
    const { fill, opacity } = getComputedStyle(symbol);
    return {
      digits: (canvas.measureText('1').actualBoundingBoxAscent * Number.parseFloat(fontSize)) / 1000,
      symbol: symbol.getBoundingClientRect().height,
      ink: color,
      fill,
      opacity,
    };
  });

test.describe('browsing without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor goes from a branch to a category, through all pages and to a treatment [PROD-20 CAT-06 RT-08]', {
    tag: '@phone',
  }, async ({ page, shop, main }) => {
    await page.goto(shop.address('/services'));
    await chooseBranch(page, '2');
    await expect(page).toHaveURL(shop.address('/services?branch=2'));
    const first = await cardsIn(page).first().textContent();
    await main.locator('a[href$="category=21"]').click();
    await expect(page).toHaveURL(/branch=2&category=21$/);
    await expect(cardsIn(page).first()).not.toHaveText(first ?? '');
    await page.goto(shop.address('/services?branch=2'));
    for (const number of [2, 3, 4]) {
      await page.locator('a[rel=next]').click();
      await expect(page).toHaveURL(shop.address(`/services?branch=2&page=${number}`));
    }
    await expect(cardsIn(page)).toHaveCount(5);
    await expect(page.locator('a[rel=next]')).toHaveCount(0);
    const name = await cardsIn(page).first().textContent();
    await cardsIn(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });
});

test('a visitor filters with the keyboard and stays where they are, goes back and forth, and takes the filter into the other language', {
  tag: '@desktop',
}, async ({ visit, page, shop, main, language }) => {
  await visit('/services');
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  const category = main.locator('a[href$="/services?category=11"]').first();
  await category.focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shop.address('/services?category=11'));
  await expect(cardsIn(page)).toHaveCount(7);
  await expect(category).toBeFocused();
  await expect(category).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.goBack();
  await expect(cardsIn(page)).toHaveCount(perPage);
  await page.goForward();
  await expect(cardsIn(page)).toHaveCount(7);
  await page.getByRole('link', { name: otherLanguage }).click();
  await expect(page).toHaveURL(`${shop.shop}${language === 'ar' ? '' : '/ar'}/services?category=11`);
  await expect(cardsIn(page)).toHaveCount(7);
});

test('a visitor sees prices with the riyal symbol, as high and as dark as the digits beside it by day and by night, hears them with its name, and the old price is struck through [PROD-14]', async ({
  visit,
  page,
  main,
  say,
}) => {
  await visit('/product/1003');
  const price = main.locator('bdi').first();
  await expect(price).toHaveText(`${say('shell.riyal')} 220`);
  await expect(price.locator('svg')).toBeVisible();
  const gap = await price.evaluate((whole) => {
    const [symbol, box] = [whole.querySelector('svg')?.getBoundingClientRect(), whole.getBoundingClientRect()];
    return (symbol?.x ?? Number.NaN) - box.x;
  });
  expect(Math.round(gap)).toBe(0);
  const old = main.locator('s');
  await expect(old).toHaveText(`${say('catalogue.card.before')} ${say('shell.riyal')} 260`);
  await expect(old).toHaveCSS('text-decoration-line', 'line-through');

  await visit('/services?category=11');
  await page.evaluate(() => document.fonts.ready);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    const prices = await main.locator('bdi:has(svg)').evaluateAll(digitsAndSymbols);
    expect(prices.length).toBeGreaterThan(8);
    for (const { digits, symbol, ink, fill, opacity } of prices) {
      expect(Math.abs(symbol - digits), `${symbol} px beside ${digits} px`).toBeLessThan(0.5);
      expect(fill).toBe(ink);
      expect(opacity).toBe('1');
    }
  }
});

test('a visitor finds treatments, branches and gift cards on the home page [PROD-03 RT-03 NAV-05]', {
  tag: '@phone',
}, async ({ visit, page, shop, main, say }) => {
  await visit('/');
  for (const id of ['categories', 'featured', 'branches', 'gift.title']) {
    await expect(main.getByRole('heading', { level: 2, name: say(`content.home.${id}`) })).toBeVisible();
  }
  await expect(main.locator('a[href*="/services?"]').first()).toBeVisible();
  await expect(main.locator('a[aria-haspopup=dialog]').first()).toBeVisible();
  await expect(main.locator('a[href$="/gift-cards"]')).toBeVisible();
  await main.locator('a[href$="#branch-1"]').click();
  await expect(page).toHaveURL(shop.address('/branches#branch-1'));
  await expect(page.locator('#branch-1')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await main.getByRole('link', { name: say('content.home.book'), exact: true }).click();
  await expect(page).toHaveURL(shop.address('/services'));
});

test('a visitor goes from the categories of the shop to its products and to one of them [RT-16 RT-17]', {
  tag: '@desktop',
}, async ({ visit, page, shop, main }) => {
  await visit('/shop/categories');
  const category = main.locator('h2 a').first();
  const name = await category.textContent();
  await category.click();
  await expect(page).toHaveURL(/\/shop\/products\?category=\d+$/);
  await expect(page.locator('main a[aria-current=true]').first()).toHaveText(name ?? '');
  await visit('/shop/products');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(shop.address('/shop/products?page=2'));
  await expect(cardsIn(page)).toHaveCount(2);
  const product = (await cardsIn(page).first().textContent()) ?? '';
  await cardsIn(page).first().click();
  await expect(page.getByRole('dialog', { name: product })).toBeVisible();
});

test('a visitor with a narrow phone or a magnified page never scrolls sideways', async ({ visit, page }) => {
  for (const path of ['/', '/services', '/product/1003', '/product/8001', '/branches']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(path);
    expect.soft(await overflowOf(page), `${path}, 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 400 });
    expect.soft(await overflowOf(page), `${path}, 1280 px at 200 %`).toBeLessThanOrEqual(0);
  }
});
