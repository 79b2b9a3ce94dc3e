import { texts } from '../../server/sandbox/texts.ts';
import { service } from './booking-steps.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

const methodNames = {
  en: ['mada', 'Visa / Mastercard', 'Apple Pay', 'STC Pay', 'Cash at the branch'],
  ar: ['مدى', 'فيزا / ماستركارد', 'أبل باي', 'إس تي سي باي', 'نقدًا في الفرع'],
};

test.describe('paying', () => {
  test.beforeEach(async ({ openCart }) => {
    await openCart(service);
  });

  test('a customer who presses twice pays once in another tab and sees the booking here, with an empty cart [PAY-01 PAY-02 PAY-05 PAY-09 PAY-13 PAY-14 PROD-23]', async ({
    page,
    cart,
    checkout,
    dialog,
    main,
    violations,
    say,
    language,
  }) => {
    await checkout.ask();
    await expect(checkout.methods).toHaveText(methodNames[language]);
    expect(await violations(), 'the ways to pay').toEqual([]);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      checkout.methods.first().evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      }),
    ]);
    await tab.waitForURL(/\/pay\//);
    await expect(checkout.heading).toBeVisible();
    expect(page.context().pages()).toHaveLength(2);
    await expect(dialog.locator('[role=status]:has(svg)')).toContainText(say('payments.waiting').replace('…', ''));
    const orderNumber = await checkout.orderNumber();
    const confirmation = page.getByRole('status').filter({ hasText: texts.orderConfirmed[language] });
    // The payment page leads back late, while something still keeps this tab from counting its purchase.
    const counting = await page.evaluateHandle(() => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      void navigator.locks.request('rawnaq.purchases', () => held);
      return () => goOn();
    });
    await tab.route(/\/secure-payment/, (route) => confirmation.waitFor().then(() => route.continue()));
    const closed = tab.waitForEvent('close');
    await checkout.pageIn(tab).payWithCard();
    await expect(confirmation).toBeVisible();
    await tab.locator('html[data-hydrated]').waitFor();
    await counting.evaluate((goOn) => goOn());
    await closed;
    // A cart that is loaded from now on has no payment to go back to.
    expect(await page.evaluate(() => sessionStorage.getItem('rawnaq.mine.followed-payment'))).toBeNull();
    await expect(page).toHaveURL(checkout.bookings);
    await expect(dialog).toBeHidden();
    const paid = page.getByRole('region', { name: say('bookings.paid.booking') });
    await expect(paid.getByRole('link', { name: say('bookings.show.calendar') })).toHaveAttribute('href', /\.ics/);
    await expect(paid.getByRole('link', { name: say('branches.directions') })).toHaveAttribute('href', /^http/);
    expect(await violations(), 'the confirmation').toEqual([]);
    await expect(paid).toContainText(service.name[language]);
    await expect(main.getByText(orderNumber), 'the same booking once').toHaveCount(1);
    await expect(cart.link).toHaveText('');
    expect(await checkout.orders()).toHaveLength(1);
    const asked = (await checkout.checks()).length;
    await cart.link.click();
    await expect(page.getByText(say('cart.nothing'))).toBeVisible();
    expect(await checkout.checks()).toHaveLength(asked);
  });

  test('a cancelled payment keeps the cart; a declined one is said at once, asks no further and can be tried again [PAY-15]', {
    tag: '@phone',
  }, async ({ cart, checkout, dialog, leaveDialog, say, language }) => {
    await checkout.pageIn(await checkout.begin()).cancel.click();
    await expect(dialog.getByText(say('payments.failed.body'))).toBeVisible();
    await leaveDialog();
    await expect(cart.line(service.name[language])).toBeVisible();

    const former = (await checkout.checks()).length;
    const tab = await checkout.begin();
    await checkout.pageIn(tab).decline.click();
    await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
    const declined = (await checkout.checks()).slice(former).at(-1);
    const asked = async () => (await checkout.checks()).filter((order) => order === declined).length;
    await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(checkout.methods.first()).toBeVisible();
    const count = await asked();
    await checkout.payWithCard(await checkout.openTab());
    // Once more, before the third order is placed.
    expect(await asked()).toBe(count + 1);
  });

  test('a payment without a confirmation ends as not confirmed, with the cart kept and a way to look again [PAY-12 PAY-16]', {
    tag: '@desktop',
  }, async ({ page, shop, cart, checkout, dialog, violations, say }) => {
    test.slow();
    await shop.control('PUT', 'payment', { outcome: 'pending' });
    await checkout.begin();
    await expect(dialog.getByText(say('payments.unconfirmed.body'))).toBeVisible({ timeout: 60_000 });
    expect(await checkout.checks()).toHaveLength(20);
    await expect(cart.link).toContainText('1');
    expect(await violations()).toEqual([]);
    await shop.control('PUT', 'payment', { outcome: 'paid' });
    await dialog.getByRole('button', { name: say('payments.checkAgain') }).click();
    await expect(page).toHaveURL(checkout.bookings);
    await expect(cart.link).toHaveText('');
  });
});

test('a customer pays in the shop itself, in a frame that says how it went: declined with another card than the saved one, then paid [PAY-03 PAY-04 PAY-07 PAY-10]', {
  tag: '@desktop',
}, async ({ page, shop, openCart, checkout, dialog, violations, say, language }) => {
  const success = { en: 'Payment successfully created!', ar: say('payments.hint.success') }[language];
  const frame = dialog.locator('iframe');
  const forge = (isPaid: boolean) =>
    page.evaluate((success) => window.postMessage({ type: 'paymob-payment', success }, '*'), isPaid);
  await openCart(service, noura);
  await shop.control('PUT', 'payment', { outcome: 'pending' });
  await checkout.begin();
  const cards = dialog.getByRole('region', { name: say('payments.cards.title') });
  await expect(cards.getByRole('button', { name: '•••• 4242' })).toBeVisible();
  await cards.getByRole('button', { name: say('payments.cards.add') }).click();
  await expect(checkout.pageIn(frame.contentFrame()).pay).toBeVisible();
  expect(await violations(), 'the frame').toEqual([]);
  await forge(true);
  await checkout.pageIn(frame.contentFrame()).decline.click();
  await expect(page.getByText('Payment error!', { exact: true })).toBeVisible();
  await expect(page.getByText(success, { exact: true })).toHaveCount(0, { timeout: 1 });
  await shop.control('PUT', 'payment', { outcome: 'open' });
  await expect(dialog.getByText(say('payments.failed.title'))).toBeVisible();
  expect(await violations(), 'the decline').toEqual([]);

  await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(checkout.methods.first()).toBeVisible();
  const address = (await checkout.openTab()).url();
  await expect(checkout.heading).toBeVisible();
  const orderNumber = await checkout.orderNumber();
  await shop.control('PUT', 'payment', { orderNumber, outcome: 'pending' });
  await dialog.getByRole('button', { name: say('payments.payHere') }).click();
  await expect(page.getByText(say('payments.tabLeft')).last()).toBeVisible();
  await expect(frame).toHaveAttribute('src', address);
  await expect(frame).toBeFocused();
  expect(await frame.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(600);
  await forge(false);
  await checkout.pageIn(frame.contentFrame()).payWithCard();
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(page.getByText(say('payments.hint.error'))).toHaveCount(0);
  await expect(page).toHaveURL(shop.address('/cart'));
  await expect(checkout.heading).toBeVisible();
  await shop.control('PUT', 'payment', { orderNumber, outcome: 'open' });
  await expect(page).toHaveURL(checkout.bookings);
});
