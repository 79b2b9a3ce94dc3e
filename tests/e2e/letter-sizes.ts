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

/** How many pixels a phone's page scrolls sideways when its letters are twice as large. The page stays so. */
export const sidewaysWithLargeLetters = async (page: Page): Promise<number> => {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
};
