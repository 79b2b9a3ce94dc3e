import type { Locator, Page } from '@playwright/test';
import type { Say } from './texts.ts';

/** The dialog of a product as its buyer meets it. */
export const buyerOf = (page: Page, say: Say, scope: Locator = page.getByRole('dialog')) => ({
  dialog: page.getByRole('dialog'),
  size: (count: number): Locator => scope.getByRole('radio', { name: say('shop.millilitres', { count }) }),
  more: scope.getByRole('button', { name: say('shop.more') }),
  fewer: scope.getByRole('button', { name: say('shop.fewer') }),
  count: scope.locator('output'),
  total: scope
    .locator('p')
    .filter({ hasText: say('amounts.total') })
    .locator('bdi'),
  add: scope.getByRole('button', { name: say('shop.buy.add'), exact: true }),
  setAside: scope.getByRole('button', { name: say('shop.draft.setAside') }),
});

/** Presses a product or gift card in a list and waits until its dialog is there. */
export const openProduct = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor();
};
