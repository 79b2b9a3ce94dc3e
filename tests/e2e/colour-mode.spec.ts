import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const names = {
  en: { dark: 'Dark', light: 'Light', system: 'As the device' },
  ar: { dark: 'داكن', light: 'فاتح', system: 'حسب الجهاز' },
};

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

test.describe('the colour mode', () => {
  test('follows the device until the visitor chooses, changes in every open tab at once, and remembers the choice [COL-01 COL-03]', {
    tag: '@phone',
  }, async ({ visit, page, openTab, main, language }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit('/auth-status');
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);

    const second = await openTab('/auth-status');
    await second.getByRole('radio', { name: names[language].dark, exact: true }).check();
    await expect.poll(() => isDark(second)).toBe(true);
    await expect.poll(() => isDark(page)).toBe(true);
    await page.bringToFront();
    await page.reload();
    expect(await isDark(page)).toBe(true);
    const choice = (mode: keyof typeof names.en) =>
      main.getByRole('radio', { name: names[language][mode], exact: true });
    await expect(choice('dark')).toBeChecked();

    await choice('system').check();
    await expect.poll(() => isDark(page)).toBe(false);
    // Light looks the same until the device turns dark.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(true);
    await choice('light').check();
    await expect.poll(() => isDark(page)).toBe(false);
  });

  test('is right before the first paint, so that nothing flashes [COL-03]', {
    tag: '@desktop',
  }, async ({ visit, page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('rawnaq.color-mode', 'dark');
      const seen: string[] = [];
      Object.assign(window, { seenModes: seen });
      new MutationObserver(() => {
        if (document.body && seen.length === 0) seen.push(document.documentElement.className);
      }).observe(document, { childList: true, subtree: true });
    });
    await visit('/');
    expect(await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes[0])).toContain('dark');
  });
});
