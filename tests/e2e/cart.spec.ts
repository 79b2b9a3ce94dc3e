import { service, treatment, written } from './booking-steps.ts';
import { giftCard, serum, vipSuite } from './cart-steps.ts';
import { operationOf } from './operation-of.ts';
import { anotherCustomer, noura, takeTime } from './session-steps.ts';
import { expect, test } from './shop.ts';

const other = treatment(2);

test('a customer sees that something is added, loaded, removed and emptied while it happens [CART-10]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, booking, cart, dialog, main, say, language }) => {
  await signIn();
  await cart.fill(service);
  await cart.fill(other, false);
  await visit('/services');
  await booking.open(service);
  await shop.control('PUT', 'latency', { ms: 6000 });
  await booking.goOn.click();
  await expect(dialog.getByRole('button', { name: say('shop.buy.adding') })).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit('/contact');
  await cart.link.click();
  await expect(main.getByRole('status', { name: say('shell.loading') })).toBeVisible();
  held.resolve();
  // The line that was added to look at its times has gone with its dialog.
  await expect(cart.lines).toHaveCount(2);
  await shop.control('PUT', 'latency', { ms: 6000 });
  await cart.remove(other.name[language]).click();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.summary).toHaveAttribute('aria-busy', 'true');
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(cart.summary).not.toHaveAttribute('aria-busy');

  await shop.control('PUT', 'latency', { ms: 6000 });
  // The second press of a double one meets the page under the question, and does not close it.
  await main.getByRole('button', { name: say('cart.empty.action') }).dblclick({ delay: 100 });
  await dialog.getByRole('button', { name: say('cart.empty.confirm'), exact: true }).click();
  await expect(dialog.getByRole('button', { name: say('cart.empty.waiting') })).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(main.getByText(say('cart.nothing'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cart.link).not.toContainText(/\d/);
});

test('a treatment, a serum and a gift card lie in one cart; a line that is removed can be had back at its time, and free cancellation is promised of the visit alone [PROD-02]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, main, violations, say, language }) => {
  const name = service.name[language];
  await signIn();
  await cart.fill(service);
  await cart.put({ productId: String(serum.id), quantity: 2, extension: '50ml' });
  await cart.put({ productId: String(giftCard.id) });
  await visit('/cart');
  await expect(cart.lines).toHaveCount(3);
  const title = { en: 'Your cart', ar: 'سلتك' }[language];
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByText(title, { exact: true })).toHaveCount(1);
  await expect(cart.link).toContainText('4');
  await expect(cart.line(giftCard.name[language])).toContainText(say('cart.giftCardArrives'));
  const before = await cart.total.innerText();
  const line = cart.line(name);
  const when = await line
    .getByText(/\d:\d\d/)
    .first()
    .innerText();
  expect(await violations()).toEqual([]);
  const promise = cart.summary.getByText({ en: /Free cancellation/, ar: /إلغاء مجاني/ }[language]);
  await expect(promise).toBeVisible();

  await cart.remove(name).click();
  await expect(cart.lines).toHaveCount(2);
  await expect(promise).toHaveCount(0);
  // A message stays while the pointer rests on it.
  await cart.undo.hover();
  await expect(cart.remove(serum.name[language])).toBeFocused();
  await expect(cart.total).not.toHaveText(before);
  await expect(cart.link).toContainText('3');
  await cart.undo.click();
  await expect(cart.line(name)).toContainText(when);
  await expect(cart.total).toHaveText(before);
  await expect(cart.line(name)).not.toHaveAttribute('aria-busy');

  const [taken] = await shop.calls('POST', /update-time-slot$/);
  await cart.remove(name).click();
  await expect(cart.line(name)).toHaveCount(0);
  await cart.undo.hover();
  await expect(cart.summary).not.toHaveAttribute('aria-busy');
  await takeTime(await anotherCustomer(shop), service, taken?.body);
  await cart.undo.click();
  await expect(page.getByText(/\d:\d\d/).filter({ hasText: name })).toBeVisible();
  await expect(cart.line(name).getByRole('button', { name: say('cart.chooseTime') })).toBeVisible();
});

test('a customer who presses before the cart with the kept code has come is not passed over', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, cart, say, language }) => {
  const name = serum.name[language];
  await signIn();
  await cart.put({ productId: String(serum.id), quantity: 1, extension: '30ml' });
  await visit('/cart');
  await page.getByLabel(say('cart.promoCode'), { exact: true }).fill('RAWNAQ10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: say('cart.promoCode.remove', { code: 'RAWNAQ10' }) })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit('/cart');
  await page.getByRole('button', { name: say('shop.more') }).click();
  await expect(cart.line(name).getByRole('status')).toHaveText('02');
  await cart.remove(name).click();
  await expect(cart.lines).toHaveCount(0);
  held.resolve();
  await expect(page.getByText(say('cart.nothing'))).toBeVisible();
  await expect.poll(() => shop.calls('DELETE', /cart/)).toHaveLength(1);
  await expect.poll(() => shop.calls('POST', /^\/cart$/)).toHaveLength(2);
  await expect(page.getByText(say('cart.nothing'))).toBeVisible();
});

test('a promo code and a gift card: refused at the field, applied, kept over a reload, sent with the order, removed again [PROMO-01 PROMO-02 PROD-22 DLG-10 PERSIST-03]', {
  tag: '@phone',
}, async ({ visit, page, shop, openCart, cart, violations, say, language }) => {
  const codes = page.getByRole('region', { name: say('cart.codes') });
  const field = (id: string) => codes.getByLabel(say(id), { exact: true });
  const apply = codes.getByRole('button', { name: say('cart.code.apply') });
  await openCart(service, noura);
  await apply.first().click();
  await expect(field('cart.promoCode')).toHaveAccessibleDescription(say('cart.promoCode.missing'));
  await field('cart.promoCode').fill(' ramadan25 ');
  await field('cart.promoCode').press('Enter');
  const expired = language === 'en' ? 'This promo code has expired.' : 'انتهت صلاحية رمز الخصم.';
  await expect(field('cart.promoCode')).toHaveAccessibleDescription(expired);
  await expect(field('cart.promoCode')).toBeFocused();
  await expect(cart.lines).toHaveCount(1);
  await field('cart.promoCode').fill('RAWNAQ10');
  await apply.first().click();
  const remove = codes.getByRole('button', { name: say('cart.promoCode.remove', { code: 'RAWNAQ10' }) });
  await expect(remove).toBeVisible();
  const promo = service.price / 10;
  await expect(cart.amount('amounts.discount')).toContainText(written(promo));

  await codes.getByRole('button', { name: say('cart.giftCard.mine') }).click();
  const dialog = page.getByRole('dialog', { name: say('vouchers.shop.onSale') });
  await expect(dialog.getByRole('button', { name: 'GC-7431-208855' })).toBeDisabled();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'GC-7502-664173' }).click();
  const removeCard = codes.getByRole('button', { name: say('cart.giftCard.remove', { code: 'GC-7502-664173' }) });
  await expect(removeCard).toBeVisible();
  await expect(cart.amount('amounts.discount')).toContainText(written(service.price));
  await expect(cart.total).toContainText('0');

  await visit('/cart');
  await expect(remove).toBeVisible();
  await expect(removeCard).toBeVisible();
  await expect(cart.amount('amounts.discount')).toContainText(written(service.price));
  await removeCard.click();
  await remove.click();
  await expect(field('cart.promoCode')).toBeVisible();
  await expect(cart.amount('amounts.discount')).toHaveCount(0);
  await expect.poll(async () => (await shop.calls('GET', /^\/cart$/)).at(-1)?.query).toEqual({});
  await field('cart.promoCode').fill('RAWNAQ10');
  await field('cart.promoCode').press('Enter');
  await expect(remove).toBeVisible();
  await field('cart.giftCard').fill('GC-7502-664173');
  await field('cart.giftCard').press('Enter');
  await expect(removeCard).toBeVisible();
  await cart.pay.click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  const order = async () => (await shop.received('/orders')).find((body) => body !== null);
  await expect.poll(order).toMatchObject({ promo_code: 'RAWNAQ10', gift_card: 'GC-7502-664173' });
});

test('extras: one is chosen as it is, another only with an address, and they go into the order, like a gift, and start anew after it [FEE-01 FEE-04 CART-09 ORD-02 PROD-22]', {
  tag: '@desktop',
}, async ({ visit, page, shop, openCart, cart, checkout, leaveDialog, say, language }) => {
  test.slow();
  const extras = page.getByRole('region', { name: say('cart.fees') });
  const suite = vipSuite[language];
  const visitHome = { en: 'Home visit', ar: 'زيارة منزلية' }[language];
  await openCart(service, noura);
  await page.evaluate(() => {
    const gift = { firstName: 'Sara', lastName: 'Omar', mobileNumber: '512345670' };
    localStorage.setItem('rawnaq.mine.cart-params', JSON.stringify({ gift }));
  });
  const keptGift = () => page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart-params') ?? '{}').gift);
  await visit('/cart');
  await extras.getByRole('checkbox', { name: suite }).check();
  await expect(cart.amountNamed(suite)).toContainText('75');
  expect(await keptGift()).toMatchObject({ firstName: 'Sara' });
  await cart.pay.click();
  await checkout.methods.first().waitFor();
  await shop.control('PUT', 'latency', { ms: 3000 });
  await checkout.methods.first().click();
  await expect(page.getByText(say('checkout.placing'))).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(checkout.heading).toBeVisible();
  // Browsers seldom draw a page behind another tab.
  await page.bringToFront();
  // The orders are read after it, to compare its amount.
  const order = async () => (await shop.received('/orders')).find((body) => body !== null);
  await expect.poll(order).toMatchObject({ service_fees: [{ id: '1' }], is_gifted_order: 1 });
  await page.getByRole('button', { name: say('shell.close') }).click();
  await expect(extras.getByRole('checkbox', { name: suite })).not.toBeChecked();
  await expect.poll(keptGift).toBeUndefined();
  await extras.getByRole('checkbox', { name: suite }).check();
  await expect(cart.amountNamed(suite)).toContainText('75');

  await extras.getByRole('checkbox', { name: visitHome }).click();
  const dialog = page.getByRole('dialog', { name: say('addresses.title') });
  await expect(dialog).toBeVisible();
  await leaveDialog();
  await expect(extras.getByRole('checkbox', { name: visitHome })).not.toBeChecked();
  await extras.getByRole('checkbox', { name: visitHome }).click();
  await dialog.getByText('Home', { exact: true }).click();
  await expect(extras.getByRole('checkbox', { name: visitHome })).toBeChecked();
  await expect(extras.getByText('Home', { exact: true })).toBeVisible();
  await expect(cart.amountNamed(suite)).toContainText('195');
  const address = async () => (await shop.calls('GET', /^\/cart$/)).at(-1)?.query['service_fees[1][address_id]'];
  const first = await address();
  expect(first).toMatch(/^\d+$/);
  await extras.getByRole('button', { name: say('cart.fees.changeAddress') }).click();
  await dialog.getByText('بيت الوالدة', { exact: true }).click();
  await expect.poll(address).not.toBe(first);

  await extras.getByRole('checkbox', { name: suite }).uncheck();
  await expect(cart.amountNamed(visitHome)).toContainText('120');
  const removal = page.waitForResponse((answer) => operationOf(answer.request()).includes('RemoveCartLine'));
  await cart.remove(service.name[language]).click();
  await expect(page.getByText(say('cart.nothing'))).toBeVisible();
  await (await removal).finished();
  await cart.fill(service);
  await visit('/cart');
  await expect(extras.getByRole('checkbox', { name: visitHome })).not.toBeChecked();
});
