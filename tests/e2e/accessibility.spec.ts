import type { Locator, Page } from '@playwright/test';
import { treatment } from './booking-steps.ts';
import { fillCart } from './customer-steps.ts';
import { arriveSignedIn } from './session-steps.ts';
import { expect, test } from './shop.ts';
import type { Say } from './texts.ts';
import { violations } from './violations.ts';
import { askForCode, openNumberStep, openWizard, typeCode, wizardOf } from './wizard-steps.ts';

/** Opens the detail of the first treatment. */
const openFirstTreatment = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('a[aria-haspopup=dialog]').first().click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
};

test.describe('all customers can use', () => {
  test('every step of the sign-in wizard', async ({ visit, page, shop, say }) => {
    const phone = shop.newPhone();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/auth/login');
    const wizard = wizardOf(page, say);
    await wizard.heading('session.intro.title').waitFor();
    expect(await violations(page), 'intro').toEqual([]);
    await wizard.goOn.click();
    await wizard.goOn.click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violations(page), 'number, refused').toEqual([]);
    await wizard.dialog.getByRole('link', { name: say('shell.footer.terms') }).click();
    await wizard.heading('shell.footer.terms').waitFor();
    expect(await violations(page), 'terms').toEqual([]);
    await wizard.dialog
      .getByRole('button', { name: say('session.legal.back') })
      .last()
      .click();
    await askForCode(wizard, phone);
    expect(await violations(page), 'code').toEqual([]);
    await typeCode(page, wizard, await shop.codeFor(phone));
    await wizard.heading('session.complete.title').waitFor();
    await wizard.goOn.click();
    await wizard.field('dateOfBirth').click();
    await wizard.dialog.getByRole('combobox', { name: say('appointments.year') }).waitFor();
    expect(await violations(page), 'profile, refused, with its calendar').toEqual([]);
  });

  test('the dialogs of a treatment and of its times', async ({ visit, page, say }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/services');
    await openFirstTreatment(page);
    expect(await violations(page), 'treatment').toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('appointments.continue') })
      .click();
    await page.getByRole('dialog').locator('button[aria-pressed]').first().waitFor();
    expect(await violations(page), 'times').toEqual([]);
  });

  test('a cart with a treatment in it, and the choice how to pay', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    await arriveSignedIn(context, shop);
    await fillCart(page, shop, language, treatment(1));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit('/cart');
    await expect(page.getByRole('main').getByText(say('amounts.total'), { exact: true })).toBeVisible();
    expect(await violations(page), 'cart').toEqual([]);
    await page
      .getByRole('button', { name: say('cart.pay') })
      .filter({ visible: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: say('checkout.title') })
      .waitFor();
    expect(await violations(page), 'payment').toEqual([]);
  });
});

/** Goes round with the keyboard; every stop must lie inside the dialog. */
const expectTrap = async (page: Page, stops: number) => {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
};

const opener = (page: Page, say: Say) => page.getByRole('link', { name: say('shell.signIn'), exact: true });

test.describe('with only a keyboard', () => {
  test('a dialog keeps the focus, Escape closes it, and the focus is back where it was', { tag: '@desktop' }, async ({
    visit,
    page,
    say,
  }) => {
    await visit('/contact');
    await opener(page, say).focus();
    await page.keyboard.press('Enter');
    const wizard = wizardOf(page, say);
    await expect(wizard.goOn).toBeFocused();
    await expectTrap(page, 8);
    await page.keyboard.press('Escape');
    await expect(wizard.dialog).toHaveCount(0);
    await expect(opener(page, say)).toBeFocused();
  });

  test('the steps of the wizard follow each other without a look for the focus', { tag: '@desktop' }, async ({
    visit,
    page,
    say,
  }) => {
    await visit('/contact');
    await openWizard(page, say);
    await page.keyboard.press('Escape');
    const wizard = await openNumberStep(page, say);
    await expectTrap(page, 12);
    await page.keyboard.press('Escape');
    await expect(wizard.dialog).toHaveCount(0);
    await expect(opener(page, say)).toBeFocused();
  });
});

test.describe('on a device that draws everything in few colours of its own', () => {
  const frameOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineStyle);

  test('a visitor sees what is chosen, and no frame around what is not', { tag: '@desktop' }, async ({
    visit,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit('/services');
    const main = page.getByRole('main');
    const choices = main.getByRole('navigation').getByRole('link');
    expect(await frameOf(choices.and(page.locator('[aria-current]')).first())).toBe('solid');
    expect(await frameOf(choices.and(page.locator(':not([aria-current])')).first())).toBe('none');
    expect(await frameOf(main)).toBe('none');
  });
});
