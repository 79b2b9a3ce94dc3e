import type { Locator } from '@playwright/test';

/** The elements over an element at nine of its points; `outside the window` where a point cannot be seen at all. */
export const coversOf = (locator: Locator): Promise<string[]> =>
  locator.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
    const found = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const covers = found.filter((element) => !element || !own.contains(element));
    return covers.map((element) => element?.outerHTML.slice(0, 160) ?? 'outside the window');
  });
