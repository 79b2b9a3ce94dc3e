import { service } from './booking-steps.ts';
import { operationOf } from './operation-of.ts';
import { expect, test } from './shop.ts';

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

test.beforeEach(({ mayComplain }) => mayComplain(/Unsafe attempt to initiate navigation|blocked the tab/));

test.describe('a payment page that would send the shop’s tab elsewhere', () => {
  test.beforeEach(async ({ shop, context, openCart }) => {
    await openCart(service);
    const answer = (body: string) => ({ status: 200, contentType: 'text/html', body });
    await context.route(/\/hostile$/, (route) => route.fulfill(answer(hostile)));
    await context.route(/\/stolen$/, (route) => route.fulfill(answer('Stolen')));
    const data = {
      order: { order_number: 'RQ99999' },
      payment: { create_token_url: { url: `${shop.provider}/hostile` } },
      confirmation_message: {},
      saved_cards: [],
    };
    await shop.fault('orders', { method: 'POST', kind: 'body', body: { status: true, message: '', data } });
    await shop.fault('payments/check-payment-status', {
      kind: 'body',
      body: { status: true, data: { success: 'pending' } },
    });
  });

  test('cannot from the tab that the shop opens, from one that the customer opens again, nor from the frame in the shop, which it does reach', {
    tag: '@desktop',
  }, async ({ page, shop, context, checkout, dialog, say }) => {
    await checkout.ask();
    const [tab] = await Promise.all([context.waitForEvent('page'), checkout.methods.first().click()]);
    await expect(tab.getByText('reached: ', { exact: true })).toBeVisible();
    const again = checkout.openAgain;
    const [second] = await Promise.all([context.waitForEvent('page'), again.click()]);
    await expect(second.getByText('reached: ', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: say('payments.payHere') }).click();
    const frame = dialog.locator('iframe').contentFrame();
    await expect(frame.getByText('reached: top', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(shop.address('/cart'));
    await expect(checkout.heading).toBeVisible();
  });

  test('cannot from the link that stands in for a blocked tab', {
    tag: '@desktop',
  }, async ({ page, shop, context, checkout, dialog, say }) => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await checkout.ask();
    await checkout.methods.first().click();
    const link = dialog.getByRole('link', { name: say('payments.open') });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(tab.getByText('reached: ', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(shop.address('/cart'));
  });
});

test('a payment page that does not come back leaves its tab to the customer, and the shop says so', {
  tag: '@desktop',
}, async ({ page, shop, openCart, checkout, say }) => {
  await openCart(service);
  const tab = await checkout.begin();
  await expect(checkout.pageIn(tab).pay).toBeVisible();
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await expect(page).toHaveURL(checkout.bookings);
  await expect(page.getByText(say('payments.tabLeft'))).toBeVisible();
  expect(tab.isClosed()).toBe(false);
});

test('a customer who is back from the payment page reads that their payment is being confirmed, and then that it is', {
  tag: '@phone',
}, async ({ page, shop, openCart, checkout, main, say }) => {
  await openCart(service);
  await checkout.begin();
  await shop.control('PUT', 'payment', { outcome: 'pending' });
  const answers: (() => Promise<void>)[] = [];
  const isAsking = (name: string) => name === 'query OpenPayments' || name === 'mutation CheckPayment';
  await page.route('**/graphql', (route) => {
    if (!isAsking(operationOf(route.request()))) return route.continue();
    answers.push(() => route.continue());
  });
  await page.goto(shop.address('/secure-payment'));
  for (const question of [1, 2]) {
    await expect.poll(() => answers.length).toBe(question);
    await expect(main.getByRole('status').first()).toContainText(say('payments.pending.title'));
    await expect(main.getByText(say('payments.neutral.body'))).toBeHidden();
    await answers[question - 1]?.();
  }
  await page.unroute('**/graphql');
  await shop.control('PUT', 'payment', { outcome: 'paid' });
  await expect(main.getByRole('status').first()).toContainText(say('payments.paid.title'));
  await main.getByRole('link', { name: say('payments.toBookings') }).click();
  await expect(page).toHaveURL(checkout.bookings);
});

test('a guest who is back from a payment page closes the tab themselves where their browser does not let pages do it, and is led to their bookings by signing in', {
  tag: '@phone',
}, async ({ visit, page, dialog, mayComplain, say }) => {
  mayComplain(/Scripts may close only the windows/);
  await visit('/secure-payment');
  await expect(page.getByText(say('payments.neutral.body'))).toBeVisible();
  await page.getByRole('button', { name: say('payments.closeTab') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('payments.closeRefused') })).toBeVisible();
  await page.getByRole('link', { name: say('payments.toBookings') }).click();
  await expect(dialog).toBeVisible();
});

test.describe('a customer without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads on the way back what becomes of their payment, with the way to their bookings and nothing that turns', {
    tag: '@phone',
  }, async ({ page, shop, signIn, say }) => {
    await signIn();
    await page.goto(shop.address('/secure-payment?merchant_order_id=RQ260101'));
    await expect(page.getByText(say('payments.neutral.body'))).toBeVisible();
    await expect(page.getByText(say('payments.pending.title'))).toBeHidden();
    await expect(page.getByRole('link', { name: say('payments.toBookings') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('payments.closeTab') })).toBeHidden();
  });
});
