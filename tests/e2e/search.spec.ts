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

test.describe('the search in the header', () => {
  test('a visitor finds a treatment while typing, with arrow keys into its dialog, and everything can be perceived', async ({
    visit,
    page,
    say,
    language,
  }) => {
    const { typed, service, marked } = message[language];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/contact');
    const search = searchOf(page, say);
    await search.opener.focus();
    await page.keyboard.press('Enter');
    await expect(search.box).toBeFocused();
    await expect(search.dialog).toContainText(say('search.hint'));
    await page.keyboard.type(typed);
    const found = search.group('services').getByRole('option').filter({ hasText: service });
    await expect(found.locator('mark')).toHaveText(marked);
    await expect(found).toContainText('290');
    await expect(search.group('categories').getByRole('option').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await expect(search.dialog.getByRole('listbox')).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('ArrowUp');
    await expect(search.all(typed)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const first = search.options.first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(search.box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    const place = (await search.options.allTextContents()).findIndex((text) => text.includes(service));
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown');
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: service, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(search.opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(search.dialog.getByRole('option', { name: typed })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search.box).toHaveValue(typed);
    await expect(found).toBeVisible();
    await search.dialog.getByRole('button', { name: say('search.erase') }).click();
    await search.dialog.getByRole('button', { name: say('search.recent.clear') }).click();
    await expect(search.dialog).toContainText(say('search.hint'));
  });

  test('a visitor goes from what is found to its page, and from the box to all results', async ({
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
    await search.group('products').getByRole('option').filter({ hasText: product }).click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    search = await openSearch(page, say);
    await search.box.fill(branch);
    await search.group('branches').getByRole('option').first().click();
    await expect(page).toHaveURL(shop.address('/branches?branch=2'));
    await expect(page.getByRole('dialog').locator('dl > div')).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(shop.address('/branches'));
    search = await openSearch(page, say);
    await search.box.fill(branch);
    await expect(search.options.first()).toBeVisible();
    await search.box.press('Enter');
    await expect(page).toHaveURL(shop.address(`/search?q=${encodeURIComponent(branch)}`));
    await expect(page.getByRole('main').getByRole('searchbox', { name: say('search.label') })).toHaveValue(branch);
    await expect(page.getByRole('main').locator('li a[href$="branch=2"]')).toBeVisible();
  });

  test('a visitor never sees a late answer over a newer one, and is told when there is nothing or no answer', {
    tag: '@desktop',
  }, async ({ visit, page, shop, say }) => {
    await visit('/contact');
    const search = await openSearch(page, say);
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
    await expect(search.group('branches').getByRole('option')).toHaveCount(1);
    letGo();
    await search.box.fill('qqqqqq');
    await expect(
      search.dialog.getByRole('heading', { name: say('search.none.title', { text: 'qqqqqq' }) }),
    ).toBeVisible();
    await search.dialog.getByRole('button', { name: say('search.erase') }).click();
    await expect(search.box).toHaveValue('');
    await expect(search.box).toBeFocused();
    await shop.control('DELETE', 'requests');
    await search.box.fill('serum');
    await expect(search.group('products').getByRole('option').first()).toBeVisible();
    expect(await shop.control('GET', 'requests')).toEqual([]);
    await search.box.fill('qqqqqq');
    await search.dialog.getByRole('link', { name: say('shell.nav.branches') }).click();
    await expect(page).toHaveURL(shop.address('/branches'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
    await expect(search.dialog.getByRole('alert')).toContainText(say('shell.failure.NETWORK'));
    await page.unroute('**/graphql');
    await search.dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(search.options.first()).toBeVisible();
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
    const { product, branch } = message[language];
    await visit(`/search`);
    await page.getByRole('main').getByRole('searchbox').fill(product);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.search'), exact: true })
      .click();
    await expect(page.getByRole('main').locator('li a').filter({ hasText: product })).toBeVisible();
    await arriveSignedIn(context, shop);
    await visit('/search');
    await expect(page.getByRole('main').getByRole('link', { name: product })).toBeVisible();
    const search = await openSearch(page, say);
    await search.box.fill(branch);
    await search.all(branch).click();
    await expect(page).toHaveURL(/\/search\?q=/);
    await visit('/auth-status');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.signOut') })
      .click();
    await expect(page).toHaveURL(shop.address('/'));
    await page.locator('html[data-hydrated]').waitFor();
    await visit('/search');
    await expect(page.getByRole('main')).toContainText(say('search.hint'));
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
    await page.keyboard.press('Escape');
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.branches') })
      .click();
    await loaded;
    await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.branches') })).toBeVisible();
  });
});
