import { service, treatment } from './booking-steps.ts';
import { cartOf, serum, vipSuite } from './cart-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';

test('a customer with an extra and a gift is led back to an open payment by paying again, here and on another device, and giving it up brings both back', {
  tag: '@phone',
}, async ({
  page,
  shop,
  browser,
  openCart,
  ask,
  cart,
  checkout,
  giftForm,
  dialog,
  leaveDialog,
  violations,
  say,
  language,
}) => {
  const phone = await openCart(service);
  const { pay, suite } = cart;
  await suite.check();
  await expect(cart.amountNamed(vipSuite[language])).toBeVisible();
  await giftForm.open();
  await giftForm.giveTo('Reem', 'Salem', '544556677');
  await giftForm.confirm.click();
  await expect(dialog).toBeHidden();
  const tab = await checkout.begin();
  await page.bringToFront();
  await expect(checkout.otherTab).toBeVisible();
  const orderNumber = await checkout.orderNumber();
  await leaveDialog();
  await expect(suite).not.toBeChecked();

  await pay.click();
  await expect(dialog.getByText(orderNumber)).toBeVisible();
  await expect(dialog.getByText(say('payments.held.with'))).toBeVisible();
  await expect(dialog.getByText('Reem Salem')).toBeVisible();
  expect(await violations(), 'the open payment').toEqual([]);

  const other = await browser.newContext({ baseURL: shop.shop });
  await arriveSignedIn(other, shop, phone);
  const away = await other.newPage();
  await away.goto(`${language === 'ar' ? '/ar' : ''}/cart`);
  await cartOf(away, say, ask).pay.click();
  await expect(away.getByRole('dialog').getByText(orderNumber)).toBeVisible();
  await expect(away.getByRole('dialog').getByText('Reem Salem')).toBeVisible();
  await other.close();
  expect(await checkout.orders()).toHaveLength(1);

  await dialog.getByRole('button', { name: say('payments.otherWay') }).click();
  await expect(dialog.getByRole('heading', { name: say('checkout.open.title') })).toBeVisible();
  expect(await violations(), 'the question').toEqual([]);
  await dialog.getByRole('button', { name: say('checkout.open.giveUp') }).click();
  await expect(checkout.title).toBeVisible();
  await expect(suite).toBeChecked();
  await expect(page.getByRole('region', { name: /Reem Salem/, includeHidden: true })).toBeVisible();
  await tab.close();
  await checkout.payWithCard(await checkout.openTab());
  const former = page.getByRole('listitem').filter({ hasText: orderNumber });
  await expect(former).toContainText({ en: 'Order canceled', ar: 'طلب ملغي' }[language]);
  expect(await checkout.orders()).toHaveLength(2);
});

test('while a payment is open, a changed cart is asked about first; what cannot be given up is said to stand, and a second order needs a second yes', {
  tag: '@phone',
}, async ({ visit, shop, openCart, cart, checkout, dialog, leaveDialog, main, say, language }) => {
  await openCart(service);
  await (await checkout.begin()).close();
  await expect(dialog.getByText(say('payments.closed'))).toBeVisible();
  await expect(checkout.openAgain).toBeVisible();
  await leaveDialog();
  await cart.fill(treatment(2));
  await visit('/cart');
  // The tab follows its payment again after a reload.
  await expect(main.getByText(treatment(2).name[language])).toBeVisible();
  await cart.pay.click();
  await expect(dialog.getByRole('heading', { name: say('checkout.open.title') })).toBeVisible();
  await shop.fault('orders/{id}/cancel', { kind: 'body', body: { status: false, message: 'Too late' } });
  await dialog.getByRole('button', { name: say('checkout.open.giveUp') }).click();
  await expect(dialog.getByText('Too late')).toBeVisible();
  expect(await checkout.orders()).toHaveLength(1);
  await dialog.getByRole('button', { name: say('checkout.open.anew') }).click();
  await checkout.openTab();
  expect(await checkout.orders()).toHaveLength(2);
});

test('what is paid after five reloads, with its dialog closed, leaves a cart that its provider does not empty', {
  tag: '@desktop',
}, async ({ page, shop, openCart, cart, checkout, leaveDialog, say }) => {
  await shop.control('PUT', 'habits', { habits: ['cart-keeps-paid'] });
  await openCart(service);
  const tab = await checkout.begin();
  await expect(checkout.otherTab).toBeVisible();
  for (let reload = 0; reload < 5; reload += 1) {
    await page.reload();
    await expect(checkout.elsewhere).toBeVisible();
  }
  await leaveDialog();
  await checkout.pageIn(tab).payWithCard();
  await expect(page.getByText(say('cart.nothing'))).toBeVisible();
  await expect(cart.link).toHaveText('');
  expect(await checkout.orders()).toHaveLength(1);
});

test.describe('an order that is not what the customer expects', () => {
  test.beforeEach(({ mayComplain }) => mayComplain(/order was not placed/));

  test('a dearer order is told before its payment page opens, and the customer decides', {
    tag: '@phone',
  }, async ({ page, shop, openCart, checkout, dialog, violations, say }) => {
    await shop.control('PUT', 'habits', { habits: ['dearer-orders'] });
    await openCart(service);
    await checkout.ask();
    await checkout.methods.first().click();
    await expect(dialog.getByRole('heading', { name: say('checkout.open.dearerTitle') })).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(dialog.getByText(say('payments.held.total'))).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.open.goOn') }).click();
    await checkout.payWithCard(await checkout.followLink('payments.openAgain'));
    expect(await checkout.orders()).toHaveLength(1);
  });

  test('a customer whose order was declined and cannot be cancelled reads so once, with the order and a second one as the ways on', {
    tag: '@desktop',
  }, async ({ visit, shop, signIn, cart, checkout, dialog, violations, say }) => {
    await shop.fault('orders/{id}/cancel', { kind: 'body', body: { status: false, message: 'Too late' } });
    await signIn();
    await cart.put({ productId: String(serum.id) });
    await visit('/cart');
    await checkout.begin();
    await expect(checkout.otherTab).toBeVisible();
    const orderNumber = await checkout.orderNumber();
    const body = { status: true, data: { success: false } };
    await shop.fault('payments/check-payment-status', { kind: 'body', body });
    await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await checkout.methods.nth(1).click();
    await expect(dialog.getByText(say('checkout.open.declined', { number: orderNumber }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('checkout.open.goOn') })).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.open.anew') }).click();
    await checkout.openTab();
    expect(await checkout.orders()).toHaveLength(2);
  });

  test('a lost order that is not found is made anew only after the customer has said twice that it is not there, also after a reload', {
    tag: '@desktop',
  }, async ({ page, shop, openCart, cart, checkout, dialog, violations, say }) => {
    await openCart(service);
    await shop.fault('orders', { method: 'POST', kind: 'status', status: 409, times: 1 });
    await checkout.ask();
    await checkout.methods.first().click();
    await expect(dialog.getByText(say('checkout.lost.NOT_FOUND'))).toBeVisible();
    await page.reload();
    await cart.pay.click();
    await expect(dialog.getByText(say('checkout.lost.NOT_FOUND'))).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: say('checkout.lost.deny') }).click();
    await expect(dialog.getByText(say('checkout.lost.sure'))).toBeVisible();
    expect(await checkout.orders()).toHaveLength(1);
    await dialog.getByRole('button', { name: say('checkout.startOver') }).click();
    await checkout.payWithCard(await checkout.openTab());
    expect(await checkout.orders()).toHaveLength(2);
  });
});
