import { overflowOf } from './catalogue-steps.ts';
import { operationOf } from './operation-of.ts';
import { openSearch, searchOf } from './search-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const message = {
  en: { typed: 'massag', service: 'Swedish massage', marked: 'massage', product: 'Taif rose serum', branch: 'hittin' },
  ar: { typed: 'التَدليك', service: 'تدليك سويدي', marked: 'تدليك', product: 'سيروم الورد الطائفي', branch: 'حِطّين' },
};

test.describe('the search', () => {
  test('a visitor finds a treatment while typing, opens its dialog by keyboard, and everything can be perceived', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const { typed, service, marked } = message[language];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact');
    const search = searchOf(page, say);
    const main = page.getByRole('main');
    await search.opener.focus();
    await page.keyboard.press('Enter');
    await expect(search.box).toBeFocused();
    await expect(main).toContainText(say('search.hint'));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(typed);
    const found = search.hits('services').filter({ hasText: service });
    await expect(found.locator('mark')).toHaveText(marked);
    await expect(found).toContainText('290');
    await expect(search.hits('categories').first()).toBeVisible();
    await expect(page).toHaveURL(shop.address(`/search?q=${encodeURIComponent(typed)}`));
    await expect(search.box).toBeFocused();
    await found.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: service, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
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

  test('a visitor goes from what is found to its page, and back to the search', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const { product, branch } = message[language];
    await visit('/');
    let search = await openSearch(page, say);
    await search.box.fill(product);
    await search.hits('products').filter({ hasText: product }).click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await page.goBack();
    await expect(search.box).toHaveValue(product);
    search = await openSearch(page, say);
    await search.box.fill(branch);
    await search.hits('branches').first().click();
    await expect(page).toHaveURL(shop.address('/branches?branch=2'));
    await expect(page.getByRole('dialog').locator('dl > div')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(shop.address('/branches'));
  });

  test('a visitor never sees a late answer over a newer one, and is told when there is nothing', {
    tag: '@desktop',
  }, async ({ visit, page, shop, say }) => {
    await visit('/contact');
    const search = await openSearch(page, say);
    const main = page.getByRole('main');
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
});

test.describe('a search without an answer', () => {
  test.use({ expectedConsoleErrors: /503|Failed to load resource/ });

  test('a visitor is told kindly and tries again', { tag: '@phone' }, async ({ visit, page, say, language }) => {
    await visit('/contact');
    const search = await openSearch(page, say);
    await page.route('**/graphql', (route) =>
      operationOf(route.request()).startsWith('query Search') ? route.abort() : route.continue(),
    );
    await search.box.fill(message[language].product);
    await expect(page.getByRole('alert')).toContainText(say('shell.failure.NETWORK'));
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(search.hits('products').first()).toBeVisible();
  });
});

test.describe('recent searches', () => {
  test('a customer finds them in this browser until the session ends', { tag: '@phone' }, async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    const { product } = message[language];
    const main = page.getByRole('main');
    await visit(`/search`);
    const search = searchOf(page, say);
    await search.box.fill(product);
    await main.getByRole('button', { name: say('shell.search'), exact: true }).click();
    await expect(search.hits('products').filter({ hasText: product })).toBeVisible();
    await arriveSignedIn(context, shop);
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
});

test.describe('the page of results', () => {
  test('a visitor narrows it to a kind, opens a treatment over it, and shares its address', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const { typed, service } = message[language];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(`/search?q=${encodeURIComponent(typed)}`);
    await expect(page).toHaveTitle(new RegExp(`^${say('search.titleOf', { text: typed })}`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await violations(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const main = page.getByRole('main');
    await main.locator('a[href$="kind=services"]').first().click();
    await expect(page).toHaveURL(shop.address(`/search?q=${encodeURIComponent(typed)}&kind=services`));
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([say('search.kind.services')]);
    await main.getByRole('link', { name: service }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: service, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(main.getByRole('link', { name: service })).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a visitor comes from the header, sends the form and reads what was found', { tag: '@phone' }, async ({
      page,
      shop,
      say,
      language,
    }) => {
      const { product } = message[language];
      await page.goto(shop.address('/'));
      await page
        .getByRole('banner')
        .getByRole('link', { name: say('shell.search'), exact: true })
        .click();
      await expect(page).toHaveURL(shop.address('/search'));
      await page.getByRole('main').getByRole('searchbox').fill(product);
      await page
        .getByRole('main')
        .getByRole('button', { name: say('shell.search'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/search\?q=/);
      await page.getByRole('main').getByRole('link', { name: product }).click();
      await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    });
  });
});

test.describe('a shop of another build, which does not know the operations of this page', () => {
  test.use({ expectedConsoleErrors: /status of 400/ });

  test('says so to a visitor, whose next page is of its own build', { tag: '@phone' }, async ({
    visit,
    page,
    say,
    language,
  }) => {
    await visit('/contact');
    const search = await openSearch(page, say);
    await page.route('**/graphql', (route) => {
      const { documentId, ...rest } = route.request().postDataJSON();
      const unknown = documentId.replace(/\w{8}$/, '00000000');
      return route.continue({ postData: { ...rest, documentId: unknown } });
    });
    await search.box.fill(message[language].product);
    await expect(page.getByRole('alert')).toContainText(say('shell.failure.GRAPHQL_INVALID'));
    await page.unroute('**/graphql');
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.branches') })
      .click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.branches') })).toBeVisible();
  });
});
