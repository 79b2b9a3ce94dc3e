import type { Page } from '@playwright/test';
import { texts } from '../../server/sandbox/pages/texts.ts';
import { goOnButton, timesIn } from './booking-steps.ts';
import { giftForm } from './gift-steps.ts';
import { openPaymentTab, paymentPage } from './payment-steps.ts';
import { arriveSignedIn, noura } from './session-steps.ts';
import { expect, type Language, test } from './shop.ts';
import { countTaps, isPaid } from './taps.ts';
import type { Say } from './texts.ts';
import { wizardOf } from './wizard-steps.ts';

test.skip(({ language }) => language === 'en', 'a way has as many taps in both languages');

/** From the home page to the treatment that stands first. */
const openFirst = async (page: Page) => {
  const card = page.locator('main a[href*="/product/1"]').first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
};

const chooseFirstTime = async (page: Page, say: Say) => {
  await goOnButton(page, say).click();
  await timesIn(page).first().click();
  await goOnButton(page, say).click();
};

const payNow = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('button', { name: say('appointments.success.pay') });

const payWithSavedCard = async (page: Page, language: Language) => {
  const tab = await openPaymentTab(page);
  await tab.getByRole('button', { name: texts[language].savedCard }).click();
  await isPaid(page);
};

test('a customer with a saved card has paid a treatment after seven taps from the home page', {
  tag: '@phone',
}, async ({ visit, page, shop, say, language }) => {
  const taps = await countTaps(page.context());
  await arriveSignedIn(page.context(), shop, noura);
  await visit('/');
  await openFirst(page);
  await chooseFirstTime(page, say);
  await payNow(page, say).click();
  await payWithSavedCard(page, language);
  expect(taps.count()).toBeLessThanOrEqual(7);
});

test('a new customer has paid after seventeen taps, account and card included', { tag: '@phone' }, async ({
  visit,
  page,
  shop,
  say,
  language,
}) => {
  const phone = shop.newPhone();
  const taps = await countTaps(page.context());
  await visit('/');
  await openFirst(page);
  await chooseFirstTime(page, say);
  const wizard = wizardOf(page, say);
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
  await payNow(page, say).click();
  const tab = await openPaymentTab(page);
  for (const [label, message] of [
    ['cardNumber', '4111111111111111'],
    ['expiry', '12/30'],
    ['cvc', '123'],
  ] as const) {
    await tab.getByLabel(texts[language][label], { exact: true }).fill(message);
  }
  await paymentPage(tab, language).pay.click();
  await tab.getByLabel(texts[language].code, { exact: true }).fill('1234');
  await tab.getByRole('button', { name: texts[language].confirm }).click();
  await isPaid(page);
  expect(taps.count()).toBeLessThanOrEqual(17);
});

test('a treatment is ordered as a gift after ten taps, from itself or by way of the gift pages', {
  tag: '@phone',
}, async ({ visit, page, shop, say, language }) => {
  const taps = await countTaps(page.context());
  const form = giftForm(page, say);
  const dialog = page.getByRole('dialog');
  await arriveSignedIn(page.context(), shop, noura);
  await visit('/');
  await openFirst(page);
  await dialog.getByRole('button', { name: say('appointments.forGuest') }).click();
  await dialog.getByLabel(say('appointments.guest.name')).fill('هند السالم');
  await dialog.getByLabel(say('appointments.guest.phone')).fill('0544556677');
  await dialog.getByLabel(say('appointments.guest.message')).fill('عيدك مبارك');
  await dialog.getByRole('button', { name: say('appointments.guest.give') }).click();
  await expect(form.firstName).toHaveValue('هند');
  await expect(form.lastName).toHaveValue('السالم');
  await expect(form.mobile).toHaveValue('54 4556 677');
  await expect(form.message).toHaveValue('عيدك مبارك');
  await form.confirm.click();
  await expect(form.dialog).toBeHidden();
  await page
    .getByRole('button', { name: say('cart.pay') })
    .filter({ visible: true })
    .click();
  await payWithSavedCard(page, language);
  expect(taps.count()).toBeLessThanOrEqual(10);

  for (const [address, link] of [
    ['/gift-list', 'gifts.list.give'],
    ['/gift-cards', 'vouchers.shop.treatments'],
  ] as const) {
    await visit(address);
    await page
      .getByRole('main')
      .getByRole('link', { name: say(link) })
      .click();
    await expect(page).toHaveURL(shop.address('/services'));
  }
  await openFirst(page);
  await dialog.getByRole('button', { name: say('appointments.give'), exact: true }).click();
  await expect(form.firstName).toHaveValue('');
  await expect(form.confirm).toBeDisabled();
});
