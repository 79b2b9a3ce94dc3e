import type { Page } from '@playwright/test';
import { service } from './booking-steps.ts';
import { cardsIn, overflowOf } from './catalogue-steps.ts';
import { operationOf } from './operation-of.ts';
import { expect, test } from './shop.ts';

test.use({ settings: { PROVIDER_TIMEOUT_MS: '800', LOG_LEVEL: 'silent' } });

test.beforeEach(({ mayComplain }) => mayComplain(/status of 503/));

const unavailable = 'shell.failure.PROVIDER_UNAVAILABLE';
const malformed = 'shell.failure.PROVIDER_MALFORMED';

const faults = [
  {
    tag: '@desktop',
    name: 'is overloaded',
    fault: { kind: 'status', status: 502, message: 'Back soon' },
    says: unavailable,
  },
  { tag: '@desktop', name: 'never answers', fault: { kind: 'timeout' }, says: 'shell.failure.PROVIDER_TIMEOUT' },
  { tag: '@phone', name: 'answers with a page of HTML', fault: { kind: 'html' }, says: malformed },
];

/** A page that could not be filled asks once more by itself as soon as its scripts run: that is over, too. */
const openTroubled = async (page: Page, url: string, asked: string[]) => {
  const again = asked.map((name) =>
    page.waitForResponse((response) => operationOf(response.request()).startsWith(`query ${name}`)),
  );
  const response = await page.goto(url);
  await Promise.all(again);
  await page.locator('html[data-hydrated]').waitFor();
  return response;
};

const expectFrame = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

for (const { tag, name, fault, says } of faults) {
  test(`a visitor is told when the provider’s system ${name}, and goes on when it is back`, {
    tag,
  }, async ({ page, shop, main, say }) => {
    await shop.fault('*', fault);
    const response = await openTroubled(page, shop.address('/services'), ['Menus', 'Services', 'BranchList']);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBeTruthy();
    await expectFrame(page);
    const alert = main.getByRole('alert');
    await expect(alert).toContainText(say(says));
    await shop.recover();
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(cardsIn(page)).toHaveCount(10);
    await expect(alert).toHaveCount(0);
  });
}

test('a visitor of the home page misses only the part that fails, and fetches it later', {
  tag: '@desktop',
}, async ({ page, shop, main, say }) => {
  await shop.fault('branches', { kind: 'status', status: 500 });
  const response = await openTroubled(page, shop.address('/'), []);
  expect(response?.status()).toBe(200);
  await expect(main.getByRole('alert')).toHaveCount(1);
  await expect(main.locator('a[aria-haspopup=dialog]').first()).toBeVisible();
  await shop.recover();
  await main.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(main.locator('a[href$="#branch-2"]')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('a visitor who moves on while the provider is down is told on the new page', {
  tag: '@desktop',
}, async ({ visit, page, shop, main, footer, say }) => {
  await visit('/contact');
  await shop.fault('*', { kind: 'reset' });
  await footer.locator('a[href$="/services"]').click();
  await expect(page).toHaveURL(shop.address('/services'));
  await expect(main.getByRole('alert')).toContainText(say(unavailable));
  await expectFrame(page);
});

test('a visitor is told when an answer says nothing, and tries again', {
  tag: '@phone',
}, async ({ visit, page, main, footer, say }) => {
  await visit('/contact');
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: null } }));
  await footer.locator('a[href$="/gift-cards"]').click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText(say('shell.failure.INTERNAL'));
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(alert).toHaveCount(0);
});

test('a visitor sees that something is on its way while the shop is slow', {
  tag: '@phone',
}, async ({ visit, page, footer }) => {
  await visit('/contact');
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  await footer.locator('a[href$="/services"]').click();
  await expect(page.locator('html[data-navigating]')).toHaveCount(1);
  held.resolve();
  await expect(cardsIn(page)).toHaveCount(10);
});

const markup = '<img src=x onerror="window.hasRun=1"><script>window.hasRun=1</script>';
const longText = 'Hydrotherapy'.repeat(40);
const halfCharacter = '\ud83d';

test('hostile words of the provider’s system never run and never break the page', {
  tag: '@phone',
}, async ({ page, shop, mayComplain }) => {
  mayComplain(/(?!)/);
  const product = {
    id: 1001,
    product_master_id: 5001,
    name: `${markup}${longText}${halfCharacter}`,
    price: '95.00',
    duration: 30,
    description: `${markup}<p>${longText}</p></script><script>window.hasRun=1</script>`,
    image: 'javascript:window.hasRun=1',
    inner_image: 'javascript:window.hasRun=1',
  };
  const pagination_options = { current_page: 1, last_page: 1, per_page: 10, total: 1 };
  await shop.fault('products', { kind: 'body', body: { data: { products: [product], pagination_options } } });
  await shop.fault('products/{id}', { kind: 'body', body: { data: { product } } });
  const branch = { id: 1, name: longText, city_name: `${longText}${halfCharacter}`, is_open: 1, working_times: [] };
  await shop.fault('branches', { kind: 'body', body: { data: { branches: [branch] } } });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/services', '/product/1001', '/branches', '/']) {
    await page.goto(shop.address(path));
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.getByText('Hydrotherapy').first()).toBeVisible();
    expect(await page.evaluate(() => 'hasRun' in window), path).toBe(false);
    await expect(page.locator('img[src^="javascript"], img[src="x"]')).toHaveCount(0);
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

test.describe('code that a browser cannot fetch', () => {
  test.beforeEach(({ mayComplain }) => mayComplain(/Failed to load resource|dynamically imported module/));

  test('a customer keeps the page when the code of something beside it does not come', {
    tag: '@phone',
  }, async ({ visit, page, signIn, cart, say }) => {
    await signIn();
    await page.route('**/assets/public-*.js', (route) => route.abort());
    const missing = page.waitForEvent('requestfailed');
    await visit('/');
    await missing;
    await cart.link.click();
    await expect(page.getByRole('heading', { level: 1, name: say('cart.page.title') })).toBeVisible();
  });

  /** As right after a reload that did not help: the page is not loaded again. */
  const forbidReload = (page: Page) =>
    page.evaluate(() => sessionStorage.setItem('rawnaq.chunk-reload', String(Date.now() + 9_000)));

  test('a customer keeps the page when the code of a part of it does not come, and is told', {
    tag: '@phone',
  }, async ({ visit, page, signIn, toast, say }) => {
    await signIn();
    await page.route('**/assets/profile-form-*', (route) => route.abort());
    await visit('/dashboard/profile');
    await forbidReload(page);
    await page.getByRole('button', { name: say('profile.edit.open'), exact: true }).click();
    await expect(toast()).toContainText(say('shell.failure.NETWORK'));
    await expect(page.getByRole('heading', { name: say('profile.page.details') })).toBeAttached();
  });

  test('a visitor keeps the treatment when the code of the next step does not come, and is told', {
    tag: '@desktop',
  }, async ({ visit, page, booking, dialog, toast, say }) => {
    const { name } = service;
    await page.route('**/assets/guest-dialog-*', (route) => route.abort());
    await visit('/services');
    await booking.open(service);
    await forbidReload(page);
    await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
    await expect(toast()).toContainText(say('shell.failure.NETWORK'));
    await expect(dialog.getByRole('heading', { name: name.en, exact: true })).toBeVisible();
  });
});

test('a visitor whose browser refuses more entries of its history is led on by links all the same', {
  tag: '@desktop',
}, async ({ visit, page, shop, footer, mayComplain, say }) => {
  mayComplain(/(?!)/);
  await visit('/contact');
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('More than 100 times per 30 seconds', 'SecurityError');
    };
  });
  await footer.locator('a[href$="/branches"]').click();
  await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.branches') })).toBeVisible();
  await expect(page).toHaveURL(shop.address('/branches'));
});
