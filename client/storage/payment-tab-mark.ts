import { sessionStore } from './browser-storage.ts';

const key = 'rawnaq.payment-tab';

/** Marks a blank tab that this page has opened, so that a page of this shop that is shown in it later knows. */
export const markPaymentTab = (tab: Window): void => {
  try {
    tab.sessionStorage.setItem(key, '1');
  } catch {
    // A browser that forbids storage leaves the tab unmarked; its customer closes it.
  }
};

/** Whether this tab was opened for a payment; once. */
export const takePaymentTabMark = (): boolean => {
  const isMarked = sessionStore.getItem(key) !== null;
  sessionStore.removeItem(key);
  return isMarked;
};
