import type { Route } from '@playwright/test';
import { cartLink, treatment } from './booking-steps.ts';
import { amountNamed, vipSuite } from './cart-steps.ts';
import { fillCart } from './customer-steps.ts';
import { operationOf } from './operation-of.ts';
import { askToPay, bookingsAfterPaying, callsOf, methodsIn, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

const service = treatment(1);

test.describe('what was ordered, once', () => {
  test.beforeEach(async ({ page, shop, language, visit }) => {
    await arriveSignedIn(page.context(), shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
  });

  test('what was declined and can be paid again, with another card on its page, is not ordered a second time', {
    tag: '@desktop',
  }, async ({ page, shop, say }) => {
    const dialog = page.getByRole('dialog');
    const answerFromNowOn = async (success: 'pending' | boolean) => {
      await shop.control('DELETE', 'faults');
      const body = { status: true, data: { success } };
      await shop.control('POST', 'faults', { path: 'payments/check-payment-status', kind: 'body', body });
    };
    await askToPay(page, say);
    const tab = await openPaymentTab(page);
    await answerFromNowOn(false);
    await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
    await answerFromNowOn('pending');
    await dialog.getByRole('button', { name: say('payments.tryAgain') }).click();
    await expect(dialog.getByText(say('payments.failed.title'))).toBeHidden();
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    expect(tab.isClosed()).toBe(false);
    await page.reload();
    await expect(dialog.getByText(say('payments.elsewhere'))).toBeVisible();
    await answerFromNowOn(true);
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    await expect(cartLink(page)).toHaveText('');
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });

  test('what a customer puts into the cart while an order is being paid stays there', { tag: '@phone' }, async ({
    page,
    shop,
    visit,
    say,
    language,
  }) => {
    const other = treatment(2);
    await askToPay(page, say);
    const tab = await openPaymentTab(page);
    await expect(page.getByRole('dialog').getByText(say('payments.otherTab'))).toBeVisible();
    await fillCart(page, shop, language, other);
    await paymentPage(tab, language).payWithCard();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    await visit('/cart');
    await expect(page.getByRole('main').getByText(other.name[language])).toBeVisible();
    await expect(page.getByRole('main').getByText(service.name[language])).toHaveCount(0);
  });

  test('a customer who closes an unpaid payment and pays again is led back to it, and not told that the time of their own order is gone', {
    tag: '@desktop',
  }, async ({ page, say }) => {
    await askToPay(page, say);
    await openPaymentTab(page);
    await page.bringToFront();
    await expect(page.getByRole('dialog').getByText(say('payments.otherTab'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog').getByText(say('payments.elsewhere'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('button', { name: say('cart.pay') })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog').getByText(say('payments.elsewhere'))).toBeVisible();
    await expect(page.locator('[data-lost]')).toHaveCount(0);
  });

  test('an extra is chosen again when the payment fails after a reload', { tag: '@desktop' }, async ({
    page,
    shop,
    visit,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    // Also where a dialog stands before it.
    const includeHidden = true;
    const suite = page
      .getByRole('region', { name: say('cart.fees'), includeHidden })
      .getByRole('checkbox', { includeHidden })
      .first();
    await suite.check();
    await expect(amountNamed(page, say, vipSuite[language])).toBeVisible();
    await askToPay(page, say);
    await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    await page.reload();
    await expect(dialog.getByText(say('payments.elsewhere'))).toBeVisible();
    await expect(suite).not.toBeChecked();
    await shop.control('PUT', 'payment', { outcome: 'declined' });
    await dialog.getByRole('button', { name: say('payments.tryAgain') }).click();
    await expect(dialog).toBeHidden();
    await expect(suite).toBeChecked();

    await askToPay(page, say);
    await shop.control('PUT', 'payment', { outcome: 'open' });
    await openPaymentTab(page);
    await page.bringToFront();
    await expect(dialog.getByText(say('payments.otherTab'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(suite).not.toBeChecked();
    await shop.control('PUT', 'payment', { outcome: 'declined' });
    await visit('/dashboard/bookings');
    const chosen = () => page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart-params') ?? '{}').fees);
    await expect.poll(chosen).toHaveLength(1);
    await expect(page.getByRole('region', { name: say('bookings.unpaid') })).toHaveCount(0);
    await visit('/cart');
    await expect(suite).toBeChecked();
  });

  test.describe('on a connection that breaks', () => {
    test.use({ expectedConsoleErrors: /net::ERR_FAILED|order was not placed/ });

    test('a customer who is turned back by a busy shop after an answer was lost still makes one order', {
      tag: '@phone',
    }, async ({ page, shop, say }) => {
      const dialog = page.getByRole('dialog');
      const ways: ((route: Route) => Promise<unknown>)[] = [
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        (route) => {
          const error = { message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } };
          return route.fulfill({ json: { data: null, errors: [error] } });
        },
      ];
      await page.route('**/graphql', (route) => {
        const isOrder = operationOf(route.request()).includes('PlaceOrder');
        return ((isOrder && ways.shift()) || route.continue.bind(route))(route);
      });
      await askToPay(page, say);
      await methodsIn(page).first().click();
      await expect(dialog.getByText(say('checkout.lost'))).toBeVisible();
      await methodsIn(page).first().click();
      await expect.poll(() => ways.length).toBe(0);
      await expect(methodsIn(page).first()).toBeEnabled();
      await expect(dialog.getByText(say('checkout.lost'))).toBeVisible();
      await methodsIn(page).first().click();
      await expect(dialog.getByRole('heading', { name: say('payments.title') })).toBeVisible();
      expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
    });
  });
});
