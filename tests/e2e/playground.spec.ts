import { expect, test } from './shop.ts';

test('a developer asks in Arabic, sees the calls, goes on to the next step and shares it', {
  tag: '@desktop',
}, async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.shop}/graphiql`);
  const panel = page.locator('.shop-panel').first();
  await expect(panel.getByRole('status')).toHaveText('A guest');
  // Messages to customers of a real provider are not a press away: this shop was not told that its provider is a sandbox.
  await expect(panel.getByRole('button', { name: 'Noura' })).toBeHidden();

  const run = page.getByRole('button', { name: /^Execute query/ });
  const answer = page.getByRole('region', { name: 'Result Window' });
  const calls = page.getByRole('list', { name: 'Calls of the provider' });
  const editor = page.getByRole('region', { name: 'Query Editor' });
  /** Runs an example once its text stands in the editor. */
  const runExample = async (name: string) => {
    await page.getByRole('tab', { name }).click();
    await expect(editor).toContainText(name);
    await run.click();
  };
  // The editor comes after the tabs.
  await expect(editor).toContainText('BrowseServices');
  await runExample('PaymentStatus');
  await expect(answer).toContainText('Run PlaceOrder first');
  await page.getByRole('tab', { name: 'BrowseServices' }).click();
  await panel.getByLabel('Language').selectOption('ar');
  await run.click();
  await expect(answer).toContainText('رونق');
  await expect(calls.getByText('GET /branches')).toBeVisible();
  await expect(calls.getByText('Query.services')).toBeVisible();
  await runExample('FreeTimes');
  await expect(calls.getByText(/available-times$/)).toBeVisible();

  await panel.getByRole('button', { name: 'Find by words' }).click();
  await run.click();
  await expect(answer).toContainText('"totals"');
  await page.getByRole('button', { name: 'Copy as test' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("{ language: 'ar' }");
  expect(await copied()).toContain('kind: "PRODUCT"');
  await page.getByRole('button', { name: 'Copy as link' }).click();
  await expect.poll(copied).toContain('/graphiql?query=');
  const other = await context.newPage();
  await other.goto(await copied());
  await expect(other.getByRole('region', { name: 'Query Editor' })).toContainText('query Find');
});

test('a developer finds the panel of the shop by its name, and is led from what only customers may ask to where they sign in', async ({
  page,
  shop,
}) => {
  const query = 'query Mine { bookings { page { total } } }';
  await page.goto(`${shop.shop}/graphiql?${new URLSearchParams({ query, page: '/contact' })}`);
  const panel = page.locator('.graphiql-plugin');
  const named = page.locator('.graphiql-sidebar').getByText('The shop', { exact: true });
  await expect(named).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'The shop' })).toBeVisible();
  await expect(page.locator('.waterfall > summary')).toContainText('The page /contact: 200');
  await named.click();
  await expect(panel).toBeEmpty();

  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('button', { name: 'Sign in from “The shop”' }).click();
  const place = panel.getByRole('heading', { name: 'Signed in' });
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  const editor = await page.getByRole('region', { name: 'Query Editor' }).boundingBox();
  expect(editor?.y, 'the editor begins on the first screen').toBeLessThan(page.viewportSize()?.height ?? 0);
});
