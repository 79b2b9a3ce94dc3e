import { cartLink, goOnButton, openTreatment, treatment, written } from './booking-steps.ts';
import {
  amountNamed,
  amountOf,
  callsTo,
  giftCard,
  lineOf,
  linesIn,
  payButton,
  putIntoCart,
  removeButton,
  serum,
  summaryOf,
  totalOf,
  vipSuite,
} from './cart-steps.ts';
import { fillCart } from './customer-steps.ts';
import { operationOf } from './operation-of.ts';
import { anotherCustomer, arriveSignedIn, noura, receivedAt } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const service = treatment(1);
const other = treatment(2);

test.describe('the cart', () => {
  test('a customer sees that something is added, loaded, removed and emptied while it happens [CART-10]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await fillCart(page, shop, language, other, false);
    await visit('/services');
    await openTreatment(page, service.name[language]);
    await shop.control('PUT', 'latency', { ms: 6000 });
    await goOnButton(page, say).click();
    await expect(dialog.getByRole('button', { name: say('appointments.adding') })).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();

    await visit('/contact');
    await shop.control('PUT', 'latency', { ms: 6000 });
    await visit('/contact');
    await cartLink(page).click();
    await expect(main.getByRole('status', { name: say('shell.loading') })).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 0 });
    // The line that was added to look at its times has gone with its dialog.
    await expect(linesIn(page)).toHaveCount(2);
    await shop.control('PUT', 'latency', { ms: 6000 });
    await removeButton(page, say, other.name[language]).click();
    await expect(linesIn(page)).toHaveCount(1);
    await expect(summaryOf(page, say)).toHaveAttribute('aria-busy', 'true');
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(summaryOf(page, say)).not.toHaveAttribute('aria-busy');

    await shop.control('PUT', 'latency', { ms: 6000 });
    await main.getByRole('button', { name: say('cart.empty.action') }).click();
    await dialog.getByRole('button', { name: say('cart.empty.confirm'), exact: true }).click();
    await expect(dialog.getByRole('button', { name: say('cart.empty.waiting') })).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(main.getByText(say('cart.nothing'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cartLink(page)).not.toContainText(/\d/);
  });

  test('a treatment, a serum and a gift card lie in one cart; a line that is removed can be had back at its time [PROD-02]', {
    tag: '@phone',
  }, async ({ visit, page, shop, say, language }) => {
    const name = service.name[language];
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await putIntoCart(page, shop, language, { productId: String(serum.id), quantity: 2, extension: '50ml' });
    await putIntoCart(page, shop, language, { productId: String(giftCard.id) });
    await visit('/cart');
    await expect(linesIn(page)).toHaveCount(3);
    const title = { en: 'Your cart', ar: 'سلتك' }[language];
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByText(title, { exact: true })).toHaveCount(1);
    await expect(cartLink(page)).toContainText('4');
    await expect(lineOf(page, giftCard.name[language])).toContainText(say('cart.giftCardArrives'));
    const before = await totalOf(page, say).innerText();
    const when = await lineOf(page, name)
      .getByText(/\d:\d\d/)
      .first()
      .innerText();
    expect(await violations(page)).toEqual([]);

    await removeButton(page, say, name).click();
    await expect(linesIn(page)).toHaveCount(2);
    // A message stays while the pointer rests on it.
    await page.getByRole('button', { name: say('cart.undo') }).hover();
    await expect(removeButton(page, say, serum.name[language])).toBeFocused();
    await expect(totalOf(page, say)).not.toHaveText(before);
    await expect(cartLink(page)).toContainText('3');
    await page.getByRole('button', { name: say('cart.undo') }).click();
    await expect(lineOf(page, name)).toContainText(when);
    await expect(totalOf(page, say)).toHaveText(before);
    await expect(lineOf(page, name)).not.toHaveAttribute('aria-busy');

    const [taken] = await callsTo(shop, 'POST', /update-time-slot$/);
    const rival = await anotherCustomer(shop);
    const added = await rival.call('POST', 'cart', { product_id: service.id, quantity: 1 });
    await removeButton(page, say, name).click();
    await expect(lineOf(page, name)).toHaveCount(0);
    await page
      .getByRole('button', { name: say('cart.undo') })
      .last()
      .hover();
    await expect(summaryOf(page, say)).not.toHaveAttribute('aria-busy');
    await rival.call('POST', `cart-products/${added.body.data.cart_product_id}/update-time-slot`, taken?.body);
    await page
      .getByRole('button', { name: say('cart.undo') })
      .last()
      .click();
    await expect(page.getByText(/\d:\d\d/).filter({ hasText: name })).toBeVisible();
    await expect(lineOf(page, name).getByRole('button', { name: say('cart.chooseTime') })).toBeVisible();
  });

  test('a customer who presses before the cart with the kept code has come is not passed over', {
    tag: '@desktop',
  }, async ({ visit, page, shop, say, language }) => {
    const name = serum.name[language];
    await arriveSignedIn(page.context(), shop);
    await putIntoCart(page, shop, language, { productId: String(serum.id), quantity: 1, extension: '30ml' });
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
    await expect(lineOf(page, name).getByRole('status')).toHaveText('02');
    await removeButton(page, say, name).click();
    await expect(linesIn(page)).toHaveCount(0);
    held.resolve();
    await expect(page.getByText(say('cart.nothing'))).toBeVisible();
    await expect.poll(() => callsTo(shop, 'DELETE', /cart/)).toHaveLength(1);
    await expect.poll(() => callsTo(shop, 'POST', /^\/cart$/)).toHaveLength(2);
    await expect(page.getByText(say('cart.nothing'))).toBeVisible();
  });

  test('a promo code and a gift card: refused at the field, applied, kept over a reload, sent with the order, removed again [PROMO-01 PROMO-02 PROD-22 DLG-10 PERSIST-03]', async ({
    visit,
    page,
    shop,
    say,
    language,
  }) => {
    const codes = page.getByRole('region', { name: say('cart.codes') });
    const field = (id: string) => codes.getByLabel(say(id), { exact: true });
    const apply = codes.getByRole('button', { name: say('cart.code.apply') });
    await arriveSignedIn(page.context(), shop, noura);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await apply.first().click();
    await expect(field('cart.promoCode')).toHaveAccessibleDescription(say('cart.promoCode.missing'));
    await field('cart.promoCode').fill(' ramadan25 ');
    await field('cart.promoCode').press('Enter');
    const expired = language === 'en' ? 'This promo code has expired.' : 'انتهت صلاحية رمز الخصم.';
    await expect(field('cart.promoCode')).toHaveAccessibleDescription(expired);
    await expect(field('cart.promoCode')).toBeFocused();
    await expect(linesIn(page)).toHaveCount(1);
    await field('cart.promoCode').fill('RAWNAQ10');
    await apply.first().click();
    const remove = codes.getByRole('button', { name: say('cart.promoCode.remove', { code: 'RAWNAQ10' }) });
    await expect(remove).toBeVisible();
    const promo = service.price / 10;
    await expect(amountOf(page, say, 'amounts.discount')).toContainText(written(promo));

    await codes.getByRole('button', { name: say('cart.giftCard.mine') }).click();
    const dialog = page.getByRole('dialog', { name: say('vouchers.pick.title') });
    await expect(dialog.getByRole('button', { name: 'GC-7431-208855' })).toBeDisabled();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'GC-7519-902617' }).click();
    const removeCard = codes.getByRole('button', { name: say('cart.giftCard.remove', { code: 'GC-7519-902617' }) });
    await expect(removeCard).toBeVisible();
    await expect(amountOf(page, say, 'amounts.discount')).toContainText(written(service.price));
    await expect(totalOf(page, say)).toContainText('0');

    await visit('/cart');
    await expect(remove).toBeVisible();
    await expect(removeCard).toBeVisible();
    await expect(amountOf(page, say, 'amounts.discount')).toContainText(written(service.price));
    await removeCard.click();
    await remove.click();
    await expect(field('cart.promoCode')).toBeVisible();
    await expect(amountOf(page, say, 'amounts.discount')).toHaveCount(0);
    await expect.poll(async () => (await callsTo(shop, 'GET', /^\/cart$/)).at(-1)?.query).toEqual({});
    await field('cart.promoCode').fill('RAWNAQ10');
    await field('cart.promoCode').press('Enter');
    await expect(remove).toBeVisible();
    await field('cart.giftCard').fill('GC-7519-902617');
    await field('cart.giftCard').press('Enter');
    await expect(removeCard).toBeVisible();
    await payButton(page, say).click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
    await expect
      .poll(async () => (await receivedAt(shop, '/orders')).find((body) => body !== null))
      .toMatchObject({
        promo_code: 'RAWNAQ10',
        gift_card: 'GC-7519-902617',
      });
  });

  test('extras: one is chosen as it is, another only with an address, and they go into the order, like a gift, and start anew after it [FEE-01 FEE-04 CART-09 ORD-02 PROD-22]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, say, language }) => {
    test.slow();
    const extras = page.getByRole('region', { name: say('cart.fees') });
    const suite = vipSuite[language];
    const visitHome = { en: 'Home visit', ar: 'زيارة منزلية' }[language];
    await arriveSignedIn(page.context(), shop, noura);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await page.evaluate(() => {
      const gift = { firstName: 'Sara', lastName: 'Omar', mobileNumber: '512345670' };
      localStorage.setItem('rawnaq.mine.cart-params', JSON.stringify({ gift }));
    });
    const keptGift = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart-params') ?? '{}').gift);
    await visit('/cart');
    await extras.getByRole('checkbox', { name: suite }).check();
    await expect(amountNamed(page, say, suite)).toContainText('75');
    expect(await keptGift()).toMatchObject({ firstName: 'Sara' });
    await payButton(page, say).click();
    const payment = page.getByRole('dialog', { name: say('checkout.title') });
    await payment.getByRole('listitem').first().waitFor();
    await shop.control('PUT', 'latency', { ms: 3000 });
    await payment.getByRole('listitem').first().getByRole('button').click();
    await expect(payment.getByText(say('checkout.placing'))).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(page.getByRole('dialog', { name: say('payments.title') })).toBeVisible();
    // Browsers draw seldom what lies behind another tab.
    await page.bringToFront();
    // The orders are read after it, to compare its amount.
    await expect
      .poll(async () => (await receivedAt(shop, '/orders')).find((body) => body !== null))
      .toMatchObject({
        service_fees: [{ id: '1' }],
        is_gifted_order: 1,
      });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('shell.close') })
      .click();
    await expect(extras.getByRole('checkbox', { name: suite })).not.toBeChecked();
    await expect.poll(keptGift).toBeNull();
    await extras.getByRole('checkbox', { name: suite }).check();
    await expect(amountNamed(page, say, suite)).toContainText('75');

    await extras.getByRole('checkbox', { name: visitHome }).click();
    const dialog = page.getByRole('dialog', { name: say('addresses.title') });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(extras.getByRole('checkbox', { name: visitHome })).not.toBeChecked();
    await extras.getByRole('checkbox', { name: visitHome }).click();
    await dialog.getByText('Home', { exact: true }).click();
    await expect(extras.getByRole('checkbox', { name: visitHome })).toBeChecked();
    await expect(extras.getByText('Home', { exact: true })).toBeVisible();
    await expect(amountNamed(page, say, suite)).toContainText('195');
    const address = (await callsTo(shop, 'GET', /^\/cart$/)).at(-1)?.query['service_fees[1][address_id]'];
    expect(address).toMatch(/^\d+$/);

    await extras.getByRole('checkbox', { name: suite }).uncheck();
    await expect(amountNamed(page, say, visitHome)).toContainText('120');
    const removal = page.waitForResponse((answer) => operationOf(answer.request()).includes('RemoveCartLine'));
    await removeButton(page, say, service.name[language]).click();
    await expect(page.getByText(say('cart.nothing'))).toBeVisible();
    await (await removal).finished();
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await expect(extras.getByRole('checkbox', { name: visitHome })).not.toBeChecked();
  });
});
