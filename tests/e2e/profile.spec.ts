import { anotherCustomer, noura, sessionCookie } from './session-steps.ts';
import { expect, test } from './shop.ts';

const updatePath = '/account/update';

const saved = { en: 'Your profile has been updated.', ar: 'حدّثنا ملفك الشخصي.' };
const badEmail = { en: 'Enter a valid e-mail address.', ar: 'يُرجى إدخال بريد إلكتروني صحيح.' };

test.describe('a customer who changes the own details', () => {
  test('does so in place: what is filled in is sent, what came of it is shown and told, and the focus is back [PROF-03 PROF-07 PROF-11 HDR-08 HDR-13 CALL-02 PERSIST-02 RT-27]', {
    tag: '@phone',
  }, async ({ visit, page, shop, signIn, profile, toast, violations, say, language }) => {
    await signIn();
    await visit('/dashboard/profile');
    await profile.edit.focus();
    await page.keyboard.press('Enter');
    await expect(profile.field('person.firstName')).toBeFocused();
    await expect(profile.field('person.mobile')).toBeDisabled();
    expect(await violations(), 'the form').toEqual([]);

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(language === 'ar' ? ' مها ' : ' Mahaa ');
    await profile.field('person.lastName').fill('');
    await expect(profile.form.getByText(say('profile.edit.blank'))).toBeVisible();
    await profile.chooseBirthday(['1990', 2, 28]);
    await profile.form.getByRole('radio', { name: say('person.male'), exact: true }).check();
    await shop.control('PUT', 'latency', { ms: 6000 });
    await profile.field('person.email').press('Enter');
    await expect(profile.saving).toBeVisible();
    await page.keyboard.press('Enter');
    await shop.control('PUT', 'latency', { ms: 0 });
    await expect(toast(saved[language])).toHaveAttribute('data-type', 'success');

    const [firstName, born] = language === 'ar' ? ['مها', '28 فبراير 1990'] : ['Mahaa', '28 February 1990'];
    expect(await shop.received(updatePath)).toEqual([
      { _method: 'PUT', first_name: firstName, date_of_birth: '1990-02-28', gender: 'Male' },
    ]);
    await expect(profile.name).toHaveText(`${firstName} Al-Shehri`);
    await expect(profile.detail('person.dateOfBirth')).toHaveText(born);
    await expect(profile.saved).toBeVisible();
    await expect(profile.edit).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('rawnaq.mine.profile') ?? '{}').firstName))
      .toBe(firstName);
    await profile.edit.click();
    await expect(profile.saved).toHaveCount(0);

    await profile.remove.click();
    await page.getByRole('button', { name: say('profile.delete.confirm') }).click();
    await expect(page, 'in the same language').toHaveURL(shop.address('/auth/login'));
  });

  test('is told what was refused, at the field; what is typed outlives the refusal and a reload [PROF-07 ERR-07]', {
    tag: '@phone',
  }, async ({ visit, signIn, profile, toast, violations, say, language }) => {
    const email = profile.field('person.email');
    await signIn();
    await visit('/dashboard/profile');
    await profile.edit.click();
    await profile.field('person.firstName').fill('Mahaa');
    await email.fill('not an address');
    await profile.save.click();
    await expect(toast(badEmail[language])).toHaveAttribute('data-type', 'error');
    await expect(email).toHaveAccessibleDescription(badEmail[language]);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    expect(await violations(), 'a refused field').toEqual([]);

    await visit('/dashboard/profile');
    await expect(profile.form).toBeVisible();
    await expect(profile.name).toHaveText('Maha Al-Shehri');
    await expect(profile.field('person.firstName')).toHaveValue('Mahaa');
    await email.fill('mahaa@example.sa');
    await profile.save.click();
    await expect(profile.name).toHaveText('Mahaa Al-Shehri');
    await expect(profile.detail('person.email')).toHaveText('mahaa@example.sa');
    await visit('/dashboard/profile');
    await expect(profile.edit).toBeVisible();
    await profile.edit.click();
    await profile.field('person.firstName').fill('Mona');
    await profile.form.getByRole('button', { name: say('shell.cancel') }).click();
    await expect(profile.edit).toBeFocused();
    await visit('/dashboard/profile');
    await expect(profile.edit).toBeVisible();
    await expect(profile.form).toHaveCount(0);
    await profile.edit.click();
    await expect(profile.field('person.firstName')).toHaveValue('Mahaa');
  });

  test('loses nothing when the provider fails, then sees what came back beside what stayed; both in a sentence of ours when nothing was said [PROF-09 ERR-07 ERR-09]', {
    tag: '@desktop',
  }, async ({ visit, shop, signIn, profile, toast, say }) => {
    await signIn(noura);
    await visit('/dashboard/profile');
    await expect(profile.main.getByText(say('profile.page.verified'))).toBeVisible();
    await profile.edit.click();
    await profile.field('person.firstName').fill('Mona');
    await shop.fault('account/update', { kind: 'body', status: 500, body: {}, times: 1 });
    await profile.save.click();
    await expect(toast('Failed to update profile')).toHaveAttribute('data-type', 'error');
    await expect(profile.save).toBeFocused();
    await expect(profile.field('person.firstName')).toHaveValue('Mona');
    await profile.save.click();
    await expect(profile.name).toHaveText('Mona Al-Qahtani');
    await shop.fault('account/update', {
      kind: 'body',
      times: 1,
      body: { status: true, data: { first_name: '<b>Nora</b>', email_verified: '0' } },
    });
    await profile.edit.click();
    await expect(profile.saved).toHaveCount(0);
    await profile.save.click();
    await expect(toast('Profile updated successfully')).toHaveAttribute('data-type', 'success');
    await expect(profile.saved).toBeVisible();
    await expect(profile.name).toHaveText('<b>Nora</b> Al-Qahtani');
    await expect(profile.main.getByText(say('profile.page.unverified'))).toBeVisible();
    await expect(profile.detail('person.email')).toHaveText('noura@example.sa');
  });

  test('can change everything, also with a day of birth that no customer could choose', {
    tag: '@desktop',
  }, async ({ visit, shop, signIn, profile }) => {
    const phone = await signIn();
    const caller = await anotherCustomer(shop, phone);
    await caller.call('POST', 'account/update', { _method: 'PUT', date_of_birth: '1900-01-01' });
    await visit('/dashboard/profile');
    await profile.edit.click();
    const birthday = profile.field('session.complete.birthday');
    await expect(birthday).toHaveValue('01/01/1900');
    await birthday.fill('14/03/1990');
    await profile.field('person.firstName').fill('Mona');
    await profile.save.click();
    await expect(profile.name).toHaveText('Mona Al-Shehri');
    const sent = await shop.received(updatePath);
    expect(sent.at(-1)).toMatchObject({ first_name: 'Mona', date_of_birth: '1990-03-14' });
  });
});

test('a customer whose profile cannot be fetched reads the provider’s words, else ours, and tries again [PROF-08 ERR-05 ERR-06]', {
  tag: '@desktop',
}, async ({ page, shop, signIn, profile, mayComplain, say }) => {
  mayComplain(/503/);
  await signIn(noura);
  const answers = [
    [{ kind: 'status', status: 500, message: 'We are moving house' }, 'We are moving house'],
    [{ kind: 'body', status: 500, body: {} }, 'Failed to load profile'],
    [{ kind: 'body', body: { status: true, data: 'hello' } }, 'Invalid response format from server'],
  ] as const;
  for (const [answer, message] of answers) {
    await shop.recover();
    await shop.fault('account/info', answer);
    for (const room of ['wallet', 'profile']) {
      await page.goto(shop.address(`/dashboard/${room}`));
      await expect(profile.main.getByRole('alert'), room).toContainText(message);
    }
  }
  await page.locator('html[data-hydrated]').waitFor();
  await shop.recover();
  await shop.control('PUT', 'latency', { ms: 6000 });
  await profile.main.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(profile.main.getByRole('status', { name: say('shell.loading') })).toBeAttached();
  await shop.control('PUT', 'latency', { ms: 0 });
  await expect(profile.name).toHaveText('Noura Al-Qahtani');
  await expect(profile.main.getByRole('alert')).toHaveCount(0);
});

test('a customer who deletes the own account is asked first, then forgotten here and in every tab, and finds the sign-in page [PROF-10 PROF-12 PROF-13 ERR-08 ERR-10 CALL-03 PERSIST-05 RT-27]', {
  tag: '@desktop',
}, async ({ visit, page, shop, context, signIn, openTab, profile, toast, violations, say }) => {
  const phone = await signIn();
  const other = await openTab('/contact');
  await page.bringToFront();
  await visit('/dashboard/profile');
  await page.waitForFunction(() => localStorage.getItem('rawnaq.mine.profile'));
  const dialog = page.getByRole('dialog', { name: say('profile.delete.title') });
  const confirm = dialog.getByRole('button', { name: say('profile.delete.confirm') });
  await profile.remove.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: say('profile.delete.keep') })).toBeFocused();
  expect(await violations(), 'the question').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(profile.remove).toBeFocused();

  await shop.fault('account/delete', { kind: 'body', status: 500, body: {}, times: 1 });
  await page.keyboard.press('Enter');
  await confirm.click();
  await expect(toast('Failed to delete profile')).toHaveAttribute('data-type', 'error');
  await expect(dialog).toHaveCount(0);

  await profile.remove.click();
  await confirm.click();
  await expect(page).toHaveURL(shop.address('/auth/login'));
  await expect(toast('Profile deleted successfully')).toHaveAttribute('data-type', 'success');
  await expect(page.getByRole('dialog').getByRole('heading', { name: say('session.intro.title') })).toBeVisible();
  expect(await sessionCookie(context)).toBeUndefined();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => key === 'auth_token' || key.startsWith('rawnaq.mine.'))).toEqual([]);
  await expect(other.getByRole('link', { name: say('shell.signIn'), exact: true })).toBeVisible();
  expect((await shop.control('GET', 'codes')) as { mobile_number: string }[]).not.toContainEqual(
    expect.objectContaining({ mobile_number: `966${phone}` }),
  );
});
