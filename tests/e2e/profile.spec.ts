import { chooseBirthday, profilePage, toast } from './profile-steps.ts';
import { anotherCustomer, arriveSignedIn, noura, receivedAt, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { violations } from './violations.ts';

const updatePath = '/account/update';
const fault = 'faults';

const saved = { en: 'Your profile has been updated.', ar: 'حدّثنا ملفك الشخصي.' };
const badEmail = { en: 'Enter a valid e-mail address.', ar: 'يُرجى إدخال بريد إلكتروني صحيح.' };

test.describe('a customer who changes the own details', () => {
  test('does so in place: what is filled in is sent, what came of it is shown and told, and the focus is back [PROF-03 PROF-07 PROF-11 HDR-08 CALL-02 PERSIST-02]', async ({
    visit,
    page,
    shop,
    context,
    say,
    language,
  }) => {
    const own = profilePage(page, say);
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    await own.edit.focus();
    await page.keyboard.press('Enter');
    await expect(own.field('person.firstName')).toBeFocused();
    await expect(own.field('person.mobile')).toBeDisabled();
    expect(await violations(page), 'the form').toEqual([]);

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(language === 'ar' ? ' مها ' : ' Mahaa ');
    await own.field('person.lastName').fill('');
    await expect(own.form.getByText(say('profile.edit.blank'))).toBeVisible();
    await chooseBirthday(own, ['1990', 2, 28]);
    await own.form.getByRole('radio', { name: say('person.male'), exact: true }).check();
    await shop.control('PUT', 'latency', { ms: 6000 });
    await own.field('person.email').press('Enter');
    await expect(own.saving).toBeVisible();
    await page.keyboard.press('Enter');
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(toast(page, saved[language])).toHaveAttribute('data-type', 'success');

    const firstName = language === 'ar' ? 'مها' : 'Mahaa';
    expect(await receivedAt(shop, updatePath)).toEqual([
      { _method: 'PUT', first_name: firstName, date_of_birth: '1990-02-28', gender: 'Male' },
    ]);
    await expect(own.name).toHaveText(`${firstName} Al-Shehri`);
    await expect(own.detail('person.dateOfBirth')).toHaveText(
      language === 'ar' ? '28 فبراير 1990' : '28 February 1990',
    );
    await expect(own.saved).toBeVisible();
    await expect(own.edit).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.profile') ?? '{}').firstName))
      .toBe(firstName);
    await own.edit.click();
    await expect(own.saved).toHaveCount(0);
  });

  test('is told what was refused, at the field; what is typed outlives the refusal and a reload [PROF-07 ERR-07]', {
    tag: '@phone',
  }, async ({ visit, page, shop, context, say, language }) => {
    const own = profilePage(page, say);
    const email = own.field('person.email');
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    await own.edit.click();
    await own.field('person.firstName').fill('Mahaa');
    await email.fill('not an address');
    await own.save.click();
    await expect(toast(page, badEmail[language])).toHaveAttribute('data-type', 'error');
    await expect(email).toHaveAccessibleDescription(badEmail[language]);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    expect(await violations(page), 'a refused field').toEqual([]);

    await visit('/dashboard/profile');
    await expect(own.form).toBeVisible();
    await expect(own.name).toHaveText('Maha Al-Shehri');
    await expect(own.field('person.firstName')).toHaveValue('Mahaa');
    await email.fill('mahaa@example.sa');
    await own.save.click();
    await expect(own.name).toHaveText('Mahaa Al-Shehri');
    await expect(own.detail('person.email')).toHaveText('mahaa@example.sa');
    await visit('/dashboard/profile');
    await expect(own.edit).toBeVisible();
    await own.edit.click();
    await own.field('person.firstName').fill('Mona');
    await own.form.getByRole('button', { name: say('shell.cancel') }).click();
    await expect(own.edit).toBeFocused();
    await visit('/dashboard/profile');
    await expect(own.edit).toBeVisible();
    await expect(own.form).toHaveCount(0);
    await own.edit.click();
    await expect(own.field('person.firstName')).toHaveValue('Mahaa');
  });

  test('sees what came back beside what stayed, and a sentence of ours when nothing was said [PROF-09 ERR-09]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    const own = profilePage(page, say);
    await arriveSignedIn(context, shop, noura);
    await visit('/dashboard/profile');
    await expect(own.main.getByText(say('profile.page.verified'))).toBeVisible();
    await shop.control('POST', fault, {
      path: 'account/update',
      kind: 'body',
      times: 1,
      body: { status: true, data: { first_name: '<b>Nora</b>', email_verified: '0' } },
    });
    await own.edit.click();
    await expect(own.saved).toHaveCount(0);
    await own.save.click();
    await expect(toast(page, 'Profile updated successfully')).toHaveAttribute('data-type', 'success');
    await expect(own.saved).toBeVisible();
    await expect(own.name).toHaveText('<b>Nora</b> Al-Qahtani');
    await expect(own.main.getByText(say('profile.page.unverified'))).toBeVisible();
    await expect(own.detail('person.email')).toHaveText('noura@example.sa');
  });

  test('is told in a sentence of ours when the provider fails without a word, and loses nothing [ERR-07]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    const own = profilePage(page, say);
    await arriveSignedIn(context, shop);
    await visit('/dashboard/profile');
    await own.edit.click();
    await own.field('person.firstName').fill('Mona');
    await shop.control('POST', fault, { path: 'account/update', kind: 'body', status: 500, body: {}, times: 1 });
    await own.save.click();
    await expect(toast(page, 'Failed to update profile')).toHaveAttribute('data-type', 'error');
    await expect(own.save).toBeFocused();
    await expect(own.field('person.firstName')).toHaveValue('Mona');
    await own.save.click();
    await expect(own.name).toHaveText('Mona Al-Shehri');
  });

  test('can change everything, also with a day of birth that no customer could choose', async ({
    visit,
    page,
    shop,
    context,
    say,
  }) => {
    const own = profilePage(page, say);
    const phone = await arriveSignedIn(context, shop);
    const caller = await anotherCustomer(shop, phone);
    await caller.call('POST', 'account/update', { _method: 'PUT', date_of_birth: '1900-01-01' });
    await visit('/dashboard/profile');
    await own.edit.click();
    const birthday = own.field('session.complete.birthday');
    await expect(birthday).toHaveValue('01/01/1900');
    await birthday.fill('14/03/1990');
    await own.field('person.firstName').fill('Mona');
    await own.save.click();
    await expect(own.name).toHaveText('Mona Al-Shehri');
    const sent = await receivedAt(shop, updatePath);
    expect(sent.at(-1)).toMatchObject({ first_name: 'Mona', date_of_birth: '1990-03-14' });
  });
});

test.describe('a customer whose profile cannot be fetched', () => {
  test.use({ expectedConsoleErrors: /503/ });

  test('reads the provider’s words, else ours, and tries again [PROF-08 ERR-05 ERR-06]', {
    tag: '@desktop',
  }, async ({ page, shop, context, say }) => {
    const own = profilePage(page, say);
    await arriveSignedIn(context, shop, noura);
    const answers = [
      [{ kind: 'status', status: 500, message: 'We are moving house' }, 'We are moving house'],
      [{ kind: 'body', status: 500, body: {} }, 'Failed to load profile'],
      [{ kind: 'body', body: { status: true, data: 'hello' } }, 'Invalid response format from server'],
    ] as const;
    for (const [answer, message] of answers) {
      await shop.control('DELETE', fault);
      await shop.control('POST', fault, { path: 'account/info', ...answer });
      await page.goto(shop.address('/dashboard/profile'));
      await expect(own.main.getByRole('alert')).toContainText(message);
    }
    await page.locator('html[data-hydrated]').waitFor();
    await shop.control('DELETE', fault);
    await shop.control('PUT', 'latency', { ms: 6000 });
    await own.main.getByRole('button', { name: say('shell.tryAgain') }).click();
    await expect(own.main.getByRole('status', { name: say('shell.loading') })).toBeAttached();
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(own.name).toHaveText('Noura Al-Qahtani');
    await expect(own.main.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a customer who deletes the own account', () => {
  test('is asked first, then forgotten here and in every tab, and finds the sign-in page [PROF-10 PROF-12 PROF-13 ERR-08 ERR-10 CALL-03 PERSIST-05 RT-27]', {
    tag: '@desktop',
  }, async ({ visit, page, shop, context, say }) => {
    const own = profilePage(page, say);
    const phone = await arriveSignedIn(context, shop);
    const other = await context.newPage();
    await other.goto(shop.address('/contact'));
    await other.locator('html[data-hydrated]').waitFor();
    await page.bringToFront();
    await visit('/dashboard/profile');
    await page.waitForFunction(() => localStorage.getItem('rawnaq.mine.profile'));
    const dialog = page.getByRole('dialog', { name: say('profile.delete.title') });
    const confirm = dialog.getByRole('button', { name: say('profile.delete.confirm') });
    await own.remove.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: say('profile.delete.keep') })).toBeFocused();
    expect(await violations(page), 'the question').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(own.remove).toBeFocused();

    await shop.control('POST', fault, { path: 'account/delete', kind: 'body', status: 500, body: {}, times: 1 });
    await page.keyboard.press('Enter');
    await confirm.click();
    await expect(toast(page, 'Failed to delete profile')).toHaveAttribute('data-type', 'error');
    await expect(dialog).toHaveCount(0);

    await own.remove.click();
    await confirm.click();
    await expect(page).toHaveURL(shop.address('/auth/login'));
    await expect(toast(page, 'Profile deleted successfully')).toHaveAttribute('data-type', 'success');
    await expect(page.getByRole('dialog').getByRole('heading', { name: say('session.intro.title') })).toBeVisible();
    expect(await sessionCookie(context)).toBeUndefined();
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => key === 'auth_token' || key.startsWith('rawnaq.mine.'))).toEqual([]);
    await expect(other.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
    expect((await shop.control('GET', 'codes')) as { mobile_number: string }[]).not.toContainEqual(
      expect.objectContaining({ mobile_number: `966${phone}` }),
    );
  });
});
