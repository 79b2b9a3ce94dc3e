import type { Page } from '@playwright/test';

/** CSS pixels. Arabic in smaller letters cannot be read. */
const smallest = 11.5;

/** Visible texts in letters that are too small. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('body *:not(script, style, noscript)')]
      .filter((element) => hasText(element) && isSeen(element))
      .map((element) => ({ size: Number.parseFloat(getComputedStyle(element).fontSize), text: element.textContent }))
      .filter(({ size }) => size > 0 && size < least)
      .map(({ size, text }) => `${text?.slice(0, 40)}: ${size} px`);
  }, smallest);

/** Words that may break anywhere: addresses of letters and of calls. Words of tables are for administrators. */
const unbroken = '[@/_{]';

/**
 * What leaves a phone, or is broken in the middle, when its owner wants letters twice as large: as the setting of the
 * browser says it. The page stays so.
 */
export const lostWithLargeLetters = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 390, height: 844 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  return page.evaluate(async (unbroken) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : [];
    const sheet = document.querySelector('[role=dialog]');
    if (sheet && sheet.scrollWidth > sheet.clientWidth) lost.push('the dialog is wider than the window');
    const walker = document.createTreeWalker(sheet ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('table')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        const isBroken = Math.max(...lines) - Math.min(...lines) > 8;
        if (isBroken && !new RegExp(unbroken).test(word)) lost.push(`“${word}” is broken`);
      }
    }
    return lost;
  }, unbroken);
};
