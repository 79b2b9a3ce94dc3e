import { markPaymentTab } from '../../storage/payment-tab-mark.ts';

/**
 * Opens the tab for the payment page while the click is still being handled, so that the browser does not block it;
 * `words` are shown until the URL is known. Null when it was blocked all the same. The tab has no opener: the payment
 * page cannot send the shop's tab elsewhere. In return this page can neither close the tab nor lead it on once the
 * payment page is in it.
 */
export const openPaymentTab = (texts: readonly { lang: string; dir: string; text: string }[]): Window | null => {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  markPaymentTab(tab);
  const { body } = tab.document;
  tab.document.title = texts.map(({ text }) => text).join(' · ');
  const shade = (step: number) => getComputedStyle(document.body).getPropertyValue(`--chakra-colors-gray-${step}`);
  body.style.cssText = `font-family:system-ui,sans-serif;text-align:center;margin:20vh 1.5rem 0;color:${shade(900)};background:${shade(50)}`;
  for (const { lang, dir, text } of texts) {
    const line = tab.document.createElement('p');
    Object.assign(line, { lang, dir, textContent: text });
    body.append(line);
  }
  return tab;
};

/** Leads the opened tab to the payment page; false when the customer has closed it meanwhile. */
export const leadTab = (tab: Window | null, url: string): boolean => {
  if (!tab || tab.closed) return false;
  tab.location.replace(url);
  return true;
};
