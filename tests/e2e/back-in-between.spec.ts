import type { Page } from '@playwright/test';
import { service } from './booking-steps.ts';
import { expect, test } from './shop.ts';

/** Closes the dialog, and follows a link in the moment in which the browser has been asked to go back and has not done so. */
const closeAndFollow = (page: Page, close: string, path: string): Promise<void> =>
  page.evaluate(
    ([label, href]) => {
      const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
      const go = window.history.go.bind(window.history);
      window.history.go = (by) => {
        window.history.go = go;
        go(by);
        press(`footer a[href="${href}"]`);
      };
      press(`[role=dialog] button[aria-label="${label}"]`);
    },
    [close, path],
  );

test('a guest who follows a link while the dialog of an address closes comes to its page, and back to the list', {
  tag: '@phone',
}, async ({ page, visit, shop, say, booking, dialog }) => {
  const [list, branches] = [shop.address('/services'), shop.address('/branches')];
  for (const open of [booking.open, booking.openTimes]) {
    await visit('/services');
    await open(service);
    await closeAndFollow(page, say('shell.close'), new URL(branches).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.nav.branches'));
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(branches);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(list);
  }
});
