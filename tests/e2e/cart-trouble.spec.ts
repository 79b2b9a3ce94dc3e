import { service, treatment, written } from './booking-steps.ts';
import { type Cart, cartOf, serum } from './cart-steps.ts';
import { methodsIn } from './payment-steps.ts';
import { anotherCustomer, takeTime } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';

const other = treatment(2);
const settled = (cart: Cart) => expect(cart.summary).not.toHaveAttribute('aria-busy');
const serums = (cart: Cart, quantity = 1) => cart.put({ productId: String(serum.id), quantity, extension: '30ml' });

test.describe('a cart in a hurry', () => {
  test('three quick clicks are three changes in their order, shown at once, and paying waits for them', {
    tag: '@desktop',
  }, async ({ visit, page, shop, signIn, cart, say }) => {
    await signIn();
    await serums(cart);
    await visit('/cart');
    await shop.control('DELETE', 'requests');
    await shop.control('PUT', 'latency', { ms: 300 });
    await page.evaluate((name) => {
      const button = document.querySelector<HTMLElement>(`main [aria-label="${name}"]`);
      for (let click = 0; click < 3; click += 1) button?.click();
    }, say('shop.more'));
    await expect(cart.line(serum.name.en).getByRole('status')).toHaveText('04');
    await expect(cart.link).toContainText('4');
    await cart.pay.click();
    const dialog = page.getByRole('dialog', { name: say('checkout.title') });
    await expect(dialog).toContainText(written(serum.price * 4));
    const quantities = (await shop.calls('POST', /^\/cart$/)).map(({ body }) => Number(body.quantity));
    expect(quantities).toEqual([2, 3, 4]);
  });

  test('a removal taken back before it was sent is never sent; of two quick presses on the bin one counts', {
    tag: '@desktop',
  }, async ({ visit, shop, signIn, cart }) => {
    await signIn();
    await serums(cart);
    await cart.fill(other, false);
    await visit('/cart');
    await shop.control('DELETE', 'requests');
    await shop.control('PUT', 'latency', { ms: 6000 });
    await cart.more.click();
    await cart.remove(other.name.en).dblclick();
    await expect(cart.lines).toHaveCount(1);
    await cart.undo.click();
    await expect(cart.lines).toHaveCount(2);
    await shop.control('PUT', 'latency', { ms: 0 });
    await settled(cart);
    expect(await shop.calls('DELETE', /cart/)).toEqual([]);
    await shop.control('PUT', 'latency', { ms: 500 });
    await cart.remove(serum.name.en).dblclick();
    await expect(cart.lines).toHaveCount(1);
    await settled(cart);
    await expect(cart.lines).toHaveCount(1);
    expect(await shop.calls('DELETE', /cart/)).toHaveLength(1);
  });

  test('with the keyboard alone: the focus stays in the list, and F8 leads to the way back', {
    tag: '@desktop',
  }, async ({ visit, page, signIn, cart, say }) => {
    await signIn();
    await serums(cart);
    await cart.fill(other, false);
    await visit('/cart');
    await cart.remove(other.name.en).focus();
    await page.keyboard.press('Enter');
    await expect(cart.remove(serum.name.en)).toBeFocused();
    await cart.undo.waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(cart.undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cart.lines).toHaveCount(2);
    await settled(cart);
    await expect(cart.remove(serum.name.en)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cart.lines).toHaveCount(1);
    await cart.remove(other.name.en).press('Enter');
    await expect(page.getByRole('heading', { name: say('cart.page.title') })).toBeFocused();
  });
});

test('two tabs show one cart: what is done in one stands in the other, codes and count included, and goes with the customer [PERSIST-03]', {
  tag: '@desktop',
}, async ({ visit, page, context, signIn, openTab, ask, cart, say }) => {
  await signIn();
  await serums(cart, 2);
  await cart.fill(service);
  await visit('/cart');
  const arabic = await openTab('/ar/cart');
  const second = cartOf(arabic, textsIn('ar'), ask);
  const third = cartOf(await openTab('/contact'), say, ask);
  await expect(third.link).toContainText('3');

  await page.getByLabel(say('cart.promoCode'), { exact: true }).fill('RAWNAQ10');
  await page.keyboard.press('Enter');
  await expect(cart.amountNamed(say('amounts.discount'))).toBeVisible();
  await expect(arabic.getByText('RAWNAQ10')).toBeVisible();
  const paid = (serum.price * 2 + service.price) * 0.9;
  await expect(cart.total).toContainText(written(paid));
  await expect(second.total).toContainText(written(paid));

  await cart.remove(serum.name.en).click();
  await expect(second.line(serum.name.ar)).toHaveCount(0);
  await expect(second.line(service.name.ar)).toBeVisible();
  await expect(third.link).toContainText('1');
  await expect(cart.link).toContainText('1');

  await context.clearCookies({ name: 'auth_token' });
  await visit('/cart');
  await arabic.waitForURL(/signIn=required/);
  await expect(third.link).not.toContainText(/\d/);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rawnaq.mine')));
  await expect.poll(kept).toEqual([]);
});

test.describe('a cart whose provider fails', () => {
  test.beforeEach(({ mayComplain }) => mayComplain(/status of 50[0-9]/));

  test('what did not happen is taken back and said; what happened although the answer was lost stays done [ERR-12]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, signIn, cart, toast, say }) => {
    const phone = await signIn();
    const fault = (path: string, more: object) => shop.fault(path, { phone, times: 1, ...more });
    await serums(cart);
    await cart.fill(other, false);
    await visit('/cart');
    await fault('cart', { method: 'POST', kind: 'status', status: 422, message: 'Only one is left' });
    await cart.more.click();
    await expect(page.getByText('Only one is left')).toBeVisible();
    await expect(cart.line(serum.name.en).getByRole('status')).toHaveText('01');

    await fault('cart/{id}', { method: 'DELETE', kind: 'reset' });
    await cart.remove(serum.name.en).click();
    await expect(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
    await expect(toast(say('cart.removed', { name: serum.name.en }))).toHaveCount(0, { timeout: 2_000 });
    await expect(cart.lines).toHaveCount(2);

    await fault('cart/{id}', { method: 'DELETE', kind: 'body', body: { status: true, data: [] } });
    await cart.remove(serum.name.en).click();
    await expect(page.getByText(say('cart.ignored', { name: serum.name.en }))).toBeVisible();
    await expect(cart.lines).toHaveCount(2);

    await fault('cart/{id}', { method: 'DELETE', kind: 'reset', after: true });
    await cart.remove(serum.name.en).click();
    await settled(cart);
    await expect(cart.lines).toHaveCount(1);
    await expect(cart.link).toContainText('1');
  });

  test('a code that could not be looked at is still in its field; an old cart says that it is old; nothing keeps turning', {
    tag: '@desktop',
  }, async ({ visit, page, shop, signIn, cart, dialog, main, say }) => {
    const phone = await signIn();
    await serums(cart);
    await visit('/cart');
    const field = page.getByLabel(say('cart.promoCode'), { exact: true });
    await shop.fault('cart', { method: 'GET', kind: 'status', status: 503, phone });
    await field.fill('RAWNAQ10');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/.+/);
    await expect(field).toHaveValue('RAWNAQ10');
    await expect(cart.lines).toHaveCount(1);
    await cart.more.click();
    await expect(page.getByText(say('cart.stale'))).toBeVisible();
    await settled(cart);
    await cart.pay.click();
    await expect(page.getByText(say('cart.stale'))).toHaveCount(2);
    await expect(dialog).toHaveCount(0);
    await shop.recover();
    await main.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(cart.line(serum.name.en).getByRole('status')).toHaveText('02');
    await expect(main.getByText(say('cart.stale'))).toHaveCount(0);
  });

  test('an extra without a price stands there with an example of one, which is sent nowhere [FEE-02 FEE-03]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, signIn, cart }) => {
    const phone = await signIn();
    const caller = await anotherCustomer(shop, phone);
    await cart.fill(service);
    const { body } = await caller.call('GET', 'cart');
    body.data.available_service_fees = [{ id: 1, name: 'VIP suite' }];
    await shop.fault('cart', { method: 'GET', kind: 'body', phone, times: 1, body });
    await visit('/cart');
    const extra = page.getByRole('checkbox', { name: 'VIP suite' });
    await expect(page.locator('label').filter({ has: extra })).toContainText(/about.*18/);
    await extra.check();
    await expect(cart.amountNamed('VIP suite')).toContainText('75');
    const asked = (await shop.calls('GET', /^\/cart$/)).at(-1)?.query;
    expect(asked).toEqual({ 'service_fees[0][id]': '1' });
  });
});

test('the times are looked at again before an order: one that was taken is marked with the nearest free ones, and one tap takes another', {
  tag: '@phone',
}, async ({ context, page, shop, openCart, booking, cart, say }) => {
  await openCart(service);
  const line = cart.line(service.name.ar);
  const before = await line
    .getByText(/\d:\d\d/)
    .first()
    .innerText();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rawnaq.offers-own-times'))).not.toBeNull();
  await shop.control('PUT', 'clock', { advanceMs: 31 * 60_000 });
  const [{ startAt, endAt }] = await page.evaluate(
    () => JSON.parse(localStorage.getItem('rawnaq.mine.cart') ?? '').lines,
  );
  await takeTime(await anotherCustomer(shop), service, { start_at: startAt, end_at: endAt });
  const dialog = page.getByRole('dialog', { name: say('checkout.title') });
  const isPressed = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if ('productMasterId' in route.request().postDataJSON().variables) await isPressed.promise;
    await route.fallback();
  });
  await cart.pay.click();
  await methodsIn(page).first().click();
  await expect(dialog.getByRole('status')).toHaveText(say('checkout.placing'));
  isPressed.resolve();
  const gone = line.getByRole('group', { name: say('cart.timeGone') });
  await expect(gone).toBeFocused();
  await expect(page.getByText(say('cart.timesGone'))).toBeVisible();
  await expect(gone.getByRole('button')).toHaveCount(4);
  await expect(dialog).toBeHidden();
  expect([context.pages(), await shop.calls('POST', /^\/orders$/)]).toEqual([[page], []]);

  await gone.getByRole('button').first().click();
  await expect(gone).toHaveCount(0);
  await expect(line.getByText(/\d:\d\d/).first()).not.toHaveText(before);
  await cart.pay.click();
  await expect(dialog).toBeVisible();
  expect((await booking.freeDays(service)).length).toBeGreaterThan(0);
});

test('a customer whose provider no longer offers them their own time is not stopped', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, booking, cart, dialog, say }) => {
  await signIn();
  await cart.fill(service);
  const days = await booking.freeDays(service);
  const body = { status: true, message: '', data: { days: days.slice(3) } };
  await shop.fault('product-masters/{id}/available-times', { kind: 'body', body });
  await visit('/cart');
  await cart.pay.click();
  await expect(page.getByRole('dialog', { name: say('checkout.title') })).toBeVisible();
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await page.getByRole('button', { name: `${say('cart.changeTime')}: ${service.name.en}` }).click();
  const own = dialog.getByRole('group', { name: say('appointments.own') }).getByRole('button');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: say('appointments.update') }).click();
  await expect(page.getByText(say('appointments.unchanged'))).toBeVisible();
  expect(await shop.calls('POST', /update-time-slot$/)).toHaveLength(1);
});
