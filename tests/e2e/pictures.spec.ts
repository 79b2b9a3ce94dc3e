import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { treatment } from './booking-steps.ts';
import { expect, test } from './shop.ts';

/** How much of a picture is seen in its strip, from 0 to 1. */
const seen = (picture: Locator) =>
  picture.evaluate((image) => {
    const frame = image.closest('ul')?.getBoundingClientRect() ?? new DOMRect();
    const { left, right, width } = image.getBoundingClientRect();
    return Math.round((10 * (Math.min(right, frame.right) - Math.max(left, frame.left))) / width) / 10;
  });

/** A finger that goes over most of the strip, at the pace of a hand. */
const swipe = async (page: Page, strip: Locator, way: 'left' | 'right') => {
  const { x, y, width, height } = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const steps = Array.from({ length: 12 }, (_, step) => (way === 'right' ? step : 11 - step));
  const points = steps.map((step) => ({ x: x + width * (0.12 + 0.07 * step), y: y + height / 2 }));
  for (const [index, point] of points.entries())
    await cdp.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** The lightness of the upper corner of a picture as it is drawn here, from 0 to 255. */
const lightness = async (picture: Locator) => {
  await picture.scrollIntoViewIfNeeded();
  const bytes = await picture.screenshot();
  const { data } = await sharp(bytes).extract({ left: 4, top: 4, width: 8, height: 8 }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  return data.reduce((sum, value) => sum + value, 0) / data.length;
};

test('a visitor turns from a treatment to the same scene nearer, by keys, by a press and by touch', async ({
  visit,
  page,
  booking,
  dialog,
  say,
  language,
}) => {
  await visit('/services?category=12');
  await booking.open(treatment(11));
  const strip = dialog.getByRole('list', { name: say('shell.pictures') });
  const [whole, nearer] = [strip.locator('img').first(), strip.locator('img').last()];
  await expect(strip.locator('img')).toHaveCount(2);
  await expect.poll(() => seen(whole)).toBe(1);
  const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const back = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
  await strip.press(onward);
  await expect.poll(() => seen(nearer)).toBe(1);
  await expect.poll(() => nearer.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await strip.press(back);
  await expect.poll(() => seen(whole)).toBe(1);

  const dots = dialog.getByRole('button', { name: say('shell.picture', { number: 2, count: 2 }) });
  await dots.click();
  await expect.poll(() => seen(nearer)).toBe(1);
  await expect(dots).toHaveAttribute('aria-current', 'true');

  await swipe(page, strip, language === 'ar' ? 'left' : 'right');
  await expect.poll(() => seen(whole)).toBe(1);
});

test('drawings are dark where the customer chose dark, whatever the device says', {
  tag: '@phone',
}, async ({ visit, page, main }) => {
  const lights: number[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
    await page.addInitScript((chosen) => localStorage.setItem('rawnaq.color-mode', chosen), mode);
    await visit('/services?category=11');
    const picture = main.locator('li img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    lights.push(await lightness(picture));
  }
  expect(lights[0]).toBeGreaterThan(200);
  expect(lights[1]).toBeLessThan(110);
});

test('a customer sees gift cards, goods and branches whole, and each empty page has a drawing of its own', {
  tag: '@desktop',
}, async ({ visit, main }) => {
  for (const path of ['/gift-cards', '/shop/products', '/branches', '/product/8001']) {
    await visit(path);
    const picture = main.locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [own, shown] = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.clientWidth / image.clientHeight,
    ]);
    expect(shown, path).toBeCloseTo(own ?? 0, 1);
  }
  const drawings = new Set<string | null>();
  const empty = ['/gift-list', '/notifications', '/shop/shop-draft', '/search?q=qqqqqq', '/auth-status'];
  for (const path of empty) {
    await visit(path);
    drawings.add(await main.locator('img[src^="/images/states/"]').getAttribute('src'));
  }
  expect(drawings.size).toBe(empty.length);
});

test('pictures come from the shop’s own address, and the room of each is kept before it comes', {
  tag: '@phone',
}, async ({ visit, page, shop, main }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  await visit('/branches');
  const pictures = main.locator('img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(pictures.first()).not.toHaveAttribute('loading', 'lazy');
  await expect(pictures.last()).toHaveAttribute('loading', 'lazy');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(shop.shop))).toEqual([]);
  expect((await pictures.last().boundingBox())?.height).toBeGreaterThan(50);
});

test('a visitor sees a calm pattern where a picture is missing, and nothing moves', {
  tag: '@desktop',
}, async ({ visit, page, main, mayComplain }) => {
  mayComplain(/status of 404/);
  await page.route('**/p/**', (route) => route.fulfill({ status: 404 }));
  await visit('/branches');
  const cards = main.locator('li:has(h2)');
  const frame = cards.last().locator('> span').first();
  const room = await frame.boundingBox();
  await expect(cards.first().locator('img')).toHaveCount(0);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.locator('img')).toHaveCount(0);
  const { width, height } = (await frame.boundingBox()) ?? {};
  expect([width, height]).toEqual([room?.width, room?.height]);
  await expect(frame).toHaveCSS('background-image', /gradient/);
});
