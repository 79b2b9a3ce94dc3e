import { expect, test } from './shop.ts';

test.use({ settings: { CHAIN: '1' } });
// In one worker, so that one such shop is started.
test.describe.configure({ mode: 'default' });

test('a visitor finds a branch in either script and books there', {
  tag: '@phone',
}, async ({ visit, page, shop, main, say, language }) => {
  await visit('/services');
  const choice = main.getByRole('link', { name: new RegExp(say('catalogue.branch.label', { name: '.*' })) });
  await choice.click();
  await expect(page).toHaveURL(shop.address('/branches'));
  const box = page.getByRole('searchbox', { name: say('branches.search.label') });
  const names = main.getByRole('heading', { level: 3 });
  const tabuk = language === 'ar' ? 'رونق النخيل، تبوك' : 'Rawnaq Al Nakheel, Tabuk';
  for (const search of ['tabuk nakheel', 'النخيل تبوك']) {
    await box.fill(search);
    await box.press('Enter');
    await expect(names).toHaveText([tabuk]);
  }
  await page.getByRole('link', { name: say('branches.services.at', { name: tabuk }) }).click();
  await expect(page).toHaveURL(/\/services\?branch=\d{3}$/);
  await expect(choice).toContainText(tabuk.slice(0, 9));
  expect(new URL(page.url()).origin).toBe(shop.shop);
});

test('a visitor who lets the page know where they are finds the nearest of all', {
  tag: '@phone',
}, async ({ visit, page, context, main, say }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 28.3838, longitude: 36.555 });
  await visit('/branches');
  await page.getByRole('button', { name: say('branches.nearest') }).click();
  const names = main.getByRole('heading', { level: 2 });
  await expect(names.first()).toContainText(/Tabuk|تبوك/);
  await expect(names).toHaveCount(12);
  await page.getByRole('button', { name: say('branches.more') }).click();
  await expect(names).toHaveCount(24);
});

test('a visitor turns the pages of a city, opens a branch and comes back to that page', {
  tag: '@desktop',
}, async ({ visit, page, shop, dialog, main, say }) => {
  await visit('/branches?city=Riyadh&page=2');
  await expect(page.getByRole('heading', { level: 2, name: 'Riyadh' })).toBeVisible();
  await main.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(dialog.getByText(say('branches.hours'))).toBeVisible();
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await expect(page).toHaveURL(shop.address('/branches?city=Riyadh&page=2'));
});
