import { expect, test } from './shop.ts';

// A minute lasts a tenth of a second here.
test.use({ settings: { PROVIDER_CACHE_MS: '50', PROVIDER_STALE_MS: '50' } });

test('a guest whose provider goes down in the middle of a visit is told as of when the lists are, until it is back', {
  tag: '@phone',
}, async ({ visit, page, shop, violations, say, language }) => {
  const prefix = language === 'ar' ? '/ar' : '';
  const line = page.locator('#as-of');
  const goTo = (path: string) => page.locator(`a[href="${prefix}${path}"]:visible`).first().click();
  for (const path of ['/shop/products', '/services']) await visit(path);
  await expect(line).toHaveCount(0);
  await shop.fault('*', { kind: 'reset' });
  await goTo('/shop/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const written = new RegExp(`^${say('recovery.asOf')} \\d{1,2}:\\d\\d.{2,3}$`);
  await expect(line).toHaveText(written);
  await page.reload();
  await expect(line).toHaveText(written);
  expect(await violations()).toEqual([]);

  await shop.recover();
  await expect(async () => {
    await page.request.get(shop.address('/services'));
    await visit('/shop/products');
    await expect(line).toHaveCount(0, { timeout: 100 });
  }).toPass();
});
