import type { Route } from '@playwright/test';
import { service, treatment } from './booking-steps.ts';
import { vipSuite } from './cart-steps.ts';
import { operationOf } from './operation-of.ts';
import { expect, test } from './shop.ts';

test.describe('what was ordered, once', () => {
  test.beforeEach(async ({ openCart }) => {
    await openCart(service);
  });

  test('what was declined and can be paid again, with another card on its page, is not ordered a second time', {
    tag: '@desktop',
  }, async ({ page, shop, cart, checkout, dialog, say }) => {
    const answerFromNowOn = async (success: 'pending' | boolean) => {
      await shop.recover();
      const body = { status: true, data: { success } };
      await shop.fault('payments/check-payment-status', { kind: 'body', body });
    };
    const tab = await checkout.begin();
    await answerFromNowOn(false);
    await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
    await answerFromNowOn('pending');
    await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(dialog.getByText(say('payments.failed.title'))).toBeHidden();
    await expect(checkout.otherTab).toBeVisible();
    expect(tab.isClosed()).toBe(false);
    await page.reload();
    await expect(checkout.elsewhere).toBeVisible();
    await answerFromNowOn(true);
    await expect(page).toHaveURL(checkout.bookings);
    await expect(cart.link).toHaveText('');
    expect(await checkout.orders()).toHaveLength(1);
  });

  test('what a customer puts into the cart while an order is being paid stays there', {
    tag: '@phone',
  }, async ({ visit, cart, checkout, main, language }) => {
    const other = treatment(2);
    const tab = await checkout.begin();
    await expect(checkout.otherTab).toBeVisible();
    await cart.fill(other);
    await checkout.payWithCard(tab);
    await visit('/cart');
    await expect(main.getByText(other.name[language])).toBeVisible();
    await expect(main.getByText(service.name[language])).toHaveCount(0);
  });

  test('an extra is chosen again when the payment fails after a reload', {
    tag: '@desktop',
  }, async ({ visit, page, shop, cart, checkout, dialog, leaveDialog, say, language }) => {
    const { suite } = cart;
    await suite.check();
    await expect(cart.amountNamed(vipSuite[language])).toBeVisible();
    await checkout.begin();
    await expect(checkout.otherTab).toBeVisible();
    await page.reload();
    await expect(checkout.elsewhere).toBeVisible();
    await expect(suite).not.toBeChecked();
    await shop.control('PUT', 'payment', { outcome: 'declined' });
    await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(dialog).toBeHidden();
    await expect(suite).toBeChecked();

    await checkout.ask();
    await shop.control('PUT', 'payment', { outcome: 'open' });
    await checkout.openTab();
    await page.bringToFront();
    await expect(checkout.otherTab).toBeVisible();
    await leaveDialog();
    await expect(suite).not.toBeChecked();
    await shop.control('PUT', 'payment', { outcome: 'declined' });
    await visit('/dashboard/bookings');
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.cart-params') ?? '{}'));
    await expect.poll(async () => (await kept()).serviceFees).toHaveLength(1);
    await expect(page.getByRole('region', { name: say('bookings.unpaid') })).toHaveCount(0);
    await visit('/cart');
    await expect(suite).toBeChecked();
  });

  test('a customer who is turned back by a busy shop after an answer was lost still makes one order', {
    tag: '@phone',
  }, async ({ page, checkout, dialog, mayComplain, say }) => {
    mayComplain(/net::ERR_FAILED|order was not placed/);
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
    await checkout.ask();
    await checkout.methods.first().click();
    await expect(dialog.getByText(say('checkout.lost'))).toBeVisible();
    await checkout.methods.first().click();
    await expect.poll(() => ways.length).toBe(0);
    await expect(checkout.methods.first()).toBeEnabled();
    await expect(dialog.getByText(say('checkout.lost'))).toBeVisible();
    await checkout.methods.first().click();
    await expect(checkout.heading).toBeVisible();
    expect(await checkout.orders()).toHaveLength(1);
  });
});
