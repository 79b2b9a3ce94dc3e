import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './running-shop.ts';
import type { Say } from './texts.ts';

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

/** The calendar with years, from which a day long ago is chosen. */
export const birthdayIn = (place: Locator, say: Say) => {
  const part = (id: string): Locator => place.getByRole('combobox', { name: say(id), exact: true });
  const [years, months] = [part('appointments.year'), part('appointments.month')];
  return {
    years,
    months,
    chooseBirthday: async ([year, month, day]: [string, number, number]): Promise<void> => {
      await place.getByRole('button', { name: say('person.dateOfBirth') }).click();
      await years.selectOption(year);
      await months.selectOption(String(month));
      const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      await place.locator(`[role=gridcell][data-date="${date}"]`).click();
    },
  };
};

/** The sign-in wizard as its visitor meets it. */
export const wizardOf = (page: Page, say: Say, { codeFor }: Pick<Shop, 'codeFor'>) => {
  const dialog = page.getByRole('dialog');
  const heading = (id: string): Locator => dialog.getByRole('heading', { name: say(id), exact: true });
  const goOn = dialog.getByRole('button', { name: say('shell.continue'), exact: true });
  const number = dialog.getByLabel(say('person.mobile'), { exact: true });
  const terms = dialog.getByRole('checkbox');
  const code = dialog.getByRole('textbox', { name: say('session.verify.code'), exact: true });
  const gender = (id: 'male' | 'female') => dialog.getByRole('radio', { name: say(`person.${id}`), exact: true });
  const { years, months, chooseBirthday } = birthdayIn(dialog, say);
  const field = (id: string): Locator => dialog.getByLabel(say(`person.${id}`));
  const birthday = dialog.getByLabel(say('session.complete.birthday'));
  const intro = heading('session.intro.title');
  const open = async (): Promise<void> => {
    await signInLink(page, say).click();
    await intro.waitFor();
  };
  const askForCode = async (phone: string): Promise<void> => {
    await number.fill(phone);
    await terms.check();
    await goOn.click();
    await heading('session.verify.title').waitFor();
  };
  /** The last digit sends the code. */
  const typeCode = async (digits: string): Promise<void> => {
    await code.click();
    await page.keyboard.type(digits);
  };
  return {
    heading,
    intro,
    goOn,
    number,
    terms,
    /** The digits in the boxes of a code. */
    boxes: dialog.locator('span[aria-hidden]:has(~ [name=code])'),
    code,
    gender,
    years,
    months,
    field,
    birthday,
    open,
    openNumber: async (): Promise<void> => {
      await open();
      await goOn.click();
      await expect(number).toBeFocused();
    },
    askForCode,
    typeCode,
    /** From the first step to the code that was sent. */
    prove: async (phone: string): Promise<void> => {
      await intro.waitFor();
      await goOn.click();
      await askForCode(phone);
      await typeCode(await codeFor(phone));
    },
    chooseBirthday,
    /** Fills in a new customer's details, and creates the account. */
    complete: async (): Promise<void> => {
      await field('firstName').fill('Maha');
      await field('lastName').fill('Al-Shehri');
      await birthday.fill('03021994');
      await gender('female').check();
      await goOn.click();
    },
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
