import type { Shop } from './running-shop.ts';
import { expect, test } from './shop.ts';

// A shop of its own, without an earlier search.
test.use({ settings: { PROVIDER_TIMEOUT_MS: '20000' } });

const pagesRead = async (shop: Shop): Promise<number> => {
  const requests = (await shop.control('GET', 'requests')) as { path: string }[];
  return requests.filter(({ path }) => path === '/products').length;
};

test('a visitor who is the first to search, with a slow provider, is asked for patience and then finds it', {
  tag: '@phone',
}, async ({ visit, page, shop, search, say }) => {
  await visit('/contact');
  await search.open();
  await shop.control('DELETE', 'requests');
  await shop.control('PUT', 'latency', { ms: 5_000 });
  await search.box.fill('حطين');
  await expect(page.getByRole('heading', { name: say('search.reading.title') })).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 0 });
  // Four pages of services and at least two of products: then all is read.
  await expect.poll(() => pagesRead(shop)).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(search.hits('branches')).toHaveCount(1);
});
