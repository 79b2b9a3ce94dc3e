import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, receivedAt, registerElsewhere, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import {
  accountLink,
  askForCode,
  chooseBirthday,
  openNumberStep,
  openWizard,
  proveNumber,
  typeCode,
  wizardOf,
} from './wizard-steps.ts';

const sendPath = '/account/send-otp';
const verifyPath = '/account/verify-otp';
const registerPath = '/user/register';

const grouped = (phone: string) => `${phone.slice(0, 2)} ${phone.slice(2, 6)} ${phone.slice(6)}`;

const toast = (page: Page, words: string): Locator =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: words });

const localCopy = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

/** Whether the border of a control is red: much more red than green and blue. */
const isRed = (control: Locator) =>
  control.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).borderTopColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return red > 2 * green && red > 2 * blue;
  });

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
    await page.clock.install();
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
    await page.clock.fastForward('10:00');
    await expect(again).toBeVisible();
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

test.describe('a new customer', () => {
  test('completes the profile, born on the very day that was chosen, and is signed in at home [SIGN-12 SIGN-13 SIGN-14 SIGN-15 SIGN-20 SIGN-30 SIGN-32 SIGN-42 SIGN-43 SIGN-44 SIGN-49 PROF-03]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const say = textsIn(language);
    const phone = shop.newPhone();
    await visit('/contact');
    const wizard = await openWizard(page, say);
    await proveNumber(page, shop, wizard, phone);
    await expect(wizard.heading('session.complete.title')).toBeVisible();
    await expect(wizard.field('phone')).toBeDisabled();
    expect((await wizard.field('phone').inputValue()).replaceAll(/[\u2066\u2069]/g, '')).toBe(`+966 ${grouped(phone)}`);
    await expect(wizard.dialog.getByRole('radio')).toHaveCount(2);

    await wizard.goOn.click();
    await expect(toast(page, say('session.complete.required'))).toBeVisible();
    for (const id of ['firstName', 'lastName', 'dateOfBirth']) {
      await expect.poll(() => isRed(wizard.field(id)), id).toBe(true);
    }
    await expect(wizard.gender('male')).toHaveAttribute('aria-invalid', 'true');
    await expect(wizard.gender('female')).toHaveAttribute('aria-invalid', 'true');
    expect(await isRed(wizard.field('email'))).toBe(false);
    expect(await receivedAt(shop, registerPath)).toEqual([]);

    await wizard.field('firstName').fill(language === 'ar' ? 'مها' : 'Maha');
    await wizard.field('lastName').fill(language === 'ar' ? 'الشهري' : 'Al-Shehri');
    await chooseBirthday(wizard, ['1990', 3, 14]);
    await expect(wizard.field('dateOfBirth')).toHaveText(language === 'ar' ? '14 مارس 1990' : 'March 14th, 1990');
    await wizard.gender('female').check();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await wizard.goOn.click();
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    const [code] = await receivedAt(shop, verifyPath);
    expect(await receivedAt(shop, registerPath)).toEqual([
      {
        first_name: language === 'ar' ? 'مها' : 'Maha',
        last_name: language === 'ar' ? 'الشهري' : 'Al-Shehri',
        date_of_birth: '1990-03-14',
        gender: 'Female',
        mobile_number: `966${phone}`,
        mobile_code: '966',
        phone: `966${phone}`,
        otp: code?.otp,
      },
    ]);
    expect(await sessionCookie(context)).toMatchObject({ httpOnly: true });
  });

  test('may give an e-mail address, and reads what is wrong with it [SIGN-45]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openWizard(page, say);
    await proveNumber(page, shop, wizard, shop.newPhone());
    await wizard.field('firstName').fill('Omar');
    await wizard.field('lastName').fill('Al-Harbi');
    await wizard.field('email').fill('omar at example');
    await chooseBirthday(wizard, ['1988', 12, 31]);
    await wizard.gender('male').check();
    await wizard.goOn.click();
    await expect.poll(() => isRed(wizard.field('email'))).toBe(true);
    await wizard.field('email').fill('omar@example.sa');
    await wizard.goOn.click();
    await expect(accountLink(page, say)).toBeVisible();
    expect((await receivedAt(shop, registerPath)).at(-1)).toMatchObject({
      email: 'omar@example.sa',
      date_of_birth: '1988-12-31',
      gender: 'Male',
    });
  });
});

test.describe('a known customer', () => {
  test('is signed in by the code alone, at home in the same language; the browser keeps the token where no script reads it [SIGN-18 PERSIST-01]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/branches');
    const wizard = await openWizard(page, say);
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await proveNumber(page, shop, wizard, phone);
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    const cookie = await sessionCookie(context);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const [, payload = '', signature = ''] = cookie?.value.split('.') ?? [];
    const copy = (await localCopy(page)) ?? '';
    expect(JSON.parse(copy).claims).toEqual(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(copy).not.toContain(signature);
  });

  test('who followed a link to a room of his own is asked to sign in and then led there [SIGN-23 ROLE-05 ROLE-06]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/dashboard/wallet?from=mail');
    expect(new URL(page.url()).pathname).toBe(new URL(shop.address('/')).pathname);
    await proveNumber(page, shop, wizardOf(page, say), phone);
    await expect(page).toHaveURL(shop.address('/dashboard/wallet?from=mail'));
    await expect(page.getByRole('heading', { level: 1, name: say('profile.wallet.title') })).toBeVisible();
  });

  test('finds the wizard open at the sign-in address [SIGN-16]', async ({ visit, page, shop, language }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/auth/login');
    await proveNumber(page, shop, wizardOf(page, say), phone);
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
  });

  test('who signs out leaves nothing behind, and the other tabs follow [SIGN-21 PERSIST-02 PERSIST-05]', async ({
    visit,
    page,
    shop,
    context,
    language,
  }) => {
    const say = textsIn(language);
    await arriveSignedIn(context, shop);
    const other = await context.newPage();
    await other.goto(shop.address('/contact'));
    await expect(accountLink(other, say)).toBeVisible();
    await other.locator('html[data-hydrated]').waitFor();
    await visit('/dashboard/profile');
    const kept = await page.waitForFunction(() => localStorage.getItem('rawnaq.mine.profile'));
    expect(JSON.parse((await kept.jsonValue()) ?? '{}')).toMatchObject({ fullName: 'Maha Al-Shehri' });
    expect(await localCopy(page)).not.toBeNull();

    await page.getByRole('button', { name: say('shell.signOut') }).click();
    await expect(page).toHaveURL(shop.address('/'));
    await expect(page.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
    expect(await sessionCookie(context)).toBeUndefined();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key === 'auth_token' || key.startsWith('rawnaq.mine.'))).toEqual([]);
    await expect(other.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
  });

  test('who signs in changes the other tabs too', async ({ visit, page, shop, context, language }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    const other = await context.newPage();
    await other.goto(shop.address('/contact'));
    await other.locator('html[data-hydrated]').waitFor();
    await page.bringToFront();
    await visit('/auth/login');
    await proveNumber(page, shop, wizardOf(page, say), phone);
    await expect(accountLink(other, say)).toBeVisible();
    await expect(other).toHaveURL(shop.address('/contact'));
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = part({ alg: 'HS256', typ: 'JWT' });

test('a visitor with a broken or outdated sign-in is a guest, and the remains are cleared [SIGN-22 SIGN-24]', async ({
  visit,
  page,
  shop,
  context,
  language,
}) => {
  const say = textsIn(language);
  const past = Math.floor(Date.now() / 1000) - 60;
  const remains = [
    { token: 'garbage', copy: 'garbage' },
    { token: `${header}.${part({ exp: past + 3600 })}`, copy: '{"claims":{}}' },
    { token: `${header}.${part({ exp: past })}.c2ln`, copy: JSON.stringify({ claims: {}, exp: past }) },
    { token: `${header}.${part({ sub: '1' })}.c2ln`, copy: 'null' },
  ];
  await visit('/contact');
  for (const { token, copy } of remains) {
    await context.addCookies([{ name: 'auth_token', value: token, url: shop.shop, httpOnly: true }]);
    await page.evaluate((text) => localStorage.setItem('auth_token', text), copy);
    await visit('/contact');
    await expect(page.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
    await expect.poll(() => localCopy(page)).toBeNull();
    expect(await sessionCookie(context)).toBeUndefined();
  }
});

test.describe('when the provider is slow or fails', () => {
  test('a guest sees that the code is under way, and is told when it could not be sent [SIGN-17 SIGN-47 SIGN-48]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = shop.newPhone();
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await shop.control('POST', 'faults', {
      path: 'account/send-otp',
      kind: 'status',
      status: 422,
      message: 'No line',
      times: 1,
    });
    await wizard.number.fill(phone);
    await wizard.terms.check();
    await wizard.goOn.click();
    await expect(toast(page, 'No line')).toBeVisible();
    await expect(wizard.heading('session.send.title')).toBeVisible();
    await shop.control('POST', 'faults', { path: 'account/send-otp', kind: 'reset', times: 1 });
    await wizard.goOn.click();
    await expect(toast(page, say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 700 });
    await wizard.goOn.click();
    await expect(wizard.dialog.getByRole('button', { name: say('session.send.busy') })).toBeVisible();
    await expect(wizard.heading('session.verify.title')).toBeVisible();
  });

  test('a customer whose code could not be checked is told and tries again [SIGN-47 SIGN-48]', async ({
    visit,
    page,
    shop,
    language,
  }) => {
    const say = textsIn(language);
    const phone = await registerElsewhere(shop);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await askForCode(wizard, phone);
    await shop.control('POST', 'faults', { path: 'account/verify-otp', kind: 'reset', times: 1 });
    await typeCode(page, wizard, await shop.codeFor(phone));
    await expect(toast(page, say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
    await shop.control('PUT', 'latency', { ms: 700 });
    await wizard.goOn.click();
    await expect(wizard.dialog.getByRole('button', { name: say('session.verify.busy') })).toBeVisible();
    await expect(accountLink(page, say)).toBeVisible();
  });
});
