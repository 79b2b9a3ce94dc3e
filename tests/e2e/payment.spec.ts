import { texts } from '../../server/sandbox/texts.ts';
import { cartLink, treatment, written } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { askToPay, callsOf, methodsIn, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';

const service = treatment(1);
const methodNames = {
  en: ['mada', 'Visa / Mastercard', 'Apple Pay', 'STC Pay'],
  ar: ['مدى', 'فيزا / ماستركارد', 'أبل باي', 'إس تي سي باي'],
};

test.describe('paying', () => {
  test.beforeEach(async ({ page, shop, language, visit }) => {
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
  });

  test('a customer pays in another tab and sees the booking here, with an empty cart [PAY-01 PAY-02 PAY-05 PAY-09 PAY-13 PAY-14 PROD-23]', async ({
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await askToPay(page, say);
    await expect(methodsIn(page)).toHaveText(methodNames[language]);
    const tab = await openPaymentTab(page);
    await expect(dialog.getByRole('heading', { name: say('payments.title') })).toBeVisible();
    await expect(dialog.getByRole('status')).toContainText(say('payments.waiting').replace('…', ''));
    const orderNumber = (await dialog.locator('bdi').first().textContent()) ?? '';
    const [closed] = await Promise.all([
      tab.waitForEvent('close').then(() => true),
      paymentPage(tab, language).payWithCard(),
    ]);
    expect(closed).toBe(true);
    await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: texts.orderConfirmed[language] })).toBeVisible();
    const booking = page.getByRole('listitem').filter({ hasText: orderNumber });
    await expect(booking).toContainText(service.name[language]);
    await expect(booking).toContainText(written(service.price));
    await expect(cartLink(page)).toHaveText('');
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
    const asked = (await callsOf(shop, 'POST', 'payments/check-payment-status')).length;
    await cartLink(page).click();
    await expect(page.getByText(say('cart.nothing'))).toBeVisible();
    expect(await callsOf(shop, 'POST', 'payments/check-payment-status')).toHaveLength(asked);
  });

  test('two quick presses on a way to pay make one order [PAY-02]', { tag: '@desktop' }, async ({
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await askToPay(page, say);
    await shop.control('PUT', 'latency', { ms: 1000 });
    await methodsIn(page).first().click();
    await methodsIn(page).first().dispatchEvent('click');
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('payments.title') })).toBeVisible();
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
    expect(page.context().pages()).toHaveLength(2);
  });

  test('a declined payment is said at once, asks no further and can be tried again [PAY-15]', async ({
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await askToPay(page, say);
    const tab = await openPaymentTab(page);
    await paymentPage(tab, language).decline.click();
    await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
    const [declined] = await callsOf(shop, 'POST', 'payments/check-payment-status');
    const asked = async () =>
      (await callsOf(shop, 'POST', 'payments/check-payment-status')).filter((order) => order === declined).length;
    await dialog.getByRole('button', { name: say('payments.tryAgain') }).click();
    await expect(methodsIn(page).first()).toBeVisible();
    const count = await asked();
    const second = await openPaymentTab(page);
    await paymentPage(second, language).payWithCard();
    await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
    expect(await asked()).toBe(count);
  });

  test('a customer cancels on the payment page and keeps the cart', { tag: '@phone' }, async ({ page, language }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await askToPay(page, say);
    await paymentPage(await openPaymentTab(page), language).cancel.click();
    await expect(dialog.getByText(say('payments.failed.body'))).toBeVisible();
    await dialog.getByRole('button', { name: say('shell.close') }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: service.name[language] }),
    ).toBeVisible();
  });

  test('a payment that nobody confirms ends as not confirmed, with the cart kept and a way to look again [PAY-12 PAY-16]', {
    tag: '@desktop',
  }, async ({ page, shop, language }) => {
    test.slow();
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await askToPay(page, say);
    await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.unconfirmed.body'))).toBeVisible({ timeout: 20_000 });
    expect(await callsOf(shop, 'POST', 'payments/check-payment-status')).toHaveLength(20);
    await expect(cartLink(page)).toContainText('1');
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
    await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
    await expect(cartLink(page)).toHaveText('');
  });

  test('a customer who closed the payment tab reads so, opens it again and pays', { tag: '@phone' }, async ({
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await askToPay(page, say);
    await (await openPaymentTab(page)).close();
    await expect(page.getByRole('dialog').getByText(say('payments.closed'))).toBeVisible();
    const again = page.getByRole('dialog').getByRole('link', { name: say('payments.openAgain') });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), again.click()]);
    await paymentPage(tab, language).payWithCard();
    await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });

  test('a customer who loads the cart anew is back at the payment, and later goes on with it from the bookings', {
    tag: '@desktop',
  }, async ({ page, shop, language, visit }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await askToPay(page, say);
    const tab = await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    await page.reload();
    await expect(dialog.getByText(say('payments.elsewhere'))).toBeVisible();
    await tab.close();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await visit('/dashboard/bookings');
    const open = page.getByRole('region', { name: say('payments.open.title') });
    await open.getByRole('button', { name: say('payments.open.continue') }).click();
    await expect(dialog.getByRole('link', { name: say('payments.openAgain') })).toBeVisible();
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(0);
    await expect(cartLink(page)).toHaveText('');
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });

  test('a payment that nobody followed is true where the payment page returns: for its customer, and for nobody else', {
    tag: '@phone',
  }, async ({ page, shop, language, visit }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await askToPay(page, say);
    await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    const orderNumber = (await dialog.locator('bdi').first().textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await visit(`/secure-payment?success=true&merchant_order_id=${orderNumber}`);
    await expect(page.getByText(say('payments.pending.title'))).toBeVisible();
    await expect(page.getByText(say('payments.paid.title'))).toHaveCount(0);
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await expect(page.getByText(say('payments.paid.title'))).toBeVisible();
    await page.getByRole('link', { name: say('payments.toBookings') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toBeVisible();
    await arriveSignedIn(page.context(), shop);
    await visit(`/secure-payment?success=true&merchant_order_id=${orderNumber}`);
    await expect(page.getByText(say('payments.unconfirmed.body'))).toBeVisible();
    await expect(page.getByText(say('payments.paid.title'))).toHaveCount(0);
  });

  test.describe('where no socket gets through', () => {
    test.use({ expectedConsoleErrors: /WebSocket/ });

    test('a customer learns of the payment all the same, and the provider is asked no more often', {
      tag: '@desktop',
    }, async ({ page, shop, language, visit }) => {
      const say = textsIn(language);
      await page.addInitScript(() => {
        window.WebSocket = class extends EventTarget {
          close() {}
        } as unknown as typeof WebSocket;
      });
      await visit('/cart');
      await shop.control('PUT', 'payment', { outcome: 'paid', pendingAnswers: 2 });
      await askToPay(page, say);
      await openPaymentTab(page);
      await expect(page).toHaveURL(shop.address('/dashboard/bookings'), { timeout: 20_000 });
      expect(await callsOf(shop, 'POST', 'payments/check-payment-status')).toHaveLength(3);
    });
  });

  test('a customer pays in the shop itself, in a frame that says how it went [PAY-04 PAY-07 PAY-10]', async ({
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await askToPay(page, say);
    const address = (await openPaymentTab(page)).url();
    await dialog.getByRole('button', { name: say('payments.payHere') }).click();
    await expect.poll(() => page.context().pages().length).toBe(1);
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', address);
    expect(await frame.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(600);
    await page.evaluate(() => window.postMessage({ type: 'paymob-payment', success: false }, '*'));
    await paymentPage(frame.contentFrame(), language).payWithCard();
    await expect(page.getByText(say('payments.hint.success'))).toBeVisible();
    await expect(page.getByText(say('payments.hint.error'))).toHaveCount(0);
    await expect(page).toHaveURL(shop.address('/cart'));
    await expect(dialog.getByRole('heading', { name: say('payments.title') })).toBeVisible();
    await shop.control('PUT', 'payment', { outcome: 'open' });
    await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
  });

  test('a payment declined in the frame is called an error [PAY-07]', { tag: '@phone' }, async ({
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const dialog = page.getByRole('dialog');
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await askToPay(page, say);
    await openPaymentTab(page);
    await dialog.getByRole('button', { name: say('payments.payHere') }).click();
    await paymentPage(dialog.locator('iframe').contentFrame(), language).decline.click();
    await expect(page.getByText(say('payments.hint.error'))).toBeVisible();
    await shop.control('PUT', 'payment', { outcome: 'open' });
    await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
  });

  test.describe('when something is missing', () => {
    test.use({
      expectedConsoleErrors: /blocked the tab|without a payment page|order was not placed/,
    });

    test('a blocked tab is logged, and the customer has a link instead [PAY-18]', { tag: '@desktop' }, async ({
      page,
      shop,
      language,
    }) => {
      const say = textsIn(language);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.evaluate(() => {
        window.open = () => null;
      });
      await askToPay(page, say);
      await methodsIn(page).first().click();
      const link = page.getByRole('dialog').getByRole('link', { name: say('payments.open') });
      await expect(link).toBeVisible();
      expect(logged.join()).toContain('blocked');
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await paymentPage(tab, language).payWithCard();
      await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
    });

    test('an order without a payment page is logged and leaves no tab open [PAY-17]', { tag: '@phone' }, async ({
      page,
      shop,
      language,
    }) => {
      const say = textsIn(language);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const data = { order: { order_number: 'RQ99999' }, payment: {}, confirmation_message: {}, saved_cards: [] };
      await shop.control('POST', 'faults', {
        path: 'orders',
        method: 'POST',
        kind: 'body',
        body: { status: true, message: '', data },
      });
      await askToPay(page, say);
      await methodsIn(page).first().click();
      await expect(page.getByRole('dialog').getByText(say('payments.noPage'))).toBeVisible();
      expect(logged.join()).toContain('without a payment page');
      await expect.poll(() => page.context().pages().length).toBe(1);
    });

    test('a lost answer makes no second order, is said clearly, and nothing keeps turning [ORD-04 ORD-05]', {
      tag: '@desktop',
    }, async ({ page, shop, language }) => {
      const say = textsIn(language);
      const dialog = page.getByRole('dialog');
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await shop.control('POST', 'faults', { path: 'orders', method: 'POST', kind: 'reset', after: true, times: 1 });
      await askToPay(page, say);
      await methodsIn(page).first().click();
      await expect(dialog.getByText(say('checkout.lost'))).toBeVisible();
      await expect(dialog.getByRole('status')).toHaveCount(0);
      await expect.poll(() => page.context().pages().length).toBe(1);
      expect(logged.join()).toContain('order was not placed');
      await methodsIn(page).first().click();
      await expect(dialog.getByRole('button', { name: say('checkout.startOver') })).toBeVisible();
      expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
      await dialog.getByRole('button', { name: say('checkout.toBookings') }).click();
      await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
      await expect(page.getByRole('main').getByText(service.name[language])).toBeVisible();
    });

    test('when the house cannot be asked about a payment, the customer reads so, and a payment made later is still noticed [PAY-15]', {
      tag: '@phone',
    }, async ({ page, shop, language }) => {
      const say = textsIn(language);
      const dialog = page.getByRole('dialog');
      await askToPay(page, say);
      await shop.control('POST', 'faults', { path: 'payments/check-payment-status', kind: 'reset' });
      const tab = await openPaymentTab(page);
      await expect(dialog.getByText(say('payments.unconfirmed.title'))).toBeVisible();
      await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
      await expect(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
      await expect(dialog.getByRole('button', { name: say('payments.checkAgain') })).toBeEnabled();
      await shop.control('DELETE', 'faults');
      await paymentPage(tab, language).payWithCard();
      await expect(page).toHaveURL(shop.address('/dashboard/bookings'));
    });
  });
});

test('a customer with a saved card sees it, and adds another one in the frame [PAY-03]', async ({
  page,
  visit,
  shop,
  language,
}) => {
  const say = textsIn(language);
  await arriveSignedIn(page.context(), shop, noura);
  await fillCart(page, shop, language, service);
  await visit('/cart');
  await askToPay(page, say);
  await openPaymentTab(page);
  const cards = page.getByRole('dialog').getByRole('region', { name: say('payments.cards.title') });
  await expect(cards.getByRole('button', { name: '•••• 4242' })).toBeVisible();
  await cards.getByRole('button', { name: say('payments.cards.add') }).click();
  const frame = page.getByRole('dialog').locator('iframe');
  await expect(paymentPage(frame.contentFrame(), language).pay).toBeVisible();
});
