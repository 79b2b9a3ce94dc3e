import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it stands, in light and in dark: the rule and where. */
export const violations = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(
      (isDark) => document.documentElement.classList.contains('dark') === isDark,
      colorScheme === 'dark',
    );
    // Half-way between two colours nothing can be said about their contrast.
    await page.evaluate(() => Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))));
    // Another house's page inside a frame is not ours to judge.
    const builder = new AxeBuilder({ page }).exclude('iframe');
    // Nobody reaches the page under a dialog.
    if (await page.getByRole('dialog').isVisible()) builder.include('[role=dialog]');
    const { violations: wrong } = await builder.analyze();
    found.push(
      ...wrong.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme}: ${id}: ${html.slice(0, 160)}`)),
    );
  }
  return found;
};
