import type { Page } from '@playwright/test';

/** The error in how the element with the focus is shown; null when there is none, `the end` back at the first. Runs in the page. */
const problemOfStop = (first: Element | null): string | null => {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgbaOf = (color: string): number[] => {
    if (!paint) return [];
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const lightOf = (color: string) => {
    const [red = 0, green = 0, blue = 0] = rgbaOf(color)
      .slice(0, 3)
      .map((part) => (part / 255 <= 0.040_45 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (one: string, other: string) => {
    const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if ((rgbaOf(backgroundColor)[3] ?? 0) > 200) return backgroundColor;
    }
    return 'white';
  };
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const clips = (element: Element) =>
    getComputedStyle(element)
      .overflow.split(' ')
      .some((way) => way !== 'visible');

  const stop = document.activeElement;
  if (first && (!stop || stop === document.body || stop === first)) return 'the end';
  if (!stop || stop === document.body || stop.tagName === 'IFRAME') return null;
  for (const motion of document.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  }
  const name = `${stop.tagName.toLowerCase()} “${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40)}”`;
  let owner: Element | null = stop;
  while (owner && !hasRing(owner)) owner = owner.parentElement;
  if (!owner) return `${name} has no ring`;
  const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(owner);
  const offset = Number.parseFloat(outlineOffset);
  const beside = groundOf(offset < 0 ? owner : owner.parentElement);
  if (contrastOf(outlineColor, beside) < 3) return `${name} has a ring of ${outlineColor} on ${beside}`;
  const reach = Math.max(0, offset + Number.parseFloat(outlineWidth));
  const box = owner.getBoundingClientRect();
  for (let at = owner.parentElement; at && at !== document.body; at = at.parentElement) {
    if (!clips(at)) continue;
    const edge = at.getBoundingClientRect();
    const isCut =
      box.left - reach < edge.left - 0.5 ||
      box.right + reach > edge.right + 0.5 ||
      box.top - reach < edge.top - 0.5 ||
      box.bottom + reach > edge.bottom + 0.5;
    if (isCut) return `${name} has a ring that ${at.tagName.toLowerCase()}.${at.className} cuts off`;
  }
  if (getComputedStyle(owner).position === 'fixed') return null;
  const bar = document.querySelector('header');
  const isUnderBar = bar && !bar.contains(owner) && getComputedStyle(bar).position === 'sticky';
  return isUnderBar && box.bottom < bar.getBoundingClientRect().bottom ? `${name} is under the header` : null;
};

export const mostStops = 160;

/** Goes through a page with Tab and answers the errors of the rings, each stop once. */
export const focusProblems = async (page: Page): Promise<{ problems: string[]; stops: number }> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.keyboard.press('Tab');
  // After the last stop of a dialog comes the body, and then the first.
  if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  const problems = [await page.evaluate(problemOfStop, null)];
  for (let stops = 1; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(problemOfStop, first);
    // A page ends at its body, a dialog where it began.
    if (problem === 'the end') return { problems: problems.filter((each) => each !== null), stops };
    problems.push(problem);
  }
  return { problems: problems.filter((each) => each !== null), stops: mostStops };
};
