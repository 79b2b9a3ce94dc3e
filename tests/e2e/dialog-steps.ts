import type { Page } from '@playwright/test';

/** Waits until the history has left a closed dialog: the browser goes back over its entry, and would end a navigation begun meanwhile. */
export const dialogLeft = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector('[role=dialog][data-state=open]') || !window.history.state?.usr?.dialogs?.length,
  );
};
