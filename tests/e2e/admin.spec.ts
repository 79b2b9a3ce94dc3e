import { anotherCustomer, huda } from './session-steps.ts';
import { expect, test } from './shop.ts';

// A shop of its own: it remembers the faults of every other test.
test.use({ settings: { PROVIDER_TIMEOUT_MS: '7000' } });

test('an administrator watches the provider fail and recover without touching the page, and can load it again while all fails [ROLE-03]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, main, violations, say }) => {
  await signIn(huda);
  const visitor = await (await anotherCustomer(shop)).token();
  const lookAtBookings = () =>
    page.request.post(`${shop.shop}/graphql`, {
      data: { query: '{ bookings { page { total } } }' },
      headers: { cookie: `auth_token=${visitor}` },
    });
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const listen = () => said.add(document.querySelector('main [role=status]')?.textContent ?? '');
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await visit('/admin');
  await expect(main.getByText(say('admin.live'), { exact: true })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText(say('admin.health.well'));
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join(' '));
  expect(said, 'a connection that has just begun is not lost').not.toContain(say('admin.lost'));
  await expect(main.getByRole('button', { expanded: true })).toContainText(say('admin.state.well'));
  await expect(main.getByRole('term').filter({ hasText: say('admin.kept') })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: / 120 / })).toBeVisible();
  expect(await violations(), 'a quiet day').toEqual([]);

  const process = main.getByRole('button', { expanded: true });
  const failing = main
    .getByRole('term')
    .filter({ hasText: say('admin.calls.failing') })
    .locator('xpath=..');
  await shop.fault('orders', { kind: 'status', status: 503 });
  await lookAtBookings();
  await expect(failing).toContainText('GET orders');
  await expect(process).toContainText(say('admin.state.failing'));
  await expect(main.getByRole('status')).not.toHaveText(say('admin.health.well'));
  expect(await violations(), 'the provider fails').toEqual([]);

  await shop.recover();
  await lookAtBookings();
  await expect(failing).not.toContainText('GET orders');
  await expect(process).toContainText(say('admin.state.well'));
  await expect(main.getByRole('status')).toHaveText(say('admin.health.well'));
  await main.getByRole('button', { name: say('shell.nav.branches') }).click();
  await expect(page.getByText(say('admin.purge.done', { word: say('shell.nav.branches') }))).toBeVisible();
  await expect(main.getByText('PROVIDER_TIMEOUT_MS')).toBeVisible();
  expect(await violations(), 'the configuration').toEqual([]);

  await shop.fault('*', { kind: 'status', status: 503 });
  await visit('/admin');
  await expect(failing).toContainText('GET account/info');
  await expect(main.getByText(say('admin.live'), { exact: true })).toBeVisible();
});
