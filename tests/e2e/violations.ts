import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that a colour mode can break; all others are the same in light and in dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const isLoaded = (page: Page) => page.evaluate(() => 'axe' in window);

const colorSchemes = ['light', 'dark'] as const;

/** Half-way between two colours nothing can be said about their contrast, so every motion that ends is ended. */
export const wear = async (page: Page, colorScheme: (typeof colorSchemes)[number]) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((isDark) => {
    if (document.documentElement.classList.contains('dark') !== isDark) return false;
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const motion of ending) motion.finish();
    return ending.length === 0;
  }, colorScheme === 'dark');
};

/** Axe on the page as it stands. It stays loaded, runs in the page itself and describes violations only: a tenth of the time. */
const axeOn = async (page: Page, rules?: string[]): Promise<AxeBuilder> => {
  const builder = new AxeBuilder({ page, axeSource: (await isLoaded(page)) ? '0' : undefined }).setLegacyMode();
  builder.options({
    resultTypes: ['violations'],
    // Experimental in axe, and all the same what speech input goes by.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  if (rules) builder.withRules(rules);
  // A third party's page inside a frame is not ours to judge.
  builder.exclude('iframe');
  // The page under a dialog is out of reach.
  if (await page.getByRole('dialog').isVisible()) builder.include('[role=dialog]');
  return builder;
};

/** The violations that axe finds in the page, in light and in dark: the rule and where. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const colorScheme of colorSchemes) {
    await wear(page, colorScheme);
    const builder = await axeOn(page, colorScheme === 'dark' ? rulesOfColour : undefined);
    const { violations: wrong } = await builder.analyze();
    found.push(
      ...wrong.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme}: ${id}: ${html.slice(0, 160)}`)),
    );
  }
  return found;
};
