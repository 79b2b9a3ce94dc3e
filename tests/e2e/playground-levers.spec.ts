import { expect, test } from './shop.ts';

test.use({ settings: { PROVIDER_IS_SANDBOX: 'true' } });
// In one worker, so that one such shop is started.
test.describe.configure({ mode: 'default' });

test('a developer reads the calls of a page, makes one fail and answers one otherwise', {
  tag: '@desktop',
}, async ({ page, shop }) => {
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

test('a developer reads beside the status how many errors an answer has, and sees no call of the answer before', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  const query =
    'query Guest { a: branches { name } b: branches { name } c: branches { name } bookings { page { total } } }';
  await page.goto(`${shop.shop}/graphiql?${new URLSearchParams({ query, page: '/services' })}`);
  const took = page.locator('.waterfall > summary');
  const calls = page.getByRole('list', { name: 'Calls of the provider' }).getByRole('listitem');
  await expect(took).toContainText('The page /services: 200');
  const ofPage = await calls.allInnerTexts();

  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(took).toContainText(/^Guest: 200, 1 error, .* 3 calls/);
  await expect(calls).toHaveText(Array(3).fill(/^GET \/branches/));
  await page.getByRole('button', { name: 'Show its calls' }).click();
  await expect(took).toContainText('The page /services: 200');
  await expect(calls).toHaveCount(ofPage.length);
});
