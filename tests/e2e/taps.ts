import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Counts every tap on every page of a browser, payment pages too. Typing and moving by keyboard are none. */
export const countTaps = async (context: BrowserContext) => {
  let count = 0;
  await context.exposeBinding('noteTap', () => {
    count += 1;
  });
  await context.addInitScript(() => {
    window.addEventListener(
      'pointerdown',
      () => (window as unknown as { noteTap: () => Promise<void> }).noteTap(),
      true,
    );
  });
  return {
    count: () => count,
    /** From here on, on a page that is open. */
    begin: () => {
      count = 0;
    },
  };
};

/** The payment went through: the shop shows the bookings. */
export const isPaid = (page: Page) => expect(page).toHaveURL(/\/dashboard\/bookings/);
