import { shownTime } from './booking-steps.ts';
import { overflowOf } from './catalogue-steps.ts';
import { operationOf } from './operation-of.ts';
import { expect, test } from './shop.ts';

const hittin = { latitude: 24.76, longitude: 46.61 };

test('a visitor opens a branch from the list, reads all about it, shares its address and walks back [BR-01 BR-02 BR-03 BR-04 BR-07 PROD-25]', async ({
  visit,
  page,
  shop,
  ask,
  leaveDialog,
  say,
  language,
}) => {
  await visit('/branches');
  await expect(page).toHaveTitle(new RegExp(`^${say('shell.nav.branches')}`));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    new RegExp(`^${say('branches.list.description')}`),
  );
  const name = (await page.locator('#branch-2 h2').textContent()) ?? '';
  await page.locator('#branch-2').getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(shop.address('/branches?branch=2'));
  await expect(page).toHaveTitle(new RegExp(name));

  await expect(dialog.getByRole('img').or(dialog.locator('img'))).toBeVisible();
  const { branches } = await ask('{ branches { id isOpen } }', {});
  const isOpen = branches.find(({ id }: { id: string }) => id === '2')?.isOpen;
  await expect(dialog.getByText(say(isOpen ? 'branches.open' : 'branches.closed'), { exact: true })).toBeVisible();
  await expect(dialog).toContainText(language === 'ar' ? 'تركي الأول، حطين، الرياض' : 'Rd, Hittin, Riyadh');
  await expect(dialog).toContainText(language === 'ar' ? 'ضوء وحديقة' : 'Light, garden and easy parking');
  await expect(dialog.locator('a[href="tel:+966112345602"]')).toBeVisible();
  await expect(dialog.locator('dl > div')).toHaveCount(7);
  const sunday = dialog.locator('dl > div').first();
  // On a wide screen the hours are in sight without scrolling.
  if ((page.viewportSize()?.width ?? 0) > 1000) await expect(dialog.locator('dl > div').nth(6)).toBeInViewport();
  await expect(sunday.locator('dt')).toContainText(language === 'ar' ? 'الأحد' : 'Sunday');
  await expect(sunday.locator('dd')).toHaveText(say('branches.hours.closed'));
  await expect(dialog.locator('dl > div').nth(1).locator('dd')).toHaveText(
    say('branches.hours.range', { from: shownTime(language, '10:00'), to: shownTime(language, '22:00') }),
  );
  await expect(dialog.locator('[aria-current=date]')).toContainText(say('branches.hours.today'));
  const directions = dialog.getByRole('link', { name: say('branches.directions.to', { name }) });
  await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=24\.7/);
  await expect(directions).toHaveAttribute('rel', /noopener/);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(shop.address('/branches'));
  await expect(page.locator('#branch-2').getByRole('link', { name, exact: true })).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await leaveDialog();
  await expect(page).toHaveURL(shop.address('/branches'));
});

test('a visitor who closes a branch and signs in before the page is drawn anew has the wizard', {
  tag: '@desktop',
}, async ({ visit, page, shop, dialog, leaveDialog, say }) => {
  await visit('/branches?branch=2');
  await expect(dialog.locator('dl > div')).toHaveCount(7);
  await page.evaluate(() => {
    const { replaceState } = window.history;
    window.history.replaceState = (...entry) => {
      window.history.replaceState = replaceState;
      window.history.replaceState(...entry);
      document.querySelector<HTMLElement>('header a[href*="auth"]')?.click();
    };
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(shop.address('/branches'));
  await expect(page.getByRole('dialog', { name: say('session.intro.title') })).toBeVisible();
  await leaveDialog();
  await expect(page).toHaveURL(shop.address('/branches'));
});

test('a visitor books at the branch they look at [PROD-20]', {
  tag: '@phone',
}, async ({ visit, page, shop, dialog, main, say }) => {
  await visit('/branches?branch=2');
  const name = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await dialog.getByRole('link', { name: say('branches.services.at', { name }) }).click();
  await expect(page).toHaveURL(shop.address('/services?branch=2'));
  await expect(dialog).toHaveCount(0);
  await expect(main.locator('summary[aria-label]')).toContainText(name);
});

test('a map of a third party is asked for only when the visitor presses', {
  tag: '@desktop',
}, async ({ visit, page, shop, dialog, say }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (![shop.shop, shop.provider].some((own) => request.url().startsWith(own))) foreign.push(request.url());
  });
  await visit('/branches?branch=1');
  const map = dialog.getByRole('link', { name: say('branches.map') });
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=24\.69448&mlon=46\.68532/);
  await expect(map).toHaveAttribute('target', '_blank');
  expect(foreign).toEqual([]);
});

test('a visitor of the contact page finds the telephone of the shop and of each branch, opens one and comes back to it [RT-06]', {
  tag: '@phone',
}, async ({ visit, page, shop, dialog, leaveDialog, main, say }) => {
  await visit('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.nav.contact'));
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(5);
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await page.locator('#branch-2').getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(dialog.locator('dl > div')).toHaveCount(7);
  await leaveDialog();
  await expect(page).toHaveURL(shop.address('/contact'));
});

test.describe('a shared address', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript reads the branch and closes it', {
    tag: '@desktop',
  }, async ({ page, shop, main, say }) => {
    await page.goto(shop.address('/branches?branch=3'));
    const sheet = page.getByRole('region', { name: /\S/ }).first();
    await expect(sheet.locator('a[href="tel:+966122345603"]')).toBeVisible();
    await expect(sheet.locator('dl > div')).toHaveCount(7);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shop.address('/branches?branch=3'));
    await sheet.getByRole('link', { name: say('shell.close') }).click();
    await expect(page).toHaveURL(shop.address('/branches'));
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
  });
});

test('a visitor who lets the page know where they are finds the nearest branch first', {
  tag: '@phone',
}, async ({ visit, page, context, main, say, language }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(hittin);
  await visit('/branches');
  const names = main.getByRole('heading', { level: 2 });
  const [first = '', second = ''] = await names.allTextContents();
  const nearest = page.getByRole('button', { name: say('branches.nearest') });
  await nearest.click();
  await expect(names.first()).toHaveText(second);
  const [near, far] = language === 'ar' ? ['990 مترًا', '11 كم'] : ['990 m', '11 km'];
  await expect(page.locator('#branch-2')).toContainText(say('branches.distance', { distance: near }));
  await expect(page.locator('#branch-1')).toContainText(say('branches.distance', { distance: far }));
  await nearest.click();
  await expect(names.first()).toHaveText(first);
});

test('a visitor who keeps their place to themselves is answered kindly', {
  tag: '@phone',
}, async ({ visit, page, main, say }) => {
  await visit('/branches');
  await page.getByRole('button', { name: say('branches.nearest') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('branches.nearest.refused') })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('a visitor is told that the nearest branch cannot be found, and tries again', {
  tag: '@desktop',
}, async ({ visit, page, context, main, mayComplain, say }) => {
  mayComplain(/net::ERR_FAILED/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(hittin);
  await visit('/branches');
  const names = main.getByRole('heading', { level: 2 });
  const [, second = ''] = await names.allTextContents();
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'query BranchPlaces' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: say('branches.nearest') }).click();
  await expect(page.getByRole('alert')).toContainText(say('shell.failure.NETWORK'));
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(names.first()).toHaveText(second);
});

test('a visitor sees a decent page of branches as another provider writes them, and nothing in it runs', {
  tag: '@phone',
}, async ({ visit, page, shop, dialog, main, violations, say }) => {
  const branches = [
    { id: 1, name: '<script>window.hacked = 1</script>', is_open: '1', description: '<img src=x onerror=hacked=1>' },
    { id: 'b-2', name: 'ب'.repeat(2000), is_open: 0, google_map_link: 'javascript:window.hacked=1', image: '' },
    { id: 3, name: null, working_times: [{ day: 'lundi', is_active: 1, start_at: '10:00', end_at: '22:00' }] },
  ];
  await shop.fault('branches', { kind: 'body', body: { data: { items: branches } } });
  await visit('/branches');
  const names = main.getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveText('window.hacked = 1');
  await expect(names.last()).toHaveText(say('branches.branch'));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await names.nth(1).getByRole('link').click();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  expect((await dialog.getByRole('heading', { level: 2 }).boundingBox())?.height).toBeLessThan(120);
  await expect(dialog.getByRole('link')).toHaveCount(1);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await violations()).toEqual([]);
});
