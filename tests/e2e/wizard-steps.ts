import type { Locator, Page } from '@playwright/test';
import { expect, type Shop } from './shop.ts';
import type { Say } from './texts.ts';

/** The sign-in wizard as its visitor meets it. */
export const wizardOf = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    heading: (id: string): Locator => dialog.getByRole('heading', { name: say(id), exact: true }),
    goOn: dialog.getByRole('button', { name: say('session.continue'), exact: true }),
    number: dialog.getByLabel(say('person.mobile'), { exact: true }),
    terms: dialog.getByRole('checkbox'),
    /** What stands in the boxes of a code. */
    boxes: dialog.locator('span[aria-hidden]:has(~ [name=code])'),
    code: dialog.getByRole('textbox', { name: say('session.verify.code'), exact: true }),
    gender: (id: 'male' | 'female'): Locator => dialog.getByRole('radio', { name: say(`person.${id}`), exact: true }),
    years: dialog.getByRole('combobox', { name: say('appointments.year'), exact: true }),
    months: dialog.getByRole('combobox', { name: say('appointments.month'), exact: true }),
    field: (id: string): Locator => dialog.getByLabel(say(`person.${id}`)),
    birthday: dialog.getByLabel(say('session.complete.birthday')),
  };
};

export type Wizard = ReturnType<typeof wizardOf>;

/** A number as the shop shows it. */
export const grouped = (phone: string): string => `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`;

export const arabicIndic = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Pastes as the browser does, without the machine's own clipboard. */
export const paste = async (field: Locator, message: string): Promise<void> => {
  await field.focus();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    clipboardData.setData('text', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, text);
  }, message);
};

/** The toasts that are shown, or those that say certain words. */
export const toast = (page: Page, message: string | RegExp = /./): Locator =>
  page.locator('[data-toast]').filter({ hasText: message });

/** The way to one's own rooms, which only a signed-in customer sees. */
export const accountLink = (page: Page, say: Say): Locator =>
  page
    .getByRole('link', { name: say('shell.account'), exact: true })
    .filter({ visible: true })
    .last();

/** The way to the wizard, which only a guest sees. */
export const signInLink = (page: Page, say: Say): Locator =>
  page
    .getByRole('link', { name: say('shell.signIn'), exact: true })
    .filter({ visible: true })
    .last();

export const openWizard = async (page: Page, say: Say): Promise<Wizard> => {
  await signInLink(page, say).click();
  const wizard = wizardOf(page, say);
  await expect(wizard.heading('session.intro.title')).toBeVisible();
  return wizard;
};

export const openNumberStep = async (page: Page, say: Say): Promise<Wizard> => {
  const wizard = await openWizard(page, say);
  await wizard.goOn.click();
  await expect(wizard.number).toBeFocused();
  return wizard;
};

export const askForCode = async (wizard: Wizard, phone: string): Promise<void> => {
  await wizard.number.fill(phone);
  await wizard.terms.check();
  await wizard.goOn.click();
  await expect(wizard.heading('session.verify.title')).toBeVisible();
};

/** The last digit sends the code. */
export const typeCode = async (page: Page, wizard: Wizard, code: string): Promise<void> => {
  await wizard.code.click();
  await page.keyboard.type(code);
};

/** From the first step to the code that was sent. */
export const proveNumber = async (page: Page, shop: Shop, wizard: Wizard, phone: string): Promise<void> => {
  await expect(wizard.heading('session.intro.title')).toBeVisible();
  await wizard.goOn.click();
  await askForCode(wizard, phone);
  await typeCode(page, wizard, await shop.codeFor(phone));
};

/** Chooses a day long ago in the calendar with years. */
export const chooseBirthday = async (wizard: Wizard, [year, month, day]: [string, number, number]): Promise<void> => {
  await wizard.field('dateOfBirth').click();
  await wizard.years.selectOption(year);
  await wizard.months.selectOption(String(month));
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  await wizard.dialog.locator(`[role=gridcell][data-date="${date}"]`).click();
};

/** Fills in what a new customer is asked, and creates the account. */
export const completeProfile = async (wizard: Wizard): Promise<void> => {
  await wizard.field('firstName').fill('Maha');
  await wizard.field('lastName').fill('Al-Shehri');
  await wizard.birthday.fill('03021994');
  await wizard.gender('female').check();
  await wizard.goOn.click();
};
