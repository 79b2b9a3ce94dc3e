import { cartLink, treatment, written } from './booking-steps.ts';
import { amountOf, lineOf, linesIn, payButton, putIntoCart, serum, summaryOf } from './cart-steps.ts';
import { fillCart } from './customer-steps.ts';
import { askToPay, bookingsAfterPaying, callsOf, methodsIn, openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

const service = treatment(1);
const cardNumber = 'GC-7519-902617';
const atBranch = { en: 'Cash at the branch', ar: 'نقدًا في الفرع' };

test.use({ expectedConsoleErrors: /without a payment page/ });

test('a customer buys goods of which the cart names neither size nor duration, in any number and without a time', {
  tag: '@phone',
}, async ({ page, shop, say, language, visit }) => {
  await arriveSignedIn(page.context(), shop);
  await shop.control('PUT', 'habits', { habits: ['lines-without-sizes', 'lines-without-durations'] });
  await putIntoCart(page, shop, language, { productId: String(serum.id) });
  await visit('/cart');
  const line = lineOf(page, serum.name[language]);
  await expect(line.getByRole('button', { name: say('shop.more') })).toBeVisible();
  await expect(line.getByRole('button', { name: say('cart.chooseTime') })).toHaveCount(0);
  await line.getByRole('button', { name: say('shop.more') }).click();
  await expect(line.locator('output')).toHaveText('02');
  await askToPay(page, say);
  const tab = await openPaymentTab(page);
  await paymentPage(tab, language).payWithCard();
  await expect(page).toHaveURL(bookingsAfterPaying(shop));
});

test('a line that may be a treatment offers its times once and lets its customer pay', {
  tag: '@desktop',
}, async ({ page, shop, say, language, visit }) => {
  await arriveSignedIn(page.context(), shop);
  const body = {
    status: true,
    data: { product: { id: service.id, name: 'Cut', product_master_id: service.masterId } },
  };
  await shop.control('POST', 'faults', { path: 'products/{id}', kind: 'body', body });
  await shop.control('PUT', 'habits', { habits: ['lines-without-durations'] });
  await fillCart(page, shop, language, service, false);
  await visit('/cart');
  const dialog = page.getByRole('dialog');
  await expect(linesIn(page).getByRole('button', { name: say('cart.chooseTime') })).toBeVisible();
  await payButton(page, say).click();
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await payButton(page, say).click();
  await expect(dialog.getByRole('heading', { name: say('checkout.title') })).toBeVisible();
});

test('a gift card that covers everything ends the order at once, with one order and no payment page', {
  tag: '@desktop',
}, async ({ page, shop, say, language, visit }) => {
  await arriveSignedIn(page.context(), shop, noura);
  await fillCart(page, shop, language, service);
  await visit('/cart');
  const codes = page.getByRole('region', { name: say('cart.codes') });
  await codes.getByLabel(say('cart.giftCard'), { exact: true }).fill(cardNumber);
  await codes
    .getByRole('button', { name: say('cart.code.apply') })
    .last()
    .click();
  await expect(amountOf(page, say, 'amounts.giftCard')).toContainText(written(service.price));
  await expect(amountOf(page, say, 'amounts.total')).toContainText(written(service.price));
  await expect(amountOf(page, say, 'cart.left')).toContainText('0');
  await askToPay(page, say);
  await expect(page.getByRole('dialog').getByText(say('checkout.nothingLeft'))).toBeVisible();
  await methodsIn(page).first().click();
  await expect(page).toHaveURL(bookingsAfterPaying(shop));
  await expect(cartLink(page)).toHaveText('');
  expect(page.context().pages()).toHaveLength(1);
  expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  const asked = await callsOf(shop, 'POST', 'payments/check-payment-status');
  // The bookings ask about orders of the same customer that are open from before, whose numbers are lower.
  const own = asked.toSorted().at(-1);
  expect(asked.filter((number) => number === own)).toHaveLength(1);
});

for (const habits of [[], ['unpaid-without-page']]) {
  test(`an order that is paid at the branch is placed and never called declined [${habits}]`, {
    tag: '@desktop',
  }, async ({ page, shop, say, language, visit }) => {
    const dialog = page.getByRole('dialog');
    await arriveSignedIn(page.context(), shop);
    await shop.control('PUT', 'habits', { habits });
    await fillCart(page, shop, language, service);
    await visit('/cart');
    await askToPay(page, say);
    await methodsIn(page).filter({ hasText: atBranch[language] }).click();
    await expect(dialog.getByText(say('payments.placed.title'))).toBeVisible();
    await expect(dialog.getByText(say('payments.placed.atBranch'))).toContainText(written(service.price));
    expect(await callsOf(shop, 'POST', 'payments/check-payment-status')).toHaveLength(1);
    await expect.poll(() => page.context().pages().length).toBe(1);
    await dialog.getByRole('button', { name: say('payments.toBookings') }).click();
    await expect(page.getByRole('main').getByText(service.name[language])).toBeVisible();
    await expect(page.getByRole('region', { name: say('bookings.unpaid') })).toHaveCount(0);
    await expect(cartLink(page)).toHaveText('');
    expect(await callsOf(shop, 'POST', 'orders')).toHaveLength(1);
  });
}

test('a customer reads what the points of the cart are worth', { tag: '@phone' }, async ({
  page,
  shop,
  say,
  language,
  visit,
}) => {
  await arriveSignedIn(page.context(), shop, noura);
  await shop.control('PUT', 'habits', { habits: ['points-as-list'] });
  await fillCart(page, shop, language, service);
  await visit('/cart');
  await expect(summaryOf(page, say).getByRole('listitem').first()).toContainText(say('cart.points.worth'));
});
