import { cartLink, treatment } from './booking-steps.ts';
import { amountNamed, putIntoCart, serum, vipSuite } from './cart-steps.ts';
import { fillCart } from './customer-steps.ts';
import { giftForm } from './gift-steps.ts';
import { lostWithLargeLetters } from './letter-sizes.ts';
import { askToPay, bookingsAfterPaying, callsOf, methodsIn, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const service = treatment(1);

test.describe('while a payment is open', () => {
  test('a customer with an extra and a gift is led back to it by paying again, here and on another device, and giving it up brings both back', async ({
    page,
    browser,
    shop,
    visit,
    say,
    language,
  }) => {
    const phone = await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    const dialog = page.getByRole('dialog');
    const pay = page.getByRole('button', { name: say('cart.pay') }).filter({ visible: true });
    const includeHidden = true;
    const suite = page
      .getByRole('region', { name: say('cart.fees'), includeHidden })
      .getByRole('checkbox', { includeHidden })
      .first();
    await suite.check();
    await expect(amountNamed(page, say, vipSuite[language])).toBeVisible();
    const form = giftForm(page, say);
    await form.open();
    await form.firstName.fill('Reem');
    await form.lastName.fill('Salem');
    await form.mobile.fill('544556677');
    await form.confirm.click();
    await expect(dialog).toBeHidden();
    await askToPay(page, say);
    const tab = await openPaymentTab(page);
    await page.bringToFront();
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    const orderNumber = (await dialog.locator('bdi').first().textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(suite).not.toBeChecked();

    await pay.click();
    await expect(dialog.getByText(orderNumber)).toBeVisible();
    await expect(dialog.getByText(say('payments.held.with'))).toBeVisible();
    await expect(dialog.getByText('Reem Salem')).toBeVisible();
    expect(await violations(page), 'the open payment').toEqual([]);

    const other = await browser.newContext({ baseURL: shop.shop });
    await arriveSignedIn(other, shop, phone);
    const away = await other.newPage();
    await away.goto(`${language === 'ar' ? '/ar' : ''}/cart`);
    await away
      .getByRole('button', { name: say('cart.pay') })
      .filter({ visible: true })
      .click();
    await expect(away.getByRole('dialog').getByText(orderNumber)).toBeVisible();
    await expect(away.getByRole('dialog').getByText('Reem Salem')).toBeVisible();
    await other.close();
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);

    await dialog.getByRole('button', { name: say('payments.otherWay') }).click();
    await expect(dialog.getByRole('heading', { name: say('checkout.open.title') })).toBeVisible();
    expect(await violations(page), 'the question').toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.open.giveUp') }).click();
    await expect(dialog.getByRole('heading', { name: say('checkout.title') })).toBeVisible();
    await expect(suite).toBeChecked();
    await expect(page.getByRole('region', { name: /Reem Salem/, includeHidden })).toBeVisible();
    await tab.close();
    await paymentPage(await openPaymentTab(page), language).payWithCard();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toContainText(
      language === 'ar' ? 'طلب ملغي' : 'Order canceled',
    );
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(2);
  });

  test('a changed cart is asked about first; what cannot be given up is said to stand, and a second order needs a second yes', {
    tag: '@phone',
  }, async ({ page, shop, visit, say, language }) => {
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await askToPay(page, say);
    await (await openPaymentTab(page)).close();
    await expect(dialog.getByText(say('payments.closed'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await fillCart(page, shop, language, treatment(2));
    await visit('/cart');
    const pay = page.getByRole('button', { name: say('cart.pay') }).filter({ visible: true });
    // The tab follows its payment again after a reload.
    await expect(page.getByRole('main').getByText(treatment(2).name[language])).toBeVisible();
    await pay.click();
    await expect(dialog.getByRole('heading', { name: say('checkout.open.title') })).toBeVisible();
    const body = { status: false, message: 'Too late' };
    await shop.control('POST', 'faults', { path: 'orders/{id}/cancel', kind: 'body', body });
    await dialog.getByRole('button', { name: say('checkout.open.giveUp') }).click();
    await expect(dialog.getByText('Too late')).toBeVisible();
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
    await dialog.getByRole('button', { name: say('checkout.open.anew') }).click();
    await openPaymentTab(page);
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(2);
  });

  test('a customer whose letters are twice as large reads of it and goes on without scrolling sideways', {
    tag: '@phone',
  }, async ({ page, shop, visit, say, language }) => {
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await askToPay(page, say);
    await openPaymentTab(page);
    await visit('/notifications');
    const open = page.getByRole('region', { name: say('payments.open.title') });
    await expect(open.getByRole('button', { name: say('payments.open.continue') })).toBeVisible();
    expect(await lostWithLargeLetters(page)).toEqual([]);
  });

  test('what is paid after five reloads, with its dialog closed, leaves a cart that its provider does not empty', {
    tag: '@desktop',
  }, async ({ page, shop, visit, say, language }) => {
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await shop.control('PUT', 'habits', { habits: ['cart-keeps-paid'] });
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await askToPay(page, say);
    const tab = await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    for (let reload = 0; reload < 5; reload += 1) {
      await page.reload();
      await expect(dialog.getByText(say('payments.elsewhere'))).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await paymentPage(tab, language).payWithCard();
    await expect(page.getByText(say('cart.nothing'))).toBeVisible();
    await expect(cartLink(page)).toHaveText('');
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });
});

test.describe('an order that is not what the customer expects', () => {
  test.use({ expectedConsoleErrors: /order was not placed/ });

  test('a dearer order is told before its payment page opens, and the customer decides', { tag: '@phone' }, async ({
    page,
    shop,
    visit,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await shop.control('PUT', 'habits', { habits: ['dearer-orders'] });
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await askToPay(page, say);
    await methodsIn(page).first().click();
    await expect(dialog.getByRole('heading', { name: say('checkout.open.dearerTitle') })).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(dialog.getByText(say('payments.held.total'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.open.goOn') }).click();
    const link = dialog.getByRole('link', { name: say('payments.openAgain') });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await paymentPage(tab, language).payWithCard();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });

  test('a customer whose order was declined and cannot be cancelled reads so once, with the order and a second one as the ways on', async ({
    page,
    shop,
    visit,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    const answer = (path: string, body: object) => shop.control('POST', 'faults', { path, kind: 'body', body });
    await answer('orders/{id}/cancel', { status: false, message: 'Too late' });
    await arriveSignedIn(page.context(), shop);
    await putIntoCart(page, shop, language, { productId: String(serum.id) });
    await visit('/cart');
    await askToPay(page, say);
    await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    const orderNumber = (await dialog.locator('bdi').first().textContent()) ?? '';
    await answer('payments/check-payment-status', { status: true, data: { success: false } });
    await dialog.getByRole('button', { name: say('payments.tryAgain') }).click();
    await methodsIn(page).nth(1).click();
    await expect(dialog.getByText(say('checkout.open.declined', { number: orderNumber }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('checkout.open.goOn') })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.open.anew') }).click();
    await openPaymentTab(page);
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(2);
  });

  test('a lost order that is not found is made anew only after the customer has said twice that it is not there, also after a reload', {
    tag: '@desktop',
  }, async ({ page, shop, visit, say, language }) => {
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await shop.control('POST', 'faults', { path: 'orders', method: 'POST', kind: 'status', status: 409, times: 1 });
    await askToPay(page, say);
    await methodsIn(page).first().click();
    await expect(dialog.getByText(say('checkout.lost.notFound'))).toBeVisible();
    await page.reload();
    await page
      .getByRole('button', { name: say('cart.pay') })
      .filter({ visible: true })
      .click();
    await expect(dialog.getByText(say('checkout.lost.notFound'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.lost.deny') }).click();
    await expect(dialog.getByText(say('checkout.lost.sure'))).toBeVisible();
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
    await dialog.getByRole('button', { name: say('checkout.startOver') }).click();
    await paymentPage(await openPaymentTab(page), language).payWithCard();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(2);
  });
});
