import type { Locator, Page } from '@playwright/test';

/** The messages that a page shows, or those that say certain words. */
export const toastIn = (page: Page, message: string | RegExp = /./): Locator =>
  page.locator('[data-toast]').filter({ hasText: message });
