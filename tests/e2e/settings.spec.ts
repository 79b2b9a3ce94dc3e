import { expect, test } from './shop.ts';
import { otherLanguage, textsIn } from './texts.ts';

test('a visitor’s settings are kept in their browser, and what they change goes with everything they ask for [LANG-06 HDR-03 HDR-04 PROD-09 PROD-11]', {
  tag: '@desktop',
}, async ({ visit, page, shop, footer, toast, violations, say, language }) => {
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.settings') ?? '{}'));
  const settings = { locale: language, serviceType: 'reservation', deliveryMethod: 'branch', deviceType: 'web' };
  const sent = async () => {
    const calls = (await shop.control('GET', 'requests')) as { path: string; headers: Record<string, string> }[];
    const { 'service-type': serviceType, 'delivery-method': deliveryMethod } =
      calls.findLast(({ path }) => path === '/branches')?.headers ?? {};
    return { serviceType, deliveryMethod };
  };
  await visit('/branches');
  await expect.poll(kept).toEqual(settings);
  await footer.getByRole('link', { name: say('shell.footer.settings') }).click();
  await expect(page).toHaveURL(shop.address('/auth-status#settings'));
  const panel = page.getByRole('region', { name: say('session.settings.title') });
  const save = panel.getByRole('button', { name: say('session.settings.save') });
  const saved = toast(say('session.settings.saved'));
  await expect(panel.getByRole('link', { name: otherLanguage })).toBeVisible();
  await expect(panel.getByRole('group', { name: say('session.colorMode') })).toBeVisible();
  const advanced = panel.locator('details');
  await expect(advanced.getByRole('radio')).toHaveCount(0);
  await advanced.getByText(say('session.settings.advanced'), { exact: true }).click();
  await expect(advanced.getByRole('radio', { checked: true })).toHaveCount(2);
  await panel.getByRole('radio', { name: say('session.settings.food_ordering') }).check();
  await panel.getByRole('radio', { name: say('session.settings.delivery') }).check();
  await save.click();
  await expect(saved).toBeVisible();
  await expect(panel.getByRole('radio', { name: say('session.settings.delivery') })).toBeChecked();
  expect(await kept()).toEqual({ ...settings, serviceType: 'food_ordering', deliveryMethod: 'delivery' });
  await visit('/branches');
  expect(await sent()).toEqual({ serviceType: 'food_ordering', deliveryMethod: 'delivery' });

  const bar = page.getByRole('complementary').filter({ hasText: say('session.bar.food_ordering') });
  await expect(bar).toBeVisible();
  await visit('/auth-status');
  await expect(panel.getByRole('radio', { name: say('session.settings.delivery') })).toBeChecked();
  await expect(bar).toHaveCount(0);
  await visit('/services');
  expect(await violations()).toEqual([]);
  await Promise.all([page.waitForEvent('load'), bar.getByRole('button', { name: say('session.bar.back') }).click()]);
  await expect.poll(kept).toEqual(settings);
  await expect(bar).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('settings');
});

test('a visitor whose texts do not come in their language goes on in the other one: it is only logged, nothing crashes and no message is shown [LANG-04]', {
  tag: '@phone',
}, async ({ visit, page, signIn, toast, mayComplain, say, language }) => {
  mayComplain(/texts "\w+\.account"|ERR_FAILED/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const [own, other] = [say, textsIn(language === 'ar' ? 'en' : 'ar')];
  await page.route(`**/assets/${language}.account-*.js`, (route) => route.abort());
  await signIn();
  await visit('/contact');
  await page.getByRole('link', { name: own('shell.nav.bookings'), exact: true }).click();
  await expect(page.getByText(other('bookings.nothing'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('shell.nav.bookings'));
  await expect.poll(() => logged.join()).toContain(`texts "${language}.account"`);
  await expect(toast()).toHaveCount(0);
});
