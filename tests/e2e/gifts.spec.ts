import type { Page } from '@playwright/test';
import { service, treatment } from './booking-steps.ts';
import { serum } from './cart-steps.ts';
import { giftDetails, goTo, openElsewhere } from './gift-steps.ts';
import { operationOf } from './operation-of.ts';
import type { Shop } from './running-shop.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

/** What Noura gave to Faisal a month ago. */
const shave = treatment(35);
const faisal = '533344455';

/** What the newest question for the cart said of a gift. */
const giftInCart = async (shop: Shop) => {
  const query = (await shop.calls('GET', /\/cart$/)).at(-1)?.query ?? {};
  return Object.fromEntries(Object.entries(query).filter(([name]) => name.includes('gift')));
};

test('the sender writes to whom, sees the gift before it is paid, confirms it, changes their mind, and it goes with the cart [GIFT-01 GIFT-02 GIFT-04 GIFT-05 GIFT-06 GIFT-09 GIFT-10 GIFT-11]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, giftForm, dialog, violations, say, language }) => {
  const toast = (id: string, name = '') => page.getByText(say(id, { name: `\u2068${name}\u2069` }));
  await signIn();
  await cart.fill(service, false);
  await visit('/cart');
  await giftForm.open();
  await expect(giftForm.firstName).toBeFocused();
  await expect(dialog.locator('[aria-required]')).toHaveCount(3);
  await expect(giftForm.confirm).toBeDisabled();
  await giftForm.firstName.fill('   ');
  await giftForm.lastName.fill('Salem');
  await giftForm.mobile.pressSequentially('٥٤ ٤٥٥٦ ٦٧');
  await expect(giftForm.confirm).toBeDisabled();
  await giftForm.email.focus();
  await expect(dialog.getByText(say('gifts.form.mobileMissing'))).toBeVisible();
  await giftForm.mobile.fill('54455667712');
  await expect(giftForm.mobile).toHaveValue('54 4556 677');
  await expect(dialog.getByLabel(say('session.send.country'))).toContainText('+966');
  await expect(giftForm.confirm).toBeDisabled();
  await expect(dialog.getByText(say('gifts.form.nameMissing'))).toBeVisible();
  await giftForm.firstName.fill('Reem');
  await giftForm.email.fill('no address');
  await expect(giftForm.confirm).toBeEnabled();
  expect(await violations()).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(toast('cart.gift.notConfirmed')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await giftInCart(shop)).toEqual({});
  await visit('/cart');
  await giftForm.open();
  await expect(giftForm.lastName).toHaveValue('Salem');
  await giftForm.email.fill('reem@example.sa');
  await giftForm.gender('person.female').check();
  await giftForm.message.fill('<b>Enjoy</b> your hour!');
  await expect(giftForm.preview).toContainText('Reem Salem');
  await expect(giftForm.preview).toContainText('<b>Enjoy</b> your hour!');
  await expect(giftForm.preview).toContainText(service.name[language]);
  await expect(giftForm.preview).toContainText(say('gifts.form.previewTime'));
  await giftForm.lastName.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toast('cart.gift.confirmed', 'Reem Salem')).toBeVisible();
  const section = page.getByRole('region', { name: /Reem Salem/ });
  await expect(section).toContainText('<b>Enjoy</b> your hour!');
  expect(await giftInCart(shop)).toEqual({
    is_gifted_order: '1',
    'gifted_order_data[first_name]': 'Reem',
    'gifted_order_data[last_name]': 'Salem',
    'gifted_order_data[mobile_code]': '966',
    'gifted_order_data[mobile_number]': '966544556677',
    'gifted_order_data[email]': 'reem@example.sa',
    gift_message: '<b>Enjoy</b> your hour!',
  });
  expect(await violations()).toEqual([]);

  await section.getByRole('button', { name: say('cart.gift.edit') }).click();
  await expect(giftForm.gender('person.female')).toBeChecked();
  await dialog.getByRole('button', { name: say('shell.close') }).click();
  await expect(toast('cart.gift.unchanged')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(section).toBeVisible();
  await section.getByRole('button', { name: say('cart.gift.remove') }).click();
  await expect(toast('recovery.giftRemoved')).toBeVisible();
  await expect(section).toBeHidden();
  expect(await giftInCart(shop)).toEqual({});
});

test('a treatment is given with the confirmation and not before, once however often it is pressed, and without what the customer takes out as their own [GIFT-10 GIFT-11]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, booking, cart, giftForm, dialog, leaveDialog, violations, say, language }) => {
  const [name, own] = [service.name[language], serum.name[language]];
  const give = async () => {
    await visit('/services');
    await booking.open(service);
    await dialog.getByRole('button', { name: say('appointments.give'), exact: true }).click();
    await expect(giftForm.preview).toContainText(name);
  };
  await signIn();
  await cart.put({ productId: String(serum.id) });
  await give();
  await expect(giftForm.preview).toContainText(own);
  await expect(giftForm.preview).toContainText(say('gifts.form.everything'));
  expect(await violations()).toEqual([]);
  await leaveDialog();
  await expect(cart.line(own)).toBeVisible();
  await expect(cart.lines).toHaveCount(1);

  await give();
  await giftForm.preview.getByRole('button', { name: `${say('gifts.form.takeOut')}: ${own}` }).click();
  await expect(giftForm.preview).not.toContainText(own);
  await expect(giftForm.preview).not.toContainText(say('gifts.form.everything'));
  await giftForm.giveTo('Reem', 'Salem', '544556677');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(operationOf(request)));
  await giftForm.confirm.click();
  const section = page.getByRole('region', { name: /Reem Salem/ });
  await expect(section).toBeVisible();
  await expect(cart.line(name)).toBeVisible();
  await expect(dialog).toBeHidden();
  // The treatment and the receiver go to the provider in one question.
  expect(asked.filter((operation) => /cart/i.test(operation))).toEqual(['mutation AddToCart']);
  await expect(cart.lines).toHaveCount(1);

  await give();
  await giftForm.confirm.click();
  await expect(dialog).toBeHidden();
  await expect(section).toBeVisible();
  await expect(cart.lines).toHaveCount(1);
  expect(await shop.calls('POST', /\/cart$/)).toHaveLength(2);
});

test('a gift that the provider refuses stays in the form with its words; a cart without extras lets go of it and says so, and an emptied one does [CART-11]', {
  tag: '@desktop',
}, async ({ visit, page, shop, openCart, cart, giftForm, dialog, say }) => {
  const phone = await openCart(service);
  await giftForm.open();
  await giftForm.giveTo('Reem', 'Salem', '544556677');
  const message = 'We cannot send gifts today.';
  await shop.fault('cart', { method: 'GET', kind: 'status', status: 422, phone, times: 1, message });
  await giftForm.confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(message);
  // The page is left while the provider still looks at the gift.
  let isHeld = false;
  await page.route('**/graphql', (route) => {
    if (isHeld || operationOf(route.request()) !== 'query Cart') return route.continue();
    isHeld = true;
  });
  await giftForm.confirm.click();
  await expect(page.getByRole('region', { name: /Reem Salem/ })).toBeVisible();
  const line = { cart_product_id: 1, id: service.id, name: 'Cut', price: 80, quantity: 1 };
  const body = { status: true, data: { cart: { products: [line], sub_total: 80, total: 80 } } };
  await shop.fault('cart', { method: 'GET', kind: 'body', phone, body });
  await visit('/cart');
  await expect(page.getByText(say('recovery.giftRemoved'))).toBeVisible();
  await shop.recover();
  await visit('/cart');
  expect(await giftInCart(shop)).toEqual({});
  await giftForm.open();
  await giftForm.giveTo('Reem', 'Salem', '544556677');
  await giftForm.confirm.click();
  await expect(page.getByRole('region', { name: /Reem Salem/ })).toBeVisible();
  await page.getByRole('button', { name: say('cart.empty.action') }).click();
  await dialog.getByRole('button', { name: say('cart.empty.confirm'), exact: true }).click();
  await expect(page.getByText(say('cart.emptied'))).toBeVisible();
  await cart.fill(service);
  await visit('/cart');
  await expect(page.getByRole('button', { name: say('gifts.form.title') })).toBeVisible();
  expect(await giftInCart(shop)).toEqual({});
});

test('a gift that was enjoyed is rated and the rating read again by both; the invoice is the sender’s alone [GIFT-22]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, main, say, language }) => {
  const name = shave.name[language];
  const button = (on: Page, id: string) => on.getByRole('dialog').getByRole('button', { name: say(id), exact: true });
  await signIn(noura);
  await visit('/gift-list');
  for (const [id, person] of [
    ['received', 'ريم الغامدي'],
    ['sent', 'Faisal Al-Harbi'],
  ] as const) {
    const part = main.locator('section').filter({ has: page.getByRole('heading', { name: say(`gifts.list.${id}`) }) });
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await expect(part.getByRole('listitem').filter({ hasText: person }).locator('circle')).toHaveAttribute(
      'fill',
      /^#/,
    );
  }
  await main.getByRole('link', { name }).click();
  const sent = giftDetails(page, say);
  await expect(sent.invoice).toHaveAttribute('href', /^http/);
  await expect(button(page, 'bookings.rating')).toHaveCount(0);
  await button(page, 'bookings.rate').click();
  await expect(sent.title).toHaveText(say('bookings.rate.title'));
  await page.getByRole('radio').last().check({ force: true });
  await button(page, 'bookings.rate.send').click();
  await expect(button(page, 'bookings.rating')).toBeVisible();
  await expect(button(page, 'bookings.rate')).toHaveCount(0);

  const theirs = await openElsewhere(page);
  await arriveSignedIn(theirs.context(), shop, faisal);
  await goTo(theirs, shop.address('/gift-list'));
  await theirs.getByRole('main').getByRole('link', { name }).click();
  await expect(button(theirs, 'bookings.rating')).toBeVisible();
  await expect(giftDetails(theirs, say).invoice).toHaveCount(0);
  await theirs.context().close();
});
