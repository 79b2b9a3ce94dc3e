import type { Locator, Page } from '@playwright/test';

/** The treatments or products of the list that is shown. */
export const cardsIn = (page: Page): Locator => page.getByRole('main').locator('li:has(> picture, > div h2) h2 a');

/** Chooses a branch by its id from the list behind the branch's name. */
export const chooseBranch = async (page: Page, id: string): Promise<void> => {
  await page.getByRole('main').locator('summary[aria-label]').click();
  await page.getByRole('main').locator(`details a[href$="branch=${id}"]`).click();
};

/** How much wider the page is than its window; more than 0 makes people scroll sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);
