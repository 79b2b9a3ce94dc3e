import { texts } from '../../server/sandbox/texts.ts';
import { cartLink, treatment } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { askToPay, bookingsAfterPaying, callsOf, methodsIn, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const service = treatment(1);
const methodNames = {
  en: ['mada', 'Visa / Mastercard', 'Apple Pay', 'STC Pay', 'Cash at the branch'],
  ar: ['مدى', 'فيزا / ماستركارد', 'أبل باي', 'إس تي سي باي', 'نقدًا في الفرع'],
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
    say,
    language,
  }) => {
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
    await expect(page.getByRole('status').filter({ hasText: texts.orderConfirmed[language] })).toBeVisible();
    // A cart that is loaded from now on has no payment to go back to.
    expect(await page.evaluate(() => sessionStorage.getItem('rawnaq.mine.followed-payment'))).toBeNull();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    await expect(dialog).toBeHidden();
    const paid = page.getByRole('region', { name: say('bookings.paid.booking') });
    await expect(paid.getByRole('link', { name: say('bookings.show.calendar') })).toHaveAttribute('href', /\.ics/);
    await expect(paid.getByRole('link', { name: say('branches.directions') })).toHaveAttribute('href', /^http/);
    expect(await violations(page), 'the confirmation').toEqual([]);
    await expect(paid).toContainText(service.name[language]);
    await expect(page.getByRole('main').getByText(orderNumber), 'the same booking once').toHaveCount(1);
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
    say,
  }) => {
    await askToPay(page, say);
    await methodsIn(page)
      .first()
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('payments.title') })).toBeVisible();
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
    await expect.poll(() => page.context().pages().length).toBe(2);
  });

  test('a declined payment is said at once, asks no further and can be tried again [PAY-15]', {
    tag: '@phone',
  }, async ({ page, shop, say, language }) => {
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
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    // Once more, before the second order is placed.
    expect(await asked()).toBe(count + 1);
  });

  test('a customer cancels on the payment page and keeps the cart', { tag: '@phone' }, async ({
    page,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    await askToPay(page, say);
    await paymentPage(await openPaymentTab(page), language).cancel.click();
    await expect(dialog.getByText(say('payments.failed.body'))).toBeVisible();
    await dialog.getByRole('button', { name: say('shell.close') }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: service.name[language] }),
    ).toBeVisible();
  });

  test('a payment without a confirmation ends as not confirmed, with the cart kept and a way to look again [PAY-12 PAY-16]', {
    tag: '@desktop',
  }, async ({ page, shop, say }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await askToPay(page, say);
    await openPaymentTab(page);
    await expect(dialog.getByText(say('payments.unconfirmed.body'))).toBeVisible({ timeout: 60_000 });
    expect(await callsOf(shop, 'POST', 'payments/check-payment-status')).toHaveLength(20);
    await expect(cartLink(page)).toContainText('1');
    expect(await violations(page)).toEqual([]);
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    await expect(cartLink(page)).toHaveText('');
  });

  test('a customer who closed the payment tab reads so, opens it again and pays', { tag: '@phone' }, async ({
    page,
    shop,
    say,
    language,
  }) => {
    await askToPay(page, say);
    await (await openPaymentTab(page)).close();
    await expect(page.getByRole('dialog').getByText(say('payments.closed'))).toBeVisible();
    const again = page.getByRole('dialog').getByRole('link', { name: say('payments.openAgain') });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), again.click()]);
    await paymentPage(tab, language).payWithCard();
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });

  test('a customer pays in the shop itself, in a frame that says how it went [PAY-04 PAY-07 PAY-10]', async ({
    page,
    shop,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await askToPay(page, say);
    const address = (await openPaymentTab(page)).url();
    await dialog.getByRole('button', { name: say('payments.payHere') }).click();
    await expect(page.getByText(say('payments.tabLeft'))).toBeVisible();
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', address);
    await expect(frame).toBeFocused();
    expect(await frame.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(600);
    await page.evaluate(() => window.postMessage({ type: 'paymob-payment', success: false }, '*'));
    await paymentPage(frame.contentFrame(), language).payWithCard();
    const success = { en: 'Payment successfully created!', ar: say('payments.hint.success') }[language];
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(page.getByText(say('payments.hint.error'))).toHaveCount(0);
    await expect(page).toHaveURL(shop.address('/cart'));
    await expect(dialog.getByRole('heading', { name: say('payments.title') })).toBeVisible();
    await shop.control('PUT', 'payment', { outcome: 'open' });
    await expect(page).toHaveURL(bookingsAfterPaying(shop));
  });

  test('a payment declined in the frame is called an error [PAY-07]', { tag: '@desktop' }, async ({
    page,
    shop,
    say,
    language,
  }) => {
    const dialog = page.getByRole('dialog');
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await askToPay(page, say);
    await openPaymentTab(page);
    await dialog.getByRole('button', { name: say('payments.payHere') }).click();
    await paymentPage(dialog.locator('iframe').contentFrame(), language).decline.click();
    await expect(page.getByText('Payment error!', { exact: true })).toBeVisible();
    await shop.control('PUT', 'payment', { outcome: 'open' });
    await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('a customer with a saved card sees it, and adds another one in the frame [PAY-03]', { tag: '@desktop' }, async ({
  page,
  visit,
  shop,
  say,
  language,
}) => {
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
  expect(await violations(page)).toEqual([]);
});
