import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Goes round with the keyboard; every stop must lie inside the dialog. */
const expectTrap = async (page: Page, stops: number) => {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(stop % 5 === 4 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
};

test('the steps of a dialog follow each other without a look for the focus, Escape closes it, and the focus is back where it was', {
  tag: '@desktop',
}, async ({ visit, page, wizard, leaveDialog, say }) => {
  const opener = page.getByRole('link', { name: say('shell.signIn'), exact: true });
  await visit('/contact');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(wizard.goOn).toBeFocused();
  await expectTrap(page, 8);
  await leaveDialog();
  await expect(opener).toBeFocused();
  await wizard.openNumber();
  await expectTrap(page, 12);
  await leaveDialog();
  await expect(opener).toBeFocused();
});
