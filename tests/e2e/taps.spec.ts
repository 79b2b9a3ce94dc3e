import type { BrowserContext, Page } from '@playwright/test';
import { texts } from '../../server/sandbox/pages/texts.ts';
import type { Booking } from './booking-steps.ts';
import type { Checkout } from './payment-steps.ts';
import type { Language } from './running-shop.ts';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

/** Counts every tap on every page of a browser, payment pages too. Typing and moving by keyboard are none. */
const countTaps = async (context: BrowserContext) => {
  let count = 0;
  await context.exposeBinding('noteTap', () => {
    count += 1;
  });
  await context.addInitScript(() => {
    window.addEventListener(
      'pointerdown',
      () => (window as unknown as { noteTap: () => Promise<void> }).noteTap(),
      true,
    );
  });
  return {
    count: () => count,
    /** From here on, on a page that is open. */
    begin: () => {
      count = 0;
    },
  };
};

/** From the home page to the treatment that stands first. */
const openFirst = async (page: Page) => {
  const card = page.locator('main a[href*="/product/1"]').first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
};

const chooseFirstTime = async ({ goOn, times }: Booking) => {
  await goOn.click();
  await times.first().click();
  await goOn.click();
};

const payWithSavedCard = async (page: Page, { openTab, bookings }: Checkout, language: Language) => {
  const tab = await openTab();
  await tab.getByRole('button', { name: texts[language].savedCard }).click();
  await expect(page).toHaveURL(bookings);
};

test('a customer with a saved card has paid a treatment after seven taps from the home page', {
  tag: '@phone',
}, async ({ visit, page, signIn, booking, checkout, dialog, say, language }) => {
  const taps = await countTaps(page.context());
  await signIn(noura);
  await visit('/');
  await openFirst(page);
  await chooseFirstTime(booking);
  await dialog.getByRole('button', { name: say('appointments.success.pay') }).click();
  await payWithSavedCard(page, checkout, language);
  expect(taps.count()).toBeLessThanOrEqual(7);
});

test('a new customer has paid after seventeen taps, account and card included', {
  tag: '@phone',
}, async ({ visit, page, shop, booking, checkout, wizard, dialog, say, language }) => {
  const phone = shop.newPhone();
  const taps = await countTaps(page.context());
  await visit('/');
  await openFirst(page);
  await chooseFirstTime(booking);
  await wizard.goOn.click();
  await wizard.number.fill(phone);
  await wizard.terms.check();
  await wizard.goOn.click();
  await expect(wizard.code).toBeFocused();
  await page.keyboard.type(await shop.codeFor(phone));
  await expect(wizard.field('firstName')).toBeFocused();
  await page.keyboard.type('Maha');
  await wizard.field('lastName').click();
  await page.keyboard.type('Al-Shehri');
  await wizard.birthday.click();
  await page.keyboard.type('03021994');
  await wizard.gender('female').check();
  await wizard.goOn.click();
  await dialog.getByRole('button', { name: say('appointments.success.pay') }).click();
  const tab = await checkout.openTab();
  for (const [label, message] of [
    ['cardNumber', '4111111111111111'],
    ['expiry', '12/30'],
    ['cvc', '123'],
  ] as const) {
    await tab.getByLabel(texts[language][label], { exact: true }).fill(message);
  }
  await checkout.pageIn(tab).pay.click();
  await tab.getByLabel(texts[language].code, { exact: true }).fill('1234');
  await tab.getByRole('button', { name: texts[language].confirm }).click();
  await expect(page).toHaveURL(checkout.bookings);
  expect(taps.count()).toBeLessThanOrEqual(17);
});

test('a treatment is ordered as a gift after ten taps, from itself or by way of the gift pages', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, cart, checkout, giftForm, dialog, main, say, language }) => {
  const taps = await countTaps(page.context());
  await signIn(noura);
  await visit('/');
  await openFirst(page);
  await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
  await dialog.getByLabel(say('appointments.guest.name')).fill('هند السالم');
  await dialog.getByLabel(say('appointments.guest.phone')).fill('0544556677');
  await dialog.getByLabel(say('appointments.guest.message')).fill('عيدك مبارك');
  await dialog.getByRole('button', { name: say('appointments.guest.give') }).click();
  await expect(giftForm.firstName).toHaveValue('هند');
  await expect(giftForm.lastName).toHaveValue('السالم');
  await expect(giftForm.mobile).toHaveValue('54 4556 677');
  await expect(giftForm.message).toHaveValue('عيدك مبارك');
  await giftForm.confirm.click();
  await expect(dialog).toBeHidden();
  await cart.pay.click();
  await payWithSavedCard(page, checkout, language);
  expect(taps.count()).toBeLessThanOrEqual(10);

  for (const [address, link] of [
    ['/gift-list', 'gifts.list.give'],
    ['/gift-cards', 'vouchers.shop.treatments'],
  ] as const) {
    await visit(address);
    await main.getByRole('link', { name: say(link) }).click();
    await expect(page).toHaveURL(shop.address('/services'));
  }
  await openFirst(page);
  await dialog.getByRole('button', { name: say('appointments.give'), exact: true }).click();
  await expect(giftForm.firstName).toHaveValue('');
  await expect(giftForm.confirm).toBeDisabled();
});
