import { service, written } from './booking-steps.ts';
import { serum } from './cart-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

const cardNumber = 'GC-7519-902617';
const atBranch = { en: 'Cash at the branch', ar: 'نقدًا في الفرع' };

test.beforeEach(({ mayComplain }) => mayComplain(/without a payment page/));

test('a customer buys goods of which the cart names neither size nor duration, in any number and without a time', {
  tag: '@phone',
}, async ({ visit, shop, signIn, cart, checkout, say, language }) => {
  await signIn();
  await shop.control('PUT', 'habits', { habits: ['lines-without-sizes', 'lines-without-durations'] });
  await cart.put({ productId: String(serum.id) });
  await visit('/cart');
  const line = cart.line(serum.name[language]);
  await expect(line.getByRole('button', { name: say('shop.more') })).toBeVisible();
  await expect(line.getByRole('button', { name: say('cart.chooseTime') })).toHaveCount(0);
  await line.getByRole('button', { name: say('shop.more') }).click();
  await expect(line.locator('output')).toHaveText('02');
  await checkout.payWithCard(await checkout.begin());
});

test('a line that may be a treatment offers its times once and lets its customer pay', {
  tag: '@desktop',
}, async ({ visit, shop, signIn, cart, checkout, dialog, leaveDialog, say }) => {
  await signIn();
  const product = { id: service.id, name: 'Cut', product_master_id: service.masterId };
  await shop.fault('products/{id}', { kind: 'body', body: { status: true, data: { product } } });
  await shop.control('PUT', 'habits', { habits: ['lines-without-durations'] });
  await cart.fill(service, false);
  await visit('/cart');
  await expect(cart.lines.getByRole('button', { name: say('cart.chooseTime') })).toBeVisible();
  await cart.pay.click();
  await expect(dialog.getByRole('heading', { name: say('appointments.title') })).toBeVisible();
  await leaveDialog();
  await cart.pay.click();
  await expect(checkout.title).toBeVisible();
});

test('a gift card that covers everything ends the order at once, with one order and no payment page', {
  tag: '@desktop',
}, async ({ page, openCart, cart, checkout, dialog, say }) => {
  await openCart(service, noura);
  const codes = page.getByRole('region', { name: say('cart.codes') });
  await codes.getByLabel(say('cart.giftCard'), { exact: true }).fill(cardNumber);
  await page.keyboard.press('Enter');
  await expect(cart.amount('amounts.giftCard')).toContainText(written(service.price));
  await expect(cart.amount('amounts.total')).toContainText(written(service.price));
  await expect(cart.amount('cart.left')).toContainText('0');
  await checkout.ask();
  await expect(dialog.getByText(say('checkout.nothingLeft'))).toBeVisible();
  await checkout.methods.first().click();
  await expect(page).toHaveURL(checkout.bookings);
  await expect(cart.link).toHaveText('');
  expect(page.context().pages()).toHaveLength(1);
  expect(await checkout.orders()).toHaveLength(1);
  const asked = await checkout.checks();
  // The bookings ask about orders of the same customer that are open from before, whose numbers are lower.
  const own = asked.toSorted().at(-1);
  expect(asked.filter((number) => number === own)).toHaveLength(1);
});

for (const habits of [[], ['unpaid-without-page', 'cart-without-pictures']]) {
  test(`an order that is paid at the branch is placed and never called declined [PAY-01] [${habits}]`, {
    tag: '@desktop',
  }, async ({ page, shop, openCart, cart, checkout, dialog, main, say, language }) => {
    await shop.control('PUT', 'habits', { habits });
    await openCart(service);
    await checkout.ask();
    await checkout.methods.filter({ hasText: atBranch[language] }).click();
    await expect(dialog.getByText(say('payments.placed.title'))).toBeVisible();
    await expect(dialog.getByText(say('payments.placed.atBranch'))).toContainText(written(service.price));
    expect(await checkout.checks()).toHaveLength(1);
    await expect.poll(() => page.context().pages().length).toBe(1);
    await dialog.getByRole('button', { name: say('payments.toBookings') }).click();
    await expect(main.getByText(service.name[language])).toBeVisible();
    await expect(page.getByRole('region', { name: say('bookings.unpaid') })).toHaveCount(0);
    await expect(cart.link).toHaveText('');
    expect(await checkout.orders()).toHaveLength(1);
  });
}

test('a customer reads what the points of the cart are worth', {
  tag: '@phone',
}, async ({ shop, openCart, cart, say }) => {
  await shop.control('PUT', 'habits', { habits: ['points-as-list'] });
  await openCart(service, noura);
  await expect(cart.summary.getByRole('listitem').first()).toContainText(say('cart.points.worth'));
});
