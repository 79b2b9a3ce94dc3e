import { texts as providerTexts } from '../../server/sandbox/texts.ts';
import { localCopy, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { arabicIndic, grouped, paste } from './wizard-steps.ts';

const sendPath = '/account/send-otp';
const verifyPath = '/account/verify-otp';

test('a guest is told first that an account is needed, then sees shop, country and terms, and may go on as a guest [PROD-12 PROD-15 SIGN-01 SIGN-02 SIGN-03 SIGN-04 SIGN-05 SIGN-07 SIGN-08 SIGN-16 SIGN-22 DLG-07]', async ({
  visit,
  page,
  shop,
  wizard,
  dialog,
  violations,
  say,
  language,
}) => {
  await visit('/contact');
  await wizard.open();
  await expect(dialog.locator('img[src$="/guest.svg"]')).toBeVisible();
  await expect(dialog.getByText(say('session.intro.body'))).toBeVisible();
  if (language === 'en') await expect(dialog).toContainText(/not a member.*login or signup required/is);
  await wizard.goOn.click();
  await expect(wizard.heading('session.send.title')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveCount(1);

  const brand = dialog.getByText(say('shell.brand'), { exact: true });
  await expect(brand.locator('svg[viewBox="0 0 32 32"] path')).toBeVisible();
  const country = dialog.getByRole('img', { name: say('session.send.country') });
  await expect(country).toHaveText('+966');
  await expect(country.locator('svg')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  const besideCode = await country.evaluate((code) => (code as HTMLElement).offsetTop);
  await expect(wizard.number).toHaveJSProperty('offsetTop', besideCode);
  await expect(wizard.terms).not.toBeChecked();
  await expect(wizard.goOn).toHaveAccessibleName({ en: 'Continue', ar: 'متابعة' }[language]);

  await wizard.number.fill('51');
  await wizard.terms.check();
  for (const id of ['shell.footer.terms', 'session.legal.privacy']) {
    const name = say(id);
    await dialog.getByRole('link', { name }).click();
    await expect(wizard.heading(id)).toBeVisible();
    const frame = page.frameLocator(`iframe[title="${name}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    if (language === 'en') await expect(dialog).toHaveJSProperty('offsetWidth', 800);
    if (id === 'shell.footer.terms') expect(await violations(), 'the terms').toEqual([]);
    await dialog
      .getByRole('button', { name: say('session.legal.back') })
      .last()
      .click();
    await expect(wizard.number).toHaveValue('51');
    await expect(wizard.terms).toBeChecked();
  }

  await dialog.getByRole('button', { name: say('session.send.guest') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(shop.address('/contact'));
  await wizard.openNumber();
  await expect(wizard.number).toHaveValue('');
});

test('a number is grouped while it is typed in either kind of digits; without all nine or without consent no code is sent [SIGN-33 SIGN-34 SIGN-36 SIGN-37 SIGN-38 SIGN-39 CONST-01]', {
  tag: '@phone',
}, async ({ visit, shop, wizard, toast, violations, say }) => {
  const phone = shop.newPhone();
  await visit('/contact');
  await wizard.openNumber();
  await wizard.goOn.click();
  const missing = toast(say('session.error_enter_mobile'));
  await expect(missing).toHaveCount(1);
  expect(await violations(), 'a number that is refused').toEqual([]);
  await missing.getByRole('button', { name: say('shell.close') }).click();
  await expect(missing).toHaveCount(0);
  await wizard.number.focus();
  await wizard.terms.check();
  await expect(wizard.number).toHaveAttribute('maxlength', '11');
  await wizard.number.pressSequentially('5a1-2345');
  await expect(wizard.number).toHaveValue('51 2345');
  await wizard.goOn.click();
  await expect(missing).toHaveCount(1);
  await wizard.number.pressSequentially('67899');
  await expect(wizard.number).toHaveValue('51 2345 678');
  await wizard.terms.uncheck();
  await wizard.goOn.click();
  await expect(toast(say('session.error_accept_terms'))).toHaveCount(1);
  await expect(wizard.heading('session.send.title')).toBeVisible();
  expect(await shop.received(sendPath)).toEqual([]);

  await wizard.number.fill('');
  await paste(wizard.number, `+966 ${phone}`);
  await expect(wizard.number).toHaveValue(grouped(phone));
  await wizard.number.fill('');
  await wizard.number.pressSequentially(arabicIndic(phone));
  await expect(wizard.number).toHaveValue(grouped(phone));
  await wizard.terms.check();
  await wizard.goOn.click();
  await expect(wizard.heading('session.verify.title')).toBeVisible();
  expect(await shop.received(sendPath)).toMatchObject([{ mobile_number: `966${phone}`, mobile_code: '966' }]);
});

test('a code goes into four boxes; a mistyped number, a wrong, an old and a lost code all have a way on [SIGN-09 SIGN-10 SIGN-11 SIGN-19 SIGN-40 SIGN-41 SIGN-48 CONST-01]', {
  tag: '@phone',
}, async ({ visit, page, shop, context, wizard, dialog, leaveDialog, toast, violations, say, language }) => {
  const [mistyped, phone] = [shop.newPhone(), shop.newPhone()];
  await visit('/contact');
  await wizard.openNumber();
  await wizard.askForCode(mistyped);
  await dialog.getByText(say('session.verify.change'), { exact: true }).click();
  await expect(wizard.number).toHaveValue(grouped(mistyped));
  await wizard.askForCode(phone);
  await expect(dialog.getByText(`+966 ${grouped(phone)}`)).toBeVisible();
  // The phone may drop the tab while its owner reads the message.
  await page.reload();
  await expect(wizard.heading('session.verify.title')).toBeVisible();
  await expect(dialog.getByText(`+966 ${grouped(phone)}`)).toBeVisible();

  expect(await violations(), 'the code').toEqual([]);
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await expect(wizard.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(wizard.code).toHaveAttribute('inputmode', 'numeric');
  await wizard.code.click();
  await page.keyboard.type('ab');
  await expect(wizard.code).toHaveValue('');
  await page.keyboard.type('012');
  await expect(wizard.code).toHaveValue('012');
  await expect(wizard.boxes).toHaveText(['0', '1', '2', '']);
  await expect(wizard.goOn).toBeDisabled();
  await page.keyboard.type('3');
  await expect(toast(providerTexts.codeWrong[language])).toHaveCount(1);
  await expect(wizard.code).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(providerTexts.codeWrong[language])).toHaveCount(1);
  await expect(wizard.code).toHaveValue('');
  await expect(wizard.code).toBeFocused();
  expect(await shop.received(verifyPath)).toMatchObject([{ otp: '0123' }]);

  await shop.control('PUT', 'clock', { advanceMs: 301_000 });
  await paste(wizard.code, await shop.codeFor(phone));
  await expect(toast(providerTexts.codeExpired[language])).toHaveCount(1);
  const again = dialog.getByRole('button', { name: say('session.verify.resend') });
  const resent = toast(say('session.verify.resent'));
  for (let round = 0; round < 2; round += 1) {
    await again.click();
    await expect(dialog.getByText(say('session.verify.wait', { time: '' }))).toBeVisible();
    await expect(resent).toHaveCount(1);
    await resent.getByRole('button', { name: say('shell.close') }).click();
    await expect(resent).toHaveCount(0);
  }
  expect(await shop.received(sendPath)).toHaveLength(4);

  await paste(wizard.code, arabicIndic(await shop.codeFor(phone)));
  await expect(wizard.heading('session.complete.title')).toBeVisible();
  expect(await shop.received(verifyPath)).toHaveLength(3);
  expect(await sessionCookie(context)).toBeUndefined();
  expect(await localCopy(page)).toBeNull();
  await leaveDialog();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone);
});
