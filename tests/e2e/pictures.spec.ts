import { expect, test } from './shop.ts';

test('pictures come from the shop’s own address, and the room of each is kept before it comes', async ({
  visit,
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));
  await visit('/branches');
  const pictures = page.getByRole('main').locator('img');
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

test.describe('when a picture is missing', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('a visitor sees a calm pattern in its place, and nothing moves', async ({ visit, page }) => {
    await page.route('**/p/**', (route) => route.fulfill({ status: 404 }));
    await visit('/branches');
    const cards = page.getByRole('main').locator('li:has(h2)');
    const frame = cards.last().locator('> span').first();
    const room = await frame.boundingBox();
    await expect(cards.first().locator('img')).toHaveCount(0);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.locator('img')).toHaveCount(0);
    const { width, height } = (await frame.boundingBox()) ?? {};
    expect([width, height]).toEqual([room?.width, room?.height]);
    await expect(frame).toHaveCSS('background-image', /gradient/);
  });
});
