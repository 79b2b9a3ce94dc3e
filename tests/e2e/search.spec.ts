import { overflowOf } from './catalogue-steps.ts';
import { operationOf } from './operation-of.ts';
import { expect, test } from './shop.ts';

const message = {
  en: { typed: 'massag', service: 'Swedish massage', marked: 'massage', product: 'Taif rose serum', branch: 'hittin' },
  ar: { typed: 'التَدليك', service: 'تدليك سويدي', marked: 'تدليك', product: 'سيروم الورد الطائفي', branch: 'حِطّين' },
};

test('a visitor finds a treatment while typing and opens its dialog by keyboard', {
  tag: '@desktop',
}, async ({ visit, page, shop, search, dialog, leaveDialog, main, say, language }) => {
  const { typed, service, marked } = message[language];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/contact');
  await search.opener.focus();
  await page.keyboard.press('Enter');
  await expect(search.box).toBeFocused();
  await expect(main).toContainText(say('search.hint'));
  await page.keyboard.type(typed);
  const found = search.hits('services').filter({ hasText: service });
  await expect(found.locator('mark')).toHaveText(marked);
  await expect(found).toContainText('290');
  await expect(search.hits('categories').first()).toBeVisible();
  await expect(page).toHaveURL(shop.address(`/search?q=${encodeURIComponent(typed)}`));
  await expect(search.box).toBeFocused();
  await found.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: service, exact: true })).toBeVisible();
  await leaveDialog();
  await expect(found).toBeFocused();

  await search.opener.click();
  await expect(search.box).toHaveValue('');
  await main.getByRole('link', { name: typed }).click();
  await expect(search.box).toHaveValue(typed);
  await expect(found).toBeVisible();
  await search.box.fill('');
  await main.getByRole('button', { name: say('search.recent.clear') }).click();
  await expect(main).toContainText(say('search.hint'));
  await page.goBack();
  await expect(page).toHaveURL(shop.address('/search'));
});

test('a visitor goes from what is found to its page, and back to the search', {
  tag: '@desktop',
}, async ({ visit, page, shop, search, dialog, language }) => {
  const { product, branch } = message[language];
  await visit('/');
  await search.open();
  await search.box.fill(product);
  await search.hits('products').filter({ hasText: product }).click();
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  await page.goBack();
  await expect(search.box).toHaveValue(product);
  await search.open();
  await search.box.fill(branch);
  await search.hits('branches').first().click();
  await expect(page).toHaveURL(shop.address('/branches?branch=2'));
  await expect(dialog.locator('dl > div')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(shop.address('/branches'));
});

test('a visitor never sees a late answer over a newer one, and is told when there is nothing', {
  tag: '@desktop',
}, async ({ visit, page, shop, search, main, say }) => {
  await visit('/contact');
  await search.open();
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"rose"')) return route.continue();
    await isLate;
    return route.continue().catch(() => {});
  });
  const asked = page.waitForRequest((request) => request.postData()?.includes('"rose"') ?? false);
  await search.box.fill('rose');
  await asked;
  await search.box.fill('hittin');
  await expect(search.hits('branches')).toHaveCount(1);
  letGo();
  await search.box.fill('qqqqqq');
  await expect(main.getByRole('heading', { name: say('search.none.title', { text: 'qqqqqq' }) })).toBeVisible();
  await shop.control('DELETE', 'requests');
  await search.box.fill('serum');
  await expect(search.hits('products').first()).toBeVisible();
  expect(await shop.control('GET', 'requests')).toEqual([]);
  await search.box.fill('qqqqqq');
  await main.getByRole('link', { name: say('shell.nav.branches') }).click();
  await expect(page).toHaveURL(shop.address('/branches'));
});

test('a visitor whose search has no answer is told kindly and tries again', {
  tag: '@phone',
}, async ({ visit, page, search, mayComplain, say, language }) => {
  mayComplain(/503|Failed to load resource/);
  await visit('/contact');
  await search.open();
  await page.route('**/graphql', (route) =>
    operationOf(route.request()).startsWith('query Search') ? route.abort() : route.continue(),
  );
  await search.box.fill(message[language].product);
  await expect(page.getByRole('alert')).toContainText(say('shell.failure.NETWORK'));
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(search.hits('products').first()).toBeVisible();
});

test('a customer finds their recent searches in this browser until the session ends', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, search, main, say, language }) => {
  const { product } = message[language];
  await visit(`/search`);
  await search.box.fill(product);
  await main.getByRole('button', { name: say('shell.search'), exact: true }).click();
  await expect(search.hits('products').filter({ hasText: product })).toBeVisible();
  await signIn();
  await visit('/search');
  await expect(main.getByRole('link', { name: product })).toBeVisible();
  await visit('/auth-status');
  await main.getByRole('button', { name: say('shell.signOut') }).click();
  await expect(page).toHaveURL(shop.address('/'));
  await page.locator('html[data-hydrated]').waitFor();
  await visit('/search');
  await expect(main).toContainText(say('search.hint'));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(product);
});

test('a visitor narrows the results to a kind, opens a treatment over it, and shares its address', {
  tag: '@phone',
}, async ({ visit, page, shop, dialog, leaveDialog, main, violations, say, language }) => {
  const { typed, service } = message[language];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(`/search?q=${encodeURIComponent(typed)}`);
  await expect(page).toHaveTitle(new RegExp(`^${say('search.titleOf', { text: typed })}`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await violations()).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await main.locator('a[href$="kind=services"]').first().click();
  await expect(page).toHaveURL(shop.address(`/search?q=${encodeURIComponent(typed)}&kind=services`));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([say('search.kind.services')]);
  await main.getByRole('link', { name: service }).click();
  await expect(dialog.getByRole('heading', { name: service, exact: true })).toBeVisible();
  await leaveDialog();
  await expect(main.getByRole('link', { name: service })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor comes from the header, sends the form and reads what was found', {
    tag: '@phone',
  }, async ({ page, shop, header, main, say, language }) => {
    const { product } = message[language];
    await page.goto(shop.address('/'));
    await header.getByRole('link', { name: say('shell.search'), exact: true }).click();
    await expect(page).toHaveURL(shop.address('/search'));
    await main.getByRole('searchbox').fill(product);
    await main.getByRole('button', { name: say('shell.search'), exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await main.getByRole('link', { name: product }).click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
  });
});

test('a shop of another build, which does not know the operations of this page, says so to a visitor, whose next page is of its own build', {
  tag: '@phone',
}, async ({ visit, page, search, footer, mayComplain, say, language }) => {
  mayComplain(/status of 400/);
  await visit('/contact');
  await search.open();
  await page.route('**/graphql', (route) => {
    const { documentId, ...rest } = route.request().postDataJSON();
    const unknown = documentId.replace(/\w{8}$/, '00000000');
    return route.continue({ postData: { ...rest, documentId: unknown } });
  });
  await search.box.fill(message[language].product);
  await expect(page.getByRole('alert')).toContainText(say('shell.failure.GRAPHQL_INVALID'));
  await page.unroute('**/graphql');
  const loaded = page.waitForEvent('load');
  await footer.getByRole('link', { name: say('shell.nav.branches') }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.branches') })).toBeVisible();
});
