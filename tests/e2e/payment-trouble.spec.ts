import type { Page } from '@playwright/test';
import { service } from './booking-steps.ts';
import { operationOf } from './operation-of.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

/** The customer leaves the tab, or comes back to it. */
const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('a payment that does not go straight', () => {
  test.beforeEach(async ({ openCart }) => {
    await openCart(service);
  });

  test('a customer who loads the cart anew is back at the payment, and later goes on with it from the bookings', {
    tag: '@desktop',
  }, async ({ visit, page, shop, cart, checkout, dialog, leaveDialog, say }) => {
    const tab = await checkout.begin();
    await expect(checkout.otherTab).toBeVisible();
    await page.reload();
    await expect(checkout.elsewhere).toBeVisible();
    await leaveDialog();
    await cart.pay.click();
    await expect(checkout.elsewhere).toBeVisible();
    await expect(page.locator('[data-lost]'), 'the time of the own order').toHaveCount(0);
    await tab.close();
    await leaveDialog();
    await visit('/dashboard/bookings');
    const open = page.getByRole('region', { name: say('bookings.unpaid') });
    await open.getByRole('button', { name: new RegExp(`^${say('appointments.success.pay')}`) }).click();
    await expect(checkout.openAgain).toBeVisible();
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(0);
    await expect(cart.link).toHaveText('');
    expect(await checkout.orders()).toHaveLength(1);
  });

  test('a payment that no page followed is told where the payment page returns: to its customer, and to no other', {
    tag: '@phone',
  }, async ({ visit, page, shop, signIn, checkout, leaveDialog, say }) => {
    await checkout.begin();
    await expect(checkout.otherTab).toBeVisible();
    const orderNumber = await checkout.orderNumber();
    await leaveDialog();
    await visit(`/secure-payment?success=true&merchant_order_id=${orderNumber}`);
    await expect(page.getByText(say('payments.pending.title'))).toBeVisible();
    await expect(page.getByText(say('payments.paid.title'))).toHaveCount(0);
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await page.reload();
    await expect(page.getByText(say('payments.paid.title'))).toBeVisible();
    await page.getByRole('link', { name: say('payments.toBookings') }).click();
    await expect(page.getByRole('region', { name: say('bookings.paid.booking') })).toContainText(orderNumber);
    await signIn();
    await visit(`/secure-payment?success=true&merchant_order_id=${orderNumber}`);
    await expect(page.getByText(say('payments.unconfirmed.body'))).toBeVisible();
    await expect(page.getByText(say('payments.paid.title'))).toHaveCount(0);
  });

  test('a phone that slept while the payment was decided tells of it as soon as it is looked at', {
    tag: '@phone',
  }, async ({ visit, page, shop, checkout }) => {
    let isAsleep = false;
    await page.routeWebSocket(/\/graphql/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => isAsleep || socket.send(message));
    });
    // Requests while it sleeps are never answered.
    await page.route('**/graphql', (route) => {
      const isNews = route.request().postData()?.includes('"after":');
      return isAsleep && isNews ? undefined : route.continue();
    });
    const asked = async () => (await checkout.checks()).length;
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await page.clock.install();
    await visit('/cart');
    await checkout.begin();
    await expect(checkout.otherTab).toBeVisible();
    await expect.poll(asked).toBeGreaterThan(0);
    isAsleep = true;
    await turn(page, 'hidden');
    await shop.control('DELETE', 'requests');
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(page).toHaveURL(shop.address('/cart'));
    await page.clock.fastForward(10_000);
    await turn(page, 'visible');
    await expect(page).toHaveURL(checkout.bookings);
  });

  test('a customer who comes back to the tab fifty times while a payment is open has the provider asked in turn only [PAY-11]', {
    tag: '@desktop',
  }, async ({ page, shop, checkout }) => {
    const asked = async () => (await checkout.checks()).length;
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await checkout.begin();
    const questions: string[] = [];
    page.on('request', (request) => questions.push(operationOf(request)));
    for (let times = 0; times < 50; times += 1) {
      await turn(page, 'hidden');
      await turn(page, 'visible');
      // Another round trip, so that a question of before is answered.
      await asked();
    }
    await expect.poll(asked).toBeGreaterThan(1);
    expect(questions.filter((name) => name === 'mutation CheckPayment')).toEqual([]);
  });

  test('a customer learns of the payment where no socket gets through, and the provider is asked no more often', {
    tag: '@desktop',
  }, async ({ visit, page, shop, checkout, mayComplain, say }) => {
    mayComplain(/WebSocket/);
    await page.addInitScript(() => {
      window.WebSocket = class extends EventTarget {
        close() {}
      } as unknown as typeof WebSocket;
    });
    await visit('/cart');
    await shop.control('PUT', 'payment', { outcome: 'paid', pendingAnswers: 2 });
    await checkout.begin();
    await expect(page).toHaveURL(checkout.bookings, { timeout: 20_000 });
    await expect(page.getByRole('region', { name: say('bookings.paid.booking') })).toBeVisible();
    // Three turns; the confirmation needs no other.
    expect(await checkout.checks()).toHaveLength(3);
  });

  test.describe('when something is missing', () => {
    test.beforeEach(({ mayComplain }) => mayComplain(/blocked the tab|without a payment page|order was not placed/));

    test('a blocked tab is logged, and the customer has a link instead [PAY-18]', {
      tag: '@desktop',
    }, async ({ page, checkout, dialog, say }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.evaluate(() => {
        window.open = () => null;
      });
      await checkout.ask();
      await checkout.methods.first().click();
      const link = dialog.getByRole('link', { name: say('payments.open') });
      await expect(link).toBeVisible();
      expect(logged.join()).toContain('blocked');
      const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await checkout.payWithCard(tab);
    });

    test('an order without a payment page is logged and leaves no tab open [PAY-17]', {
      tag: '@phone',
    }, async ({ page, shop, checkout, dialog, say }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const data = { order: { order_number: 'RQ99999' }, payment: {}, confirmation_message: {}, saved_cards: [] };
      await shop.fault('orders', { method: 'POST', kind: 'body', body: { status: true, message: '', data } });
      await checkout.ask();
      await checkout.methods.first().click();
      await expect(dialog.getByText(say('payments.placed.title'))).toBeVisible();
      expect(logged.join()).toContain('without a payment page');
      await expect.poll(() => page.context().pages().length).toBe(1);
    });

    test('a refused order can be placed again; a lost answer makes no second one, is said clearly, and nothing keeps turning [ORD-04 ORD-05]', {
      tag: '@desktop',
    }, async ({ page, shop, checkout, dialog, main, say, language }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await checkout.ask();
      for (const status of [403, 422]) {
        await shop.fault('orders', { method: 'POST', kind: 'status', status, times: 1, message: `Bank: ${status}` });
        await checkout.methods.first().click();
        await expect(page.getByText(`Bank: ${status}`)).toBeVisible();
      }
      await shop.fault('orders', { method: 'POST', kind: 'reset', after: true, times: 1 });
      await checkout.methods.first().click();
      await expect(dialog.getByText(say('checkout.lost'))).toBeVisible();
      await expect(dialog.getByText(say('checkout.placing'))).toHaveCount(0);
      await expect.poll(() => page.context().pages().length).toBe(1);
      expect(logged.join()).toMatch(/order was not placed: PROVIDER_\w+, request [\w-]{8,}/);
      await expect(dialog.getByText(say('checkout.lost.FOUND'))).toBeVisible();
      await checkout.methods.first().click();
      await expect(dialog.getByRole('heading', { name: say('checkout.open.title') })).toBeVisible();
      expect(await checkout.orders(), 'the refused and the lost one').toHaveLength(3);
      await dialog.getByRole('button', { name: say('payments.toBookings') }).click();
      await expect(page).toHaveURL(checkout.bookings);
      await expect(main.getByText(service.name[language])).toBeVisible();
    });

    test('when the provider cannot be asked about a payment, the customer reads so, and a payment made later is still noticed [PAY-15]', {
      tag: '@phone',
    }, async ({ page, shop, checkout, dialog, say }) => {
      await checkout.ask();
      await shop.fault('payments/check-payment-status', { kind: 'reset' });
      const tab = await checkout.openTab();
      await expect(dialog.getByText(say('payments.unconfirmed.title'))).toBeVisible();
      await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
      await expect(page.getByText(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
      await expect(dialog.getByRole('button', { name: say('payments.checkAgain') })).toBeEnabled();
      await shop.recover();
      await checkout.payWithCard(tab);
    });
  });
});

test('a payment that was begun on a computer is paid on a phone, and the computer has an empty cart [PAY-14]', {
  tag: '@phone',
}, async ({ visit, page, shop, browser, openCart, cart, checkout, say, language }) => {
  const phone = await openCart(service);
  const tab = await checkout.begin();
  await expect(checkout.otherTab).toBeVisible();
  const orderNumber = await checkout.orderNumber();
  await tab.close();
  await page.goto('about:blank');

  const other = await browser.newContext({ baseURL: shop.shop });
  await arriveSignedIn(other, shop, phone);
  const away = await other.newPage();
  await away.goto(`${language === 'ar' ? '/ar' : ''}/dashboard/bookings`);
  const open = away.getByRole('region', { name: say('bookings.unpaid') });
  await expect(open).toContainText(orderNumber);
  await expect(away.getByText(orderNumber), 'the order, and the label of its button').toHaveCount(2);
  await open.getByRole('button', { name: new RegExp(`^${say('appointments.success.pay')}`) }).click();
  const [payment] = await Promise.all([
    other.waitForEvent('page'),
    away
      .getByRole('dialog')
      .getByRole('link', { name: say('payments.openAgain') })
      .click(),
  ]);
  await checkout.pageIn(payment).payWithCard();
  await expect(away.getByRole('dialog')).toBeHidden();
  await expect(open).toHaveCount(0);
  const paid = away.getByRole('region', { name: say('bookings.paid.booking') });
  await expect(paid).toContainText(orderNumber);
  await away.reload();
  await expect(paid).toContainText(orderNumber);
  await expect(open).toHaveCount(0);
  expect(await checkout.orders()).toHaveLength(1);
  await other.close();

  await visit('/cart');
  await expect(cart.link).toHaveText('');
});
