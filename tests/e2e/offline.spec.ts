import { service } from './booking-steps.ts';
import { cardsIn } from './catalogue-steps.ts';
import { expect, test } from './shop.ts';

const message = {
  en: { title: 'You are offline', next: 'Your next booking', again: 'Try again' },
  ar: { title: 'لا يوجد اتصال بالإنترنت', next: 'موعدك القادم', again: 'إعادة المحاولة' },
};

test.use({ keepsOfflinePage: true });

test.beforeEach(({ mayComplain }) => mayComplain(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/));

test('a customer without a network reads the next booking, goes on when it is back, and leaves nothing behind for the next one', {
  tag: '@phone',
}, async ({ visit, page, shop, context, signIn, cart, main, violations, say, language }) => {
  const words = message[language];
  await signIn();
  await cart.fill(service);
  const [number = ''] = await cart.order(1);
  await visit('/dashboard/bookings');
  await expect(main.getByText(number).first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);

  await context.setOffline(true);
  await page.goto(shop.address('/services'));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const next = page.getByRole('region', { name: words.next });
  await expect(next).toContainText(service.name[language]);
  await expect(next).toContainText(number);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  expect(await violations()).toEqual([]);
  const again = page.getByRole('button', { name: words.again });
  const corner = await again.evaluate((button) => Number.parseFloat(getComputedStyle(button).borderRadius));
  expect(corner, 'round, as buttons are').toBeGreaterThan(23);
  const letters = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(letters, 'the letters of the shop').toBe({ en: 1, ar: 2 }[language]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.services') })).toBeVisible();
  await page.locator('html[data-hydrated]').waitFor();
  // The page that stands would be told that its session has ended, and lead away in the middle of the visit.
  await page.goto('about:blank');
  await context.clearCookies({ name: /auth_token/ });
  await visit('/branches');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rawnaq.mine.bookings'))).toBeNull();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: words.again })).toBeVisible();
  await expect(next).toBeHidden();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/offline/') && path !== '/icons/favicon.svg')).toEqual([]);
});

test('a customer who presses a treatment or a link without a network keeps the list and is told; online both open', {
  tag: '@phone',
}, async ({ visit, page, shop, context, dialog, footer, say }) => {
  const treatments = cardsIn(page);
  const contact = footer.getByRole('link', { name: say('shell.nav.contact') });
  const told = page.getByRole('alert').filter({ hasText: say('shell.failure.NETWORK') });
  await visit('/services');
  // The first sign of a visitor: what draws messages comes with it.
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState('networkidle');
  // An idle window fetches it: without a network the browser would complain that it is missing.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await treatments.first().dispatchEvent('click');
  await expect(told).toHaveCount(1);
  await contact.dispatchEvent('click');
  await expect(told.getByText(say('shell.failure.NETWORK'))).toHaveCount(2);
  await expect(treatments).toHaveCount(10);
  await expect(page).toHaveURL(shop.address('/services'));
  await expect(page.locator('html[data-navigating]')).toHaveCount(0);

  await context.setOffline(false);
  await treatments.first().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await contact.click();
  await expect(page.getByRole('heading', { level: 1, name: say('shell.nav.contact') })).toBeVisible();
});
