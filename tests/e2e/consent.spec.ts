import { service } from './booking-steps.ts';
import { expect, test } from './shop.ts';
import { otherLanguage } from './texts.ts';
import {
  agree,
  answer,
  banner,
  dataLayer,
  entriesOf,
  openChoices,
  toldTo,
  watchThirdParties,
} from './tracking-steps.ts';

test.use({ settings: { SANDBOX_PIXELS: 'true' } });
// In one worker, so that one such shop is started.
test.describe.configure({ mode: 'default' });

const riyals = service.price / 100;

test('before a visitor agrees, no third party hears of the visit, refusing is as easy as accepting, and the answer is kept [TRK-12]', async ({
  visit,
  page,
  shop,
  booking,
  leaveDialog,
  main,
  say,
  language,
}) => {
  const asked = watchThirdParties(page.context());
  await visit('/services');
  await expect(banner(page, say)).toBeVisible();
  const sizes = await Promise.all(
    (['accept', 'refuse'] as const).map(async (given) => {
      const button = answer(banner(page, say), say, given);
      return [await button.getAttribute('class'), (await button.boundingBox())?.width];
    }),
  );
  expect(sizes[0]).toEqual(sizes[1]);

  await booking.open(service);
  // It is viewed once the provider has said what it is.
  await expect.poll(() => dataLayer(page)).toContainEqual(expect.objectContaining({ event: 'view_item' }));
  await leaveDialog();
  expect(await dataLayer(page)).toEqual([
    { event: 'page_view', page_path: new URL(shop.address('/services')).pathname },
    { event: 'dialog_open', component: 'ServiceShow' },
    {
      event: 'view_item',
      currency: 'SAR',
      value: riyals,
      items: [{ item_id: String(service.id), quantity: 1, price: riyals }],
    },
    { event: 'dialog_close', component: 'ServiceShow' },
  ]);

  await answer(banner(page, say), say, 'refuse').click();
  await expect(banner(page, say)).toHaveCount(0);
  await expect(main).toBeFocused();
  await visit('/branches');
  const choices = await openChoices(page, say);
  await expect(choices.getByText(say('tracking.META.company'))).toBeVisible();
  await expect(choices.getByText(say('tracking.state.refused').split('{')[0]?.trim() ?? '')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner(page, say)).toHaveCount(0);
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="/pixels/"]').length)).toBe(0);
  const other = language === 'ar' ? 'en' : 'ar';
  await page.getByRole('link', { name: otherLanguage }).click();
  await expect.poll(() => dataLayer(page)).toContainEqual({ event: 'change_locale', locale: other });
  await page.waitForURL((url) => /^\/ar\//.test(url.pathname) === (other === 'ar'));
  await expect.poll(() => dataLayer(page)).toContainEqual({ event: 'change_locale', locale: other });
  expect(asked).toEqual([]);
  expect(await toldTo(shop)).toEqual([]);
});

test('the question for consent and the choices are usable for all visitors, in light and dark', async ({
  visit,
  page,
  dialog,
  violations,
  say,
}) => {
  await visit('/contact');
  await banner(page, say).waitFor();
  expect(await violations(), 'question').toEqual([]);
  const more = banner(page, say).getByRole('button', { name: say('tracking.banner.more') });
  await more.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText(say('tracking.state.open')).waitFor();
  expect(await violations(), 'choices').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a visitor who takes their consent back is heard of no more, and what third parties left is gone', {
  tag: '@phone',
}, async ({ visit, page, shop, context, booking, say }) => {
  await visit('/contact');
  await agree(page, shop, say);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['_fbp', '_ttp', '_scid', '_ga', 'locale']));
  const choices = await openChoices(page, say);
  // All earlier calls have arrived.
  await expect.poll(() => entriesOf(shop, 'dialog_open')).toHaveLength(1);
  const fresh = page.waitForEvent('load');
  await answer(choices, say, 'refuse').click();
  await fresh;
  await expect(page.getByText(say('tracking.kept'))).toBeVisible();
  await shop.control('DELETE', 'tracked');
  const asked = watchThirdParties(context);
  await expect.poll(async () => (await names()).filter((name) => name !== 'locale')).toEqual([]);
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].join());
  expect(kept).not.toMatch(/tt_sessionId|u_sclid/);
  await page.locator('a[href$="/services"]:visible').first().click();
  await expect(page).toHaveURL(shop.address('/services'));
  await booking.open(service);
  await expect(banner(page, say)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await toldTo(shop)).toEqual([]);
});

test('an answer holds for every tab, is asked for again when the text changes, and may come from the browser', {
  tag: '@desktop',
}, async ({ visit, page, shop, say }) => {
  const other = await page.context().newPage();
  await other.goto(shop.address('/contact'));
  await expect(banner(other, say)).toBeVisible();
  await visit('/branches');
  await agree(page, shop, say);
  await expect(banner(other, say)).toHaveCount(0);
  await expect.poll(() => entriesOf(shop, 'page_view')).toHaveLength(2);
  const choices = await openChoices(other, say);
  const fresh = other.waitForEvent('load');
  await answer(choices, say, 'refuse').click();
  await fresh;
  await expect(banner(other, say)).toHaveCount(0);
  await other.close();
  await shop.control('DELETE', 'tracked');
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('link', { name: say('shell.nav.contact') })
    .first()
    .click();
  await reloaded;
  await page.locator('html[data-hydrated]').waitFor();
  expect(await toldTo(shop)).toEqual([]);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('rawnaq.consent') ?? '{}');
    localStorage.setItem('rawnaq.consent', JSON.stringify({ ...kept, version: 0 }));
  });
  await page.reload();
  await expect(banner(page, say)).toBeVisible();

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  const own = await openChoices(page, say);
  await expect(own.getByText(say('tracking.state.browser'))).toBeVisible();
  await expect(banner(page, say)).toHaveCount(0);
  await answer(own, say, 'accept').click();
  await expect(page.getByText(say('tracking.kept'))).toBeVisible();
  await expect.poll(() => entriesOf(shop, 'page_view')).toHaveLength(1);
});
