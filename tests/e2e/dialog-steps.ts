import { expect, type Page } from '@playwright/test';

/** Waits until the browser's history has left a closed dialog: another page that is opened before would be gone back from. */
export const dialogLeft = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.usr?.dialogs ?? [])).toEqual([]);
