import { expect, test } from './shop.ts';

test.use({ settings: { PROVIDER_IS_SANDBOX: 'true' } });

test('a developer reads the calls of a page, makes one fail and answers one otherwise @desktop', async ({
  shop,
  page,
}) => {
  await page.goto(`${shop.shop}/graphiql?page=/ar/services`);
  const panel = page.locator('.shop-panel').first();
  const took = page.locator('.waterfall');
  const calls = page.getByRole('list', { name: 'Calls of the provider' });
  const call = calls.getByRole('listitem').filter({ hasText: 'GET /menus' }).first();
  const readAgain = () => panel.getByRole('button', { name: 'Show its calls' }).click();
  await expect(took).toContainText('The page /ar/services: 200');
  await expect(call).toContainText('200');

  await call.getByRole('button', { name: 'Make this call fail' }).click();
  await expect(call).toContainText('It fails from now on.');
  await readAgain();
  await expect(call).toHaveAttribute('data-state', 'failed');
  await took.getByRole('button', { name: 'No more faults and stubs' }).click();

  await call.getByRole('button', { name: 'Answer this instead' }).click();
  const laid = call.getByRole('textbox', { name: 'Laid over the answer' });
  await laid.fill('{ "data": ');
  await call.getByRole('button', { name: 'Stub', exact: true }).click();
  await expect(call).toContainText('This is not JSON.');
  await laid.fill('{ "data": {} }');
  await call.getByRole('button', { name: 'Stub', exact: true }).click();
  await expect(call).toContainText('answers from now on');
  await readAgain();
  await expect(call).toContainText('stubbed by');
});
