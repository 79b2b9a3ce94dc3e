import type { Locator } from '@playwright/test';
import { texts as providerTexts } from '../../server/sandbox/texts.ts';
import { registerElsewhere, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { accountLink, grouped } from './wizard-steps.ts';

const verifyPath = '/account/verify-otp';
const registerPath = '/user/register';

/** In Riyadh, which is 3 of the 24 hours ahead. */
const yearOfYesterday = () => String(new Date(Date.now() - 21 * 3_600_000).getUTCFullYear());

/** Whether the border of a control is red: much more red than green and blue. */
const isRed = (control: Locator) =>
  control.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).borderTopColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return red > 2 * green && red > 2 * blue;
  });

// Far west and far east of Riyadh, also in the years of the birthdays, when Kiritimati counted as west: a birthday that
// a zone moved would be another day in one of them.
test.use({
  timezoneId: async ({ language }, use) => use(language === 'ar' ? 'Pacific/Tongatapu' : 'America/Los_Angeles'),
});

test.describe('a new customer', () => {
  test('completes the profile, born on the very day that was chosen, and is signed in at home [SIGN-12 SIGN-13 SIGN-14 SIGN-15 SIGN-20 SIGN-30 SIGN-32 SIGN-42 SIGN-43 SIGN-44 SIGN-49 PROF-03]', async ({
    visit,
    page,
    shop,
    context,
    wizard,
    dialog,
    toast,
    violations,
    say,
    language,
  }) => {
    const phone = shop.newPhone();
    await visit('/contact');
    await wizard.open();
    await wizard.prove(phone);
    await expect(wizard.heading('session.complete.title')).toBeVisible();
    await expect(wizard.field('mobile')).toBeDisabled();
    await expect(wizard.field('mobile')).toHaveValue(`\u2066+966 ${grouped(phone)}\u2069`);
    await expect(dialog.getByRole('radio')).toHaveCount(2);

    await wizard.goOn.click();
    const required = { en: 'Please fill in all required fields', ar: say('session.complete.required') }[language];
    await expect(toast(required)).toHaveAttribute('data-type', 'error');
    const genders = dialog.locator('label:has([type=radio][aria-invalid=true])');
    await expect(genders).toHaveCount(2);
    const written = ['firstName', 'lastName', 'dateOfBirth'].map((id) => wizard.field(id));
    for (const control of [...written, genders.first(), genders.last()]) {
      await expect.poll(() => isRed(control)).toBe(true);
    }
    expect(await violations(), 'a profile that is refused').toEqual([]);
    expect(await isRed(wizard.field('email'))).toBe(false);
    expect(await shop.received(registerPath)).toEqual([]);

    await wizard.field('firstName').fill(language === 'ar' ? 'مها' : 'Maha');
    await wizard.field('lastName').fill(language === 'ar' ? 'الشهري' : 'Al-Shehri');
    await wizard.chooseBirthday(['1990', 3, 14]);
    await expect(dialog.getByText(language === 'ar' ? '14 مارس 1990' : 'March 14th, 1990')).toBeVisible();
    await expect(wizard.birthday, 'the day is asked once').toHaveValue('14/03/1990');
    await expect(wizard.field('dateOfBirth')).toHaveText('');
    await wizard.gender('female').check();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await wizard.goOn.click();
    await expect(page).toHaveURL(shop.address('/'));
    await expect(accountLink(page, say)).toBeVisible();
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    const [code] = await shop.received(verifyPath);
    expect(await shop.received(registerPath)).toEqual([
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

  test('chooses the birthday with the keyboard alone, and reads what is wrong with an e-mail address [SIGN-30 SIGN-43 SIGN-45 SIGN-49]', async ({
    visit,
    page,
    shop,
    wizard,
    dialog,
    toast,
    violations,
    say,
    language,
  }) => {
    await visit('/contact');
    await wizard.open();
    await wizard.prove(shop.newPhone());
    await wizard.field('firstName').fill('Omar');
    await wizard.field('email').fill('omar at example');

    const { years, months } = wizard;
    const calendar = dialog.getByRole('group', { name: say('person.dateOfBirth'), exact: true });
    await wizard.field('dateOfBirth').press('Enter');
    await expect(years.locator('option').first()).toHaveText('1920');
    await expect(years.locator('option').last()).toHaveText(yearOfYesterday());
    await expect(months.locator('option').nth(11)).toHaveText(language === 'ar' ? 'ديسمبر' : 'December');
    expect(await violations(), 'the calendar').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await years.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(wizard.field('dateOfBirth')).toBeFocused();

    await page.keyboard.press('Enter');
    await years.focus();
    await years.selectOption('1988');
    await months.focus();
    await page.keyboard.press('End');
    for (const key of ['Tab', 'Tab', 'Tab', 'End', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    const day = calendar.locator('[role=gridcell][data-date="1988-12-31"]');
    await expect(day).toBeFocused();
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toHaveCount(0);
    await expect(wizard.field('dateOfBirth')).toBeFocused();
    const inWords = language === 'ar' ? '30 ديسمبر 1988' : 'December 30th, 1988';
    await expect(wizard.field('dateOfBirth')).toHaveAccessibleDescription(inWords);

    await wizard.gender('male').check();
    await wizard.goOn.click();
    await expect(toast(say('session.complete.required')), 'one field is empty').toBeVisible();
    await wizard.field('lastName').fill('Al-Harbi');
    await wizard.goOn.click();
    await expect.poll(() => isRed(wizard.field('email'))).toBe(true);
    await wizard.field('email').fill('omar@example.sa');
    await wizard.goOn.click();
    await expect(dialog).toHaveCount(0);
    const sent = { email: 'omar@example.sa', date_of_birth: '1988-12-30', gender: 'Male' };
    expect((await shop.received(registerPath)).at(-1)).toMatchObject(sent);
  });

  test('whose code is too old gets another one and finds everything filled in', {
    tag: '@phone',
  }, async ({ visit, page, shop, wizard, dialog, toast, say, language }) => {
    const phone = shop.newPhone();
    await visit('/contact');
    await wizard.open();
    await wizard.prove(phone);
    await expect(wizard.heading('session.complete.title')).toBeVisible();
    await shop.control('PUT', 'clock', { advanceMs: 301_000 });
    await wizard.complete();
    await expect(toast(providerTexts.codeExpired[language])).toHaveCount(1);
    await dialog.getByRole('button', { name: say('session.verify.resend') }).click();
    await expect(toast(say('session.verify.resent'))).toBeVisible();
    await wizard.typeCode(await shop.codeFor(phone));
    await expect(wizard.field('firstName')).toHaveValue('Maha');
    await wizard.goOn.click();
    await expect(accountLink(page, say)).toBeVisible();
  });
});

test('a guest sees that the code is under way or being checked, is told when it could not be sent or checked, and tries again [SIGN-17 SIGN-47 SIGN-48]', {
  tag: '@phone',
}, async ({ visit, page, shop, wizard, dialog, toast, violations, say }) => {
  const phone = await registerElsewhere(shop);
  await visit('/contact');
  await wizard.openNumber();
  await shop.fault('account/send-otp', { kind: 'status', status: 422, message: 'No line', times: 1 });
  await wizard.number.fill(phone);
  await wizard.terms.check();
  await wizard.goOn.click();
  await expect(toast('No line')).toBeVisible();
  await expect(wizard.heading('session.send.title')).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 6000 });
  await wizard.goOn.click();
  await expect(dialog.getByRole('button', { name: say('session.send.busy') })).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(wizard.heading('session.verify.title')).toBeVisible();
  expect(await violations(), 'the code').toEqual([]);
  const again = dialog.getByRole('button', { name: say('session.verify.resend') });
  await shop.fault('account/send-otp', { kind: 'reset', times: 1 });
  await again.click();
  await expect(toast(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
  await expect(again).toBeVisible();

  await shop.fault('account/verify-otp', { kind: 'reset', times: 1 });
  await expect(toast(say('shell.failure.PROVIDER_UNAVAILABLE'))).toHaveCount(0);
  await wizard.typeCode(await shop.codeFor(phone));
  await expect(toast(say('shell.failure.PROVIDER_UNAVAILABLE'))).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 6000 });
  await wizard.goOn.click();
  await expect(dialog.getByRole('button', { name: say('session.verify.busy') })).toBeVisible();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(accountLink(page, say)).toBeVisible();
});
