import { persisted } from './persisted.ts';

const mark = persisted('rawnaq.payment-tab', (stored) => stored !== null, { tabOnly: true });

/** Marks a blank tab that this page has opened, so that a page of this shop that is shown in it later knows. */
export const markPaymentTab = (tab: Window): void => {
  try {
    tab.sessionStorage.setItem(mark.key, '1');
  } catch {
    // A browser that forbids storage leaves the tab unmarked; its customer closes it.
  }
};

/** Whether this tab was opened for a payment; once. */
export const takePaymentTabMark = (): boolean => {
  const isMarked = mark.read();
  mark.clear();
  return isMarked;
};
