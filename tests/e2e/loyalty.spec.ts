import { noura } from './session-steps.ts';
import { expect, test } from './shop.ts';

const classNames = { en: ['Bud', 'Bloom', 'Palm'], ar: ['برعم', 'زهرة', 'نخلة'] };
const details = { en: 'One point for every riyal', ar: 'نقطة عن كل ريال' };

test('a customer reads from the wallet what the loyalty classes are and bring, with the keyboard alone [LOY-01 LOY-02 PROD-13 PROD-25]', {
  tag: '@phone',
}, async ({ visit, page, signIn, leaveDialog, main, violations, say, language }) => {
  await signIn(noura);
  await visit('/dashboard/wallet');
  await expect(main.locator('section').filter({ hasText: say('profile.wallet.balanceNote') })).toContainText('150');
  await expect(main.locator('section').filter({ hasText: say('loyalty.intro.collect') })).toContainText('2,450');
  const opener = main.getByRole('button', { name: say('loyalty.title') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('loyalty.title') });
  await expect(dialog.getByText(say('loyalty.intro.collect'))).toBeVisible();
  await expect(dialog.getByText(say('loyalty.intro.rise'))).toBeVisible();
  const classes = dialog.getByRole('listitem');
  await expect(classes.getByRole('heading')).toHaveText(classNames[language]);
  await expect(classes.locator('h3 + p')).toHaveText([/first visit|زيارتك الأولى/, /2,?000/, /6,?000/]);
  for (const picture of (await classes.all()).map((entry) => entry.locator('img'))) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await violations(), 'the classes').toEqual([]);

  const first = classes.first();
  const toggle = first.locator('summary');
  await expect(first.getByText(details[language])).toBeHidden();
  await expect(toggle).toHaveText(say('loyalty.more'));
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText(details[language])).toBeVisible();
  await expect(toggle).toHaveText(say('loyalty.less'));
  await page.keyboard.press('Space');
  await expect(first.getByText(details[language])).toBeHidden();
  await leaveDialog();
  await expect(opener).toBeFocused();
});

test('a customer of a provider without loyalty classes sees no way to them, in the wallet and on the home page; a failing provider is asked again [LOY-04]', {
  tag: '@desktop',
}, async ({ visit, page, shop, signIn, main, say }) => {
  const opener = main.getByRole('button', { name: say('loyalty.title') });
  const dialog = page.getByRole('dialog', { name: say('loyalty.title') });
  const path = 'loyalty/customer-classes';
  await signIn(noura);
  await shop.fault(path, { kind: 'status', status: 404 });
  await visit('/dashboard/wallet');
  await expect(page.getByText(say('profile.wallet.balanceNote'))).toBeVisible();
  await expect(opener).toHaveCount(0);
  await visit('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(main.getByRole('button', { name: say('invitations.open') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(opener).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('loyalty.title') })).toHaveCount(0);

  await shop.recover();
  await shop.fault(path, { kind: 'status', status: 403 });
  await visit('/dashboard/wallet');
  await opener.click();
  await expect(dialog.getByRole('alert')).toContainText(say('loyalty.failed'));
  await shop.recover();
  await dialog.getByRole('button', { name: say('shell.tryAgain') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);

  await shop.fault(path, { kind: 'body', body: { status: true, data: [] } });
  await visit('/dashboard/wallet');
  await opener.click();
  await expect(dialog.getByText(say('loyalty.none'))).toBeVisible();
});
