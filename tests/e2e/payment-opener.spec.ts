import { treatment } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { operationOf } from './operation-of.ts';
import { askToPay, bookingsAfterPaying, methodsIn, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

const service = treatment(1);

/** Tries to send the shop's tab elsewhere in every way a page has, and then says what it could reach. */
const hostile = `<!doctype html><title>Pay</title><link rel="icon" href="data:,"><p></p><script>
  const elsewhere = new URL('/stolen', location.href).href;
  const others = { opener: window.opener, top: window.top === window ? null : window.top };
  const reached = Object.keys(others).filter((name) => others[name]);
  const ways = [
    (other) => { other.location = elsewhere; },
    (other) => other.location.replace(elsewhere),
    (other) => { other.top.location = elsewhere; },
    () => window.open(elsewhere, '_top'),
  ];
  for (const name of reached) for (const way of ways) try { way(others[name]); } catch {}
  document.querySelector('p').textContent = 'reached: ' + reached.join();
</script>`;

// The frame is refused what it tries, and the browser says so.
test.use({ expectedConsoleErrors: /Unsafe attempt to initiate navigation|blocked the tab/ });

test.describe('a payment page that would send the shop’s tab elsewhere', () => {
  test.beforeEach(async ({ page, context, shop, language, visit }) => {
    await arriveSignedIn(context, shop);
    await fillCart(page, shop, language, service);
    await visit('/cart');
    const answer = (body: string) => ({ status: 200, contentType: 'text/html', body });
    await context.route(/\/hostile$/, (route) => route.fulfill(answer(hostile)));
    await context.route(/\/stolen$/, (route) => route.fulfill(answer('Stolen')));
    const data = {
      order: { order_number: 'RQ99999' },
      payment: { create_token_url: { url: `${shop.provider}/hostile` } },
      confirmation_message: {},
      saved_cards: [],
    };
    await shop.control('POST', 'faults', {
      path: 'orders',
      method: 'POST',
      kind: 'body',
      body: { status: true, message: '', data },
    });
    await shop.control('POST', 'faults', {
      path: 'payments/check-payment-status',
      kind: 'body',
      body: { status: true, data: { success: 'pending' } },
    });
  });

  test('cannot from the tab that the shop opens, nor from one that the customer opens again', {
    tag: '@desktop',
  }, async ({ page, context, shop, say }) => {
    await askToPay(page, say);
    const [tab] = await Promise.all([context.waitForEvent('page'), methodsIn(page).first().click()]);
    await expect(tab.getByText('reached: ', { exact: true })).toBeVisible();
    const again = page.getByRole('dialog').getByRole('link', { name: say('payments.openAgain') });
    const [second] = await Promise.all([context.waitForEvent('page'), again.click()]);
    await expect(second.getByText('reached: ', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(shop.address('/cart'));
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('payments.title') })).toBeVisible();
  });

  test('cannot from the link that stands in for a blocked tab', { tag: '@desktop' }, async ({
    page,
    context,
    shop,
    say,
  }) => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await askToPay(page, say);
    await methodsIn(page).first().click();
    const link = page.getByRole('dialog').getByRole('link', { name: say('payments.open') });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab.getByText('reached: ', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(shop.address('/cart'));
  });

  test('cannot from the frame in the shop, which it does reach', { tag: '@desktop' }, async ({
    page,
    context,
    shop,
    say,
  }) => {
    await askToPay(page, say);
    await Promise.all([context.waitForEvent('page'), methodsIn(page).first().click()]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('payments.payHere') })
      .click();
    const frame = page.getByRole('dialog').locator('iframe').contentFrame();
    await expect(frame.getByText('reached: top', { exact: true })).toBeVisible();
    await expect(page.getByText(say('payments.tabLeft'))).toBeVisible();
    await expect(page).toHaveURL(shop.address('/cart'));
  });
});

test('a payment page that does not come back leaves its tab to the customer, and the shop says so', {
  tag: '@desktop',
}, async ({ page, context, shop, say, language, visit }) => {
  await arriveSignedIn(context, shop);
  await fillCart(page, shop, language, service);
  await visit('/cart');
  await askToPay(page, say);
  const tab = await openPaymentTab(page);
  await expect(paymentPage(tab, language).pay).toBeVisible();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await expect(page).toHaveURL(bookingsAfterPaying(shop));
  await expect(page.getByText(say('payments.tabLeft'))).toBeVisible();
  expect(tab.isClosed()).toBe(false);
});

test('a customer who is back from the payment page reads that their payment is being confirmed, and then that it is', async ({
  page,
  context,
  shop,
  say,
  language,
  visit,
}) => {
  await arriveSignedIn(context, shop);
  await fillCart(page, shop, language, service);
  await visit('/cart');
  await askToPay(page, say);
  await openPaymentTab(page);
  await shop.control('PUT', 'payment', { outcome: 'pending' });
  const answers: (() => Promise<void>)[] = [];
  const isAsking = (name: string) => name === 'query OpenPayments' || name === 'mutation CheckPayment';
  await page.route('**/graphql', (route) => {
    if (!isAsking(operationOf(route.request()))) return route.continue();
    answers.push(() => route.continue());
  });
  const main = page.getByRole('main');
  await page.goto(shop.address('/secure-payment'));
  for (const question of [1, 2]) {
    await expect.poll(() => answers.length).toBe(question);
    await expect(main.getByRole('status').first()).toContainText(say('payments.pending.title'));
    await expect(main.getByText(say('payments.secure.neutral'))).toBeHidden();
    await answers[question - 1]?.();
  }
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await expect(main.getByRole('status').first()).toContainText(say('payments.paid.title'));
  await main.getByRole('link', { name: say('payments.toBookings') }).click();
  await expect(page).toHaveURL(bookingsAfterPaying(shop));
});

test('a guest who is back from a payment page is led to their bookings by signing in', { tag: '@phone' }, async ({
  page,
  say,
  visit,
}) => {
  await visit('/secure-payment');
  await expect(page.getByText(say('payments.secure.neutral'))).toBeVisible();
  await page.getByRole('link', { name: say('payments.toBookings') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('a customer without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads on the way back what becomes of their payment, with the way to their bookings and nothing that turns', {
    tag: '@phone',
  }, async ({ page, context, shop, say }) => {
    await arriveSignedIn(context, shop);
    await page.goto(shop.address('/secure-payment?merchant_order_id=RQ260101'));
    await expect(page.getByText(say('payments.secure.neutral'))).toBeVisible();
    await expect(page.getByText(say('payments.pending.title'))).toBeHidden();
    await expect(page.getByRole('link', { name: say('payments.toBookings') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('payments.closeTab') })).toBeHidden();
  });
});

test.describe('a customer whose browser does not let pages close their tab', () => {
  test.use({ expectedConsoleErrors: /Scripts may close only the windows/ });

  test('is told to close the payment’s tab themselves', { tag: '@phone' }, async ({ page, say, visit }) => {
    await visit('/secure-payment');
    await page.getByRole('button', { name: say('payments.closeTab') }).click();
    await expect(page.getByRole('status').filter({ hasText: say('payments.closeRefused') })).toBeVisible();
  });
});
