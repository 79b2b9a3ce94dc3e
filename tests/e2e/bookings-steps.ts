import type { Locator, Page } from '@playwright/test';

/** The row of a list of facts or amounts that a label begins. */
export const rowIn = (page: Page, label: string): Locator =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
