import type { Page } from '@playwright/test';
import { cartLink, freeDays, treatment, written } from './booking-steps.ts';
import {
  amountNamed,
  callsTo,
  lineOf,
  linesIn,
  payButton,
  putIntoCart,
  removeButton,
  serum,
  summaryOf,
  totalOf,
} from './cart-steps.ts';
import { fillCart } from './customer-steps.ts';
import { anotherCustomer, arriveSignedIn } from './session-steps.ts';
import { expect, type Shop, test } from './shop.ts';
import { textsIn } from './texts.ts';

const service = treatment(1);
const other = treatment(2);
const say = textsIn('en');

const more = (page: Page) => page.getByRole('button', { name: say('shop.more') });
const settled = (page: Page) => expect(summaryOf(page, say)).not.toHaveAttribute('aria-busy');
const serums = (page: Page, shop: Shop, quantity = 1) =>
  putIntoCart(page, shop, 'en', { productId: String(serum.id), quantity, extension: '30ml' });

/** Another customer takes the time that the first line of this cart has. */
const takeTimeOf = async (page: Page, shop: Shop) => {
  const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart') ?? '{}').lines);
  const rival = await anotherCustomer(shop);
  const added = await rival.call('POST', 'cart', { product_id: service.id, quantity: 1 });
  const time = { start_at: line.startAt, end_at: line.endAt };
  await rival.call('POST', `cart-products/${added.body.data.cart_product_id}/update-time-slot`, time);
};

test.describe('a cart in a hurry', { tag: '@desktop' }, () => {
  test('three quick clicks are three changes in their order, shown at once, and paying waits for them', async ({
    visit,
    page,
    shop,
  }) => {
    await arriveSignedIn(page.context(), shop);
    await serums(page, shop);
    await visit('/cart');
    await shop.control('DELETE', 'requests');
    await shop.control('PUT', 'latency', { ms: 300 });
    await page.evaluate((name) => {
      const button = document.querySelector<HTMLElement>(`main [aria-label="${name}"]`);
      for (let click = 0; click < 3; click += 1) button?.click();
    }, say('shop.more'));
    await expect(lineOf(page, serum.name.en).getByRole('status')).toHaveText('04');
    await expect(cartLink(page)).toContainText('4');
    await payButton(page, say).click();
    const dialog = page.getByRole('dialog', { name: say('checkout.title') });
    await expect(dialog).toContainText(written(serum.price * 4));
    const quantities = (await callsTo(shop, 'POST', /^\/cart$/)).map(({ body }) => Number(body.quantity));
    expect(quantities).toEqual([2, 3, 4]);
  });

  test('a removal taken back before it was sent is never sent; of two quick presses on the bin one counts', async ({
    visit,
    page,
    shop,
  }) => {
    await arriveSignedIn(page.context(), shop);
    await serums(page, shop);
    await fillCart(page, shop, 'en', other, false);
    await visit('/cart');
    await shop.control('DELETE', 'requests');
    await shop.control('PUT', 'latency', { ms: 6000 });
    await more(page).click();
    await removeButton(page, say, other.name.en).dblclick();
    await expect(linesIn(page)).toHaveCount(1);
    await page.getByRole('button', { name: say('cart.undo') }).click();
    await expect(linesIn(page)).toHaveCount(2);
    await shop.control('PUT', 'latency', { ms: 0 });
    await settled(page);
    expect(await callsTo(shop, 'DELETE', /cart/)).toEqual([]);
    await shop.control('PUT', 'latency', { ms: 500 });
    await removeButton(page, say, serum.name.en).dblclick();
    await expect(linesIn(page)).toHaveCount(1);
    await settled(page);
    await expect(linesIn(page)).toHaveCount(1);
    expect(await callsTo(shop, 'DELETE', /cart/)).toHaveLength(1);
  });

  test('with the keyboard alone: the focus stays in the list, and F8 leads to the way back', async ({
    visit,
    page,
    shop,
  }) => {
    await arriveSignedIn(page.context(), shop);
    await serums(page, shop);
    await fillCart(page, shop, 'en', other, false);
    await visit('/cart');
    await removeButton(page, say, other.name.en).focus();
    await page.keyboard.press('Enter');
    await expect(removeButton(page, say, serum.name.en)).toBeFocused();
    const undo = page.getByRole('button', { name: say('cart.undo') });
    await undo.waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(linesIn(page)).toHaveCount(2);
    await settled(page);
    await expect(removeButton(page, say, serum.name.en)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(linesIn(page)).toHaveCount(1);
    await removeButton(page, say, other.name.en).press('Enter');
    await expect(page.getByRole('heading', { name: say('cart.page.title') })).toBeFocused();
  });
});

test('two tabs show one cart: what is done in one stands in the other, codes and count included, and goes with the customer [PERSIST-03]', {
  tag: '@desktop',
}, async ({ visit, page, shop, context }) => {
  await arriveSignedIn(context, shop);
  await serums(page, shop, 2);
  await fillCart(page, shop, 'en', service);
  await visit('/cart');
  const second = await context.newPage();
  await second.goto(shop.address('/ar/cart'));
  const third = await context.newPage();
  await third.goto(shop.address('/contact'));
  await expect(cartLink(third)).toContainText('3');

  await page.getByLabel(say('cart.promoCode'), { exact: true }).fill('RAWNAQ10');
  await page.keyboard.press('Enter');
  await expect(amountNamed(page, say, say('amounts.discount'))).toBeVisible();
  const arabic = textsIn('ar');
  await expect(second.getByText('RAWNAQ10')).toBeVisible();
  const paid = (serum.price * 2 + service.price) * 0.9;
  await expect(totalOf(page, say)).toContainText(written(paid));
  await expect(totalOf(second, arabic)).toContainText(written(paid));

  await removeButton(page, say, serum.name.en).click();
  await expect(lineOf(second, serum.name.ar)).toHaveCount(0);
  await expect(lineOf(second, service.name.ar)).toBeVisible();
  await expect(cartLink(third)).toContainText('1');
  await expect(cartLink(page)).toContainText('1');

  await context.clearCookies({ name: 'auth_token' });
  await visit('/cart');
  await second.waitForURL(/signIn=required/);
  await expect(cartLink(third)).not.toContainText(/\d/);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rawnaq.mine')));
  await expect.poll(kept).toEqual([]);
});

test.describe('a cart whose provider fails', { tag: '@desktop' }, () => {
  test.use({ expectedConsoleErrors: /status of 50[0-9]/ });

  test('what did not happen is taken back and said; what happened although the answer was lost stays done', async ({
    visit,
    page,
    shop,
  }) => {
    const phone = await arriveSignedIn(page.context(), shop);
    const fault = (more: object) => shop.control('POST', 'faults', { phone, times: 1, ...more });
    await serums(page, shop);
    await fillCart(page, shop, 'en', other, false);
    await visit('/cart');
    await fault({ path: 'cart', method: 'POST', kind: 'status', status: 422, message: 'Only one is left' });
    await more(page).click();
    await expect(page.getByText('Only one is left')).toBeVisible();
    await expect(lineOf(page, serum.name.en).getByRole('status')).toHaveText('01');

    await fault({ path: 'cart/{id}', method: 'DELETE', kind: 'reset' });
    await removeButton(page, say, serum.name.en).click();
    await expect(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
    await expect(linesIn(page)).toHaveCount(2);

    await fault({ path: 'cart/{id}', method: 'DELETE', kind: 'body', body: { status: true, data: [] } });
    await removeButton(page, say, serum.name.en).click();
    await expect(page.getByText(say('cart.ignored', { name: serum.name.en }))).toBeVisible();
    await expect(linesIn(page)).toHaveCount(2);

    await fault({ path: 'cart/{id}', method: 'DELETE', kind: 'reset', after: true });
    await removeButton(page, say, serum.name.en).click();
    await settled(page);
    await expect(linesIn(page)).toHaveCount(1);
    await expect(cartLink(page)).toContainText('1');
  });

  test('a code that could not be looked at is still in its field; an old cart says that it is old; nothing keeps turning', async ({
    visit,
    page,
    shop,
  }) => {
    const phone = await arriveSignedIn(page.context(), shop);
    await serums(page, shop);
    await visit('/cart');
    const field = page.getByLabel(say('cart.promoCode'), { exact: true });
    await shop.control('POST', 'faults', { path: 'cart', method: 'GET', kind: 'status', status: 503, phone });
    await field.fill('RAWNAQ10');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/.+/);
    await expect(field).toHaveValue('RAWNAQ10');
    await expect(linesIn(page)).toHaveCount(1);
    await more(page).click();
    await expect(page.getByText(say('cart.stale'))).toBeVisible();
    await settled(page);
    await payButton(page, say).click();
    await expect(page.getByText(say('cart.stale'))).toHaveCount(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shop.control('DELETE', 'faults');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('shell.tryAgain') })
      .click();
    await expect(lineOf(page, serum.name.en).getByRole('status')).toHaveText('02');
    await expect(page.getByRole('main').getByText(say('cart.stale'))).toHaveCount(0);
  });

  test('an extra without a price stands there with an example of one, which is sent nowhere [FEE-02 FEE-03]', async ({
    visit,
    page,
    shop,
  }) => {
    const phone = await arriveSignedIn(page.context(), shop);
    const caller = await anotherCustomer(shop, phone);
    await fillCart(page, shop, 'en', service);
    const { body } = await caller.call('GET', 'cart');
    body.data.available_service_fees = [{ id: 1, name: 'VIP suite' }];
    await shop.control('POST', 'faults', { path: 'cart', method: 'GET', kind: 'body', phone, times: 1, body });
    await visit('/cart');
    const extra = page.getByRole('checkbox', { name: 'VIP suite' });
    await expect(page.locator('label').filter({ has: extra })).toContainText(/about.*18/);
    await extra.check();
    await expect(amountNamed(page, say, 'VIP suite')).toContainText('75');
    const asked = (await callsTo(shop, 'GET', /^\/cart$/)).at(-1)?.query;
    expect(asked).toEqual({ 'service_fees[0][id]': '1' });
  });
});

test('the times are looked at again before paying: one that was taken is marked with the nearest free ones, and one tap takes another', {
  tag: '@phone',
}, async ({ visit, page, shop }) => {
  const text = textsIn('ar');
  await arriveSignedIn(page.context(), shop);
  await fillCart(page, shop, 'ar', service);
  await visit('/cart');
  const line = lineOf(page, service.name.ar);
  const before = await line
    .getByText(/\d:\d\d/)
    .first()
    .innerText();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rawnaq.offers-own-times'))).not.toBeNull();
  await shop.control('PUT', 'clock', { advanceMs: 31 * 60_000 });
  await takeTimeOf(page, shop);
  const pay = payButton(page, text);
  const dialog = page.getByRole('dialog', { name: text('checkout.title') });
  await pay.click();
  const gone = line.getByRole('group', { name: text('cart.timeGone') });
  await expect(gone).toBeFocused();
  await expect(page.getByText(text('cart.timesGone'))).toBeVisible();
  await expect(gone.getByRole('button')).toHaveCount(4);
  await expect(dialog).toBeHidden();

  await gone.getByRole('button').first().click();
  await expect(gone).toHaveCount(0);
  await expect(line.getByText(/\d:\d\d/).first()).not.toHaveText(before);
  await pay.click();
  await expect(dialog).toBeVisible();
  expect((await freeDays(shop, service)).length).toBeGreaterThan(0);
});

test('a customer whose provider no longer offers them their own time is not stopped', { tag: '@desktop' }, async ({
  visit,
  page,
  shop,
}) => {
  await arriveSignedIn(page.context(), shop);
  await fillCart(page, shop, 'en', service);
  const days = await freeDays(shop, service);
  const body = { status: true, message: '', data: { days: days.slice(3) } };
  await shop.control('POST', 'faults', { path: 'product-masters/{id}/available-times', kind: 'body', body });
  await visit('/cart');
  await payButton(page, say).click();
  await expect(page.getByRole('dialog', { name: say('checkout.title') })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('shell.close') })
    .click();
  await page.getByRole('button', { name: `${say('cart.changeTime')}: ${service.name.en}` }).click();
  const own = page
    .getByRole('dialog')
    .getByRole('group', { name: say('appointments.own') })
    .getByRole('button');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('appointments.update') })
    .click();
  await expect(page.getByText(say('appointments.unchanged'))).toBeVisible();
  expect(await callsTo(shop, 'POST', /update-time-slot$/)).toHaveLength(1);
});
