import type { Page } from '@playwright/test';
import { service } from './booking-steps.ts';
import { cardsIn } from './catalogue-steps.ts';
import { registerElsewhere } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { openProduct } from './shop-steps.ts';
import type { Say } from './texts.ts';
import { otherLanguage } from './texts.ts';
import { agree, dataLayer, entriesOf, eventsHeard, heardBy, sha256, toldTo } from './tracking-steps.ts';

test.use({ settings: { SANDBOX_PIXELS: 'true' } });
// In one worker, so that one such shop is started.
test.describe.configure({ mode: 'default' });

const riyals = service.price / 100;

/** The number of the order that is being paid. */
const shownOrder = async (page: Page, say: Say): Promise<string> => {
  const line = page.getByRole('dialog').locator('p', { hasText: say('bookings.order') });
  return (await line.locator('bdi').textContent()) ?? '';
};

test('a visitor who agrees is heard of from then on [TRK-01 TRK-02 TRK-03 TRK-05 TRK-06 TRK-07 TRK-08 TRK-11 DLG-01]', {
  tag: '@desktop',
}, async ({ visit, page, shop, wizard, say, language }) => {
  const phone = shop.newPhone();
  await visit('/');
  await agree(page, shop, say);
  await expect.poll(() => eventsHeard(shop)).toEqual(['consent', 'gtm.js', 'page_view']);
  await expect
    .poll(() => heardBy(shop, 'meta'))
    .toEqual([
      ['set', 'autoConfig', false, 'demo-meta'],
      ['init', 'demo-meta'],
      ['track', 'PageView'],
    ]);
  await expect.poll(() => heardBy(shop, 'tiktok')).toEqual([['page']]);
  await expect(page.locator('script[src*="sdkid=demo-tiktok"]')).toHaveCount(1);
  await expect
    .poll(() => heardBy(shop, 'snapchat'))
    .toEqual([
      ['init', 'demo-snapchat'],
      ['track', 'PAGE_VIEW'],
    ]);

  await page.locator('a[href$="/branches"]:visible').first().click();
  await expect.poll(() => entriesOf(shop, 'page_view')).toHaveLength(2);
  await visit(`/product/${service.id}`);
  await expect
    .poll(async () => (await heardBy(shop, 'snapchat')).at(-1))
    .toEqual([
      'track',
      'VIEW_CONTENT',
      { item_ids: [String(service.id)], number_items: 1, price: riyals, currency: 'SAR' },
    ]);

  await wizard.open();
  await page.keyboard.press('Escape');
  await wizard.open();
  await wizard.prove(phone);
  await wizard.heading('session.complete.title').waitFor();
  await wizard.field('firstName').fill('Hessa');
  await wizard.field('lastName').fill('Al-Mutlaq');
  await wizard.field('email').fill('hessa@example.com');
  await wizard.chooseBirthday(['1994', 2, 3]);
  await wizard.gender('female').check();
  await wizard.goOn.click();
  await expect.poll(() => entriesOf(shop, 'registration')).toHaveLength(1);
  const [registration] = await entriesOf(shop, 'registration');
  const userId = String(registration?.user_id);
  expect(userId).toMatch(/^\d+$/);
  await expect
    .poll(() => entriesOf(shop, 'send_otp'))
    .toEqual([{ event: 'send_otp', phone: sha256(`+966${phone}`), phone_digits: sha256(`966${phone}`) }]);
  const components = async (event: string) => (await entriesOf(shop, event)).map(({ component }) => component);
  const steps = ['AuthWizard', 'IntroStep', 'SendOtpStep', 'VerifyOtpStep'];
  await expect.poll(() => components('dialog_open')).toEqual(expect.arrayContaining([...steps, 'CompleteProfileStep']));
  await expect.poll(() => components('dialog_close')).toEqual(expect.arrayContaining(steps));
  const met = ['init', 'demo-meta', { ph: sha256(`966${phone}`) }];
  await expect.poll(() => heardBy(shop, 'meta')).toContainEqual(met);
  for (const identity of [{ phone_number: sha256(`+966${phone}`) }, { external_id: sha256(userId) }]) {
    await expect.poll(() => heardBy(shop, 'tiktok')).toContainEqual(['identify', identity]);
  }

  const other = language === 'ar' ? 'en' : 'ar';
  await page.getByRole('link', { name: otherLanguage }).click();
  await expect.poll(() => entriesOf(shop, 'change_locale')).toEqual([{ event: 'change_locale', locale: other }]);
  await expect.poll(() => heardBy(shop, 'meta')).toContainEqual(['trackCustom', 'change_locale', { locale: other }]);
  const everything = JSON.stringify(await toldTo(shop));
  for (const secret of [phone, 'Hessa', 'Mutlaq', 'example.com']) expect(everything).not.toContain(secret);
});

test('a visitor who agreed opens a product of the shop: the look at it is told [TRK-06]', {
  tag: '@phone',
}, async ({ visit, page, shop, say }) => {
  await visit('/shop/products');
  await agree(page, shop, say);
  await openProduct(page, (await cardsIn(page).first().textContent()) ?? '');
  await expect.poll(() => entriesOf(shop, 'view_item')).toHaveLength(1);
  const [viewed] = await entriesOf(shop, 'view_item');
  const id = new URL(page.url()).searchParams.get('product');
  expect(viewed).toMatchObject({ currency: 'SAR', items: [{ item_id: id, quantity: 1 }] });
});

test('a customer who agreed signs in, books and pays: each is told once [TRK-04 TRK-09 TRK-10]', {
  tag: '@desktop',
}, async ({ visit, page, shop, booking, checkout, wizard, say }) => {
  const phone = await registerElsewhere(shop);
  await visit('/services');
  await agree(page, shop, say);
  await wizard.open();
  await wizard.prove(phone);
  await expect.poll(() => entriesOf(shop, 'login')).toEqual([{ event: 'login', method: 'otp' }]);
  await expect(page).toHaveURL(shop.address('/'));
  await expect.poll(() => heardBy(shop, 'meta')).toContainEqual(['trackCustom', 'login', { method: 'otp' }]);
  expect(await dataLayer(page)).toContainEqual({ event: 'login', method: 'otp' });

  await visit('/services');
  await booking.openTimes(service);
  await booking.times.last().click();
  await booking.goOn.click();
  await booking.toCart.click();
  const items = [{ item_id: String(service.id), quantity: 1, price: riyals }];
  const sale = { currency: 'SAR', value: riyals, items };
  await expect.poll(() => entriesOf(shop, 'add_to_cart')).toEqual([{ event: 'add_to_cart', quantity: 1, ...sale }]);

  const tab = await checkout.begin();
  const orderNumber = await shownOrder(page, say);
  await checkout.payWithCard(tab);
  const purchase = { event: 'purchase', transaction_id: orderNumber, ...sale };
  await expect.poll(() => entriesOf(shop, 'purchase')).toEqual([purchase]);
  expect(await dataLayer(page)).toContainEqual(purchase);

  const views = (await entriesOf(shop, 'page_view')).length;
  const second = await page.context().newPage();
  await second.goto(shop.address(`/secure-payment?order=${orderNumber}`));
  await second.getByText(say('payments.paid.title')).waitFor();
  await expect.poll(async () => (await entriesOf(shop, 'page_view')).length).toBeGreaterThan(views);
  await second.close();
  await visit('/dashboard/bookings');
  expect(await entriesOf(shop, 'purchase')).toHaveLength(1);
});

test('a purchase is told by the tab that comes back from paying when no other follows it', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, cart, checkout, say }) => {
  await signIn();
  await cart.fill(service);
  await visit('/');
  await agree(page, shop, say);
  await visit('/cart');
  const tab = await checkout.begin();
  const orderNumber = await shownOrder(page, say);
  await page.close();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  const comeBack = async () => {
    await tab.goto(shop.address(`/secure-payment?order=${orderNumber}`));
    await tab.getByText(say('payments.paid.title')).waitFor();
  };
  await comeBack();
  await expect.poll(() => entriesOf(shop, 'purchase')).toHaveLength(1);
  await comeBack();
  await tab.getByRole('link', { name: say('payments.toBookings') }).click();
  await expect.poll(async () => (await entriesOf(shop, 'page_view')).at(-1)?.page_path).toMatch(/bookings$/);
  expect(await entriesOf(shop, 'purchase')).toMatchObject([{ transaction_id: orderNumber, value: riyals }]);
});
