import type { Locator, Page } from '@playwright/test';
import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import type { Say } from './texts.ts';

const path = 'settings/invite-friend';

const invitationOf = (page: Page, say: Say) => {
  const dialog = page.getByRole('dialog', { name: say('invitations.open') });
  return {
    opener: page.getByRole('main').getByRole('button', { name: say('invitations.open') }),
    dialog,
    code: dialog.locator('bdi'),
    copy: dialog.getByRole('button', { name: say('invitations.copy') }),
  };
};

/** From now on notes when a button of the dialog says certain words, by the browser's own clock. */
const noteSayings = (dialog: Locator, message: string) =>
  dialog.evaluate((element, said) => {
    let since: number | null = null;
    const look = () => {
      const isSaid = [...element.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === said);
      if (isSaid) since ??= performance.now();
      else if (since !== null) element.dataset.saidFor ??= String(Math.round(performance.now() - since));
    };
    new MutationObserver(look).observe(element, { subtree: true, childList: true, characterData: true });
  }, message);

test('a guest who wants to invite signs in and finds the own code, copies it and sends it [PROD-26 INV-01 INV-02 ROLE-01]', {
  tag: '@phone',
}, async ({ visit, page, shop, context, wizard, leaveDialog, violations, say, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.shop });
  await page.addInitScript(() => {
    const share = async ({ text }: ShareData) => document.body.setAttribute('data-shared', text ?? '');
    Object.assign(navigator, { share });
  });
  await visit('/dashboard');
  const { opener, dialog, code, copy } = invitationOf(page, say);
  await opener.click();
  await wizard.prove(shop.newPhone());
  await wizard.complete();
  await expect(page).toHaveURL(shop.address('/dashboard'));
  await expect(code).toHaveText(/^RWNQ\d+$/);
  const picture = dialog.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByText({ en: 'Share your code', ar: 'رمزك هدية' }[language])).toBeVisible();
  expect(await violations()).toEqual([]);

  await noteSayings(dialog, say('invitations.copied'));
  await copy.focus();
  await page.keyboard.press('Enter');
  // Two seconds, and what a busy machine adds to them.
  await expect(dialog).toHaveAttribute('data-said-for', /^(19|[23]\d)\d\d$/);
  await expect(copy).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
  const message = new URL((await dialog.getByRole('link').getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain((await code.textContent()) ?? '?');
  expect(message).toContain(`${shop.shop}${language === 'ar' ? '/ar' : '/'}`);
  await dialog.getByRole('button', { name: say('invitations.share') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', message ?? '?');

  await leaveDialog();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(opener).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('an invitation that cannot be had is told in the dialog and in a toast, and asked for again; a code that cannot be copied stays to be selected [INV-03 INV-05 INV-06]', {
  tag: '@phone',
}, async ({ visit, page, shop, signIn, toast, violations, say }) => {
  await signIn(noura);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  await visit('/dashboard/profile');
  const { opener, dialog, code, copy } = invitationOf(page, say);
  const body = { status: false, message: '<i>Not this week</i>' };
  await shop.fault(path, { kind: 'body', body });
  await opener.click();
  await expect(dialog.getByRole('alert')).toContainText(say('invitations.invite_load_failed'));
  await expect(toast(say('invitations.invite_fetch_error'))).toContainText('Not this week');
  expect(await violations()).toEqual([]);

  await shop.recover();
  await shop.fault(path, { kind: 'status', status: 500 });
  await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(toast(say('invitations.invite_api_error'))).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(say('invitations.invite_load_failed'));

  await shop.recover();
  const bare = { status: true, data: { invitation_code: 'CALM-7' } };
  await shop.fault(path, { kind: 'body', body: bare });
  await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(code).toHaveText('CALM-7');
  await expect(dialog.getByText(say('invitations.text'))).toBeVisible();
  await expect(dialog.locator('img')).toHaveAttribute('src', '/images/invite.svg');
  // A message stays for as long as the pointer rests on it.
  await page.mouse.move(0, 0);
  await copy.click();
  await expect(toast(say('invitations.invite_copy_failed'))).toBeVisible();
  await expect(copy).toBeVisible();
});
