import { localCopy, receivedAt, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { askForCode, grouped, openNumberStep, openWizard, toast, typeCode } from './wizard-steps.ts';

const sendPath = '/account/send-otp';
const verifyPath = '/account/verify-otp';

test.describe('the sign-in wizard', () => {
  test('a guest is told first that an account is needed, then asked for the number [PROD-12 SIGN-01 SIGN-16 SIGN-22 DLG-07]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openWizard(page, say);
    await expect(wizard.dialog.locator('svg[viewBox="0 0 320 190"]')).toBeVisible();
    await expect(wizard.dialog.getByText(say('session.intro.body'))).toBeVisible();
    if (language === 'en') {
      await expect(wizard.dialog).toContainText(/not a member/i);
      await expect(wizard.dialog).toContainText(/login or signup required/i);
    }
    await wizard.goOn.click();
    await expect(wizard.heading('session.send.title')).toBeVisible();
    await expect(wizard.heading('session.intro.title')).toHaveCount(0);
    await expect(wizard.dialog.getByRole('heading', { level: 2 })).toHaveCount(1);
  });

  test('a guest sees the house’s logo, a fixed +966 with its flag, and reads the terms in a wide frame [SIGN-02 SIGN-03 SIGN-04 SIGN-05 SIGN-07 PROD-15]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    if (language === 'en') await expect(wizard.dialog).toHaveJSProperty('offsetWidth', 638);
    await expect(wizard.dialog.getByText(say('shell.brand'), { exact: true })).toBeVisible();
    const country = wizard.dialog.getByRole('img', { name: say('session.send.country') });
    await expect(country).toHaveText('+966');
    await expect(country.locator('svg')).toBeVisible();
    await expect(wizard.dialog.getByRole('textbox')).toHaveCount(1);
    await expect(wizard.terms).not.toBeChecked();
    await expect(wizard.goOn).toBeEnabled();

    await wizard.number.fill('51');
    for (const document of ['terms', 'privacy']) {
      const name = say(`session.legal.${document}`);
      await wizard.dialog.getByRole('link', { name }).click();
      await expect(wizard.heading(`session.legal.${document}`)).toBeVisible();
      const frame = page.frameLocator(`iframe[title="${name}"]`);
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(frame.locator('html')).toHaveAttribute('lang', language);
      if (language === 'en') await expect(wizard.dialog).toHaveJSProperty('offsetWidth', 800);
      await wizard.dialog
        .getByRole('button', { name: say('session.legal.back') })
        .last()
        .click();
      await expect(wizard.number).toHaveValue('51');
    }
  });

  test('a guest who goes on as a guest is let go, and starts from the beginning the next time [SIGN-08 PROD-12]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.number.fill('512345678');
    await wizard.dialog.getByRole('button', { name: say('session.send.guest') }).click();
    await expect(wizard.dialog).toHaveCount(0);
    await expect(page).toHaveURL(shop.address('/contact'));
    await openNumberStep(page, say);
    await expect(wizard.number).toHaveValue('');
  });

  test('a guest without a number, with too few digits or without consent is told so by a toast, and no code is sent [SIGN-33 SIGN-34 SIGN-39]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.goOn.click();
    await expect(toast(page, say('session.error_enter_mobile'))).toHaveCount(1);
    await wizard.terms.check();
    await wizard.number.fill('51234567');
    await wizard.goOn.click();
    await expect(toast(page, say('session.error_enter_mobile'))).toHaveCount(2);
    await wizard.terms.uncheck();
    await wizard.number.fill('512345678');
    await wizard.goOn.click();
    await expect(toast(page, say('session.error_accept_terms'))).toHaveCount(1);
    await expect(wizard.heading('session.send.title')).toBeVisible();
    expect(await receivedAt(shop, sendPath)).toEqual([]);
  });

  test('a number is grouped while it is typed in either kind of digits, and sent without spaces [SIGN-36 SIGN-37 SIGN-38 CONST-01]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await expect(wizard.number).toHaveAttribute('maxlength', '11');
    await wizard.number.pressSequentially('5a1-2345');
    await expect(wizard.number).toHaveValue('51 2345');
    await wizard.number.pressSequentially('67899');
    await expect(wizard.number).toHaveValue('51 2345 678');
    await wizard.number.fill('');
    const phone = shop.newPhone();
    await wizard.number.pressSequentially(
      phone.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    );
    await expect(wizard.number).toHaveValue(grouped(phone));
    await wizard.terms.check();
    await wizard.goOn.click();
    await expect(wizard.heading('session.verify.title')).toBeVisible();
    const [body] = await receivedAt(shop, sendPath);
    expect(body).toMatchObject({ mobile_number: `966${phone}`, mobile_code: '966' });
  });

  test('a code goes into four boxes that take digits only; a wrong one is told and can be typed again [SIGN-09 SIGN-10 SIGN-19 SIGN-40 SIGN-41]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const say = textsIn(language);
    const phone = shop.newPhone();
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await askForCode(wizard, phone);
    await expect(wizard.dialog.getByText(`+966 ${grouped(phone)}`)).toBeVisible();
    await expect(wizard.dialog.getByRole('textbox')).toHaveCount(4);
    await wizard.box(1).click();
    await page.keyboard.type('ab');
    await expect(wizard.box(1)).toHaveValue('');
    await page.keyboard.type('012');
    await expect(wizard.box(3)).toHaveValue('2');
    await expect(wizard.goOn).toBeDisabled();
    await page.keyboard.type('3');
    await wizard.goOn.click();
    await expect(wizard.dialog.getByRole('alert')).not.toBeEmpty();
    await expect(wizard.box(1)).toHaveValue('');
    expect(await receivedAt(shop, verifyPath)).toMatchObject([{ otp: '0123' }]);

    await typeCode(page, wizard, await shop.codeFor(phone));
    await expect(wizard.heading('session.complete.title')).toBeVisible();
    expect(await sessionCookie(context)).toBeUndefined();
    expect(await localCopy(page)).toBeNull();
  });

  test('a customer whose code got lost has another one sent, and waits after the third', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = shop.newPhone();
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await askForCode(wizard, phone);
    const again = wizard.dialog.getByRole('button', { name: say('session.verify.resend') });
    await again.click();
    await expect(toast(page, say('session.verify.resent'))).toHaveCount(1);
    await again.click();
    await expect(wizard.dialog.getByText(say('session.verify.wait', { time: '' }))).toBeVisible();
    await expect(again).toHaveCount(0);
    expect(await receivedAt(shop, sendPath)).toHaveLength(3);
    await typeCode(page, wizard, await shop.codeFor(phone));
    await expect(wizard.heading('session.complete.title')).toBeVisible();
  });

  test('a customer who mistyped the number changes it and gets the code there [SIGN-11]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const [wrong, right] = [shop.newPhone(), shop.newPhone()];
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await askForCode(wizard, wrong);
    await wizard.dialog.getByText(say('session.verify.change'), { exact: true }).click();
    await expect(wizard.number).toHaveValue(grouped(wrong));
    await askForCode(wizard, right);
    await expect(wizard.dialog.getByText(`+966 ${grouped(right)}`)).toBeVisible();
    await typeCode(page, wizard, await shop.codeFor(right));
    await expect(wizard.heading('session.complete.title')).toBeVisible();
  });
});
