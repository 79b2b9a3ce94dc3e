import { expect, test } from './shop.ts';

test('a tester sets faults, latency and the clock, plays a scenario and reads the calls on the page of the sandbox', {
  tag: '@desktop',
}, async ({ page, shop, mayComplain }) => {
  mayComplain(/status of (?:422|503)/);
  await page.goto(`${shop.provider}/__sandbox`);
  const said = page.getByRole('status').first();
  await page.getByRole('button', { name: 'full-cart' }).click();
  await expect(said).toHaveText('Done: POST scenarios/full-cart');
  await expect(page.locator('#calls')).toContainText('POST /cart');
  await expect(page.locator('#codes')).toContainText('966512345678');

  await page.getByLabel('Path').fill('branches');
  await page.getByRole('spinbutton', { name: 'Status' }).fill('503');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('#faults')).toHaveText('status branches');
  await page.request.post(`${shop.shop}/graphql`, { data: { query: '{ branches { id } }' } });
  const call = page.locator('#calls details').first();
  await expect(call).toContainText('GET /branches');
  await expect(call).toContainText('503');
  await page.getByRole('button', { name: 'No more faults' }).click();
  await expect(page.locator('#faults')).toHaveText('none');

  await page.getByRole('button', { name: 'Set', exact: true }).first().click();
  await expect(page.locator('#latency')).toHaveText('600 ms');
  const now = await page.locator('#now').textContent();
  await page.getByRole('button', { name: 'Advance' }).click();
  await expect(page.locator('#now')).not.toHaveText(now ?? '');
  await page.getByRole('button', { name: 'reset' }).click();
  await expect(page.locator('#latency')).toHaveText('0 ms');
});
