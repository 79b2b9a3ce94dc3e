import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Letters whose dots and feet reach furthest below the line. */
const deepLetters = 'ييعج';

/** How far below the baseline they are drawn, in font sizes, and how far the font says that letters go; its ascent is 1. */
const reach = { ink: 0.5, declared: 0.25 };

/**
 * Texts whose last visible line is clipped above the feet of Arabic letters, in any language.
 * Only elements that clip their own text are looked at: clamped lines and lines with an ellipsis.
 */
export const cutLines = (page: Page): Promise<string[]> =>
  page.evaluate(({ ink, declared }) => {
    const clipsText = (element: Element) => {
      const { webkitLineClamp, textOverflow, overflowY } = getComputedStyle(element);
      return (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') && overflowY !== 'visible';
    };
    const linesOf = (element: Element): DOMRect[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines.filter(({ width }) => width > 1);
    };
    return [...document.querySelectorAll('body *:not(input, textarea, select)')]
      .filter(clipsText)
      .flatMap((element) => {
        const bottom = element.getBoundingClientRect().bottom;
        const feet = linesOf(element).map(({ bottom, height }) => {
          const size = height / (1 + declared);
          return { baseline: bottom - declared * size, ink: bottom + (ink - declared) * size };
        });
        const missing = Math.max(...feet.filter(({ baseline }) => baseline < bottom).map(({ ink }) => ink)) - bottom;
        return missing > 0.5 ? [`${element.textContent?.slice(0, 40)}: ${missing.toFixed(1)} px`] : [];
      });
  }, reach);

/** Rows of a picture with something dark in them. */
const inkRows = async (picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => data.subarray(row * info.width, (row + 1) * info.width));
  const dark = rows.map((row) => row.some((value) => value < 100));
  return dark.lastIndexOf(true) - dark.indexOf(true) + 1;
};

/** Black letters on white, and nothing else of the field. */
const bare = {
  color: '#000',
  '-webkit-text-fill-color': '#000',
  background: '#fff',
  opacity: '1',
  'border-color': '#fff',
  'box-shadow': 'none',
  outline: 'none',
  'caret-color': '#fff',
  transition: 'none',
  'text-align': 'center',
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes without an event, so that the page does nothing about it. */
const write = (field: Locator) =>
  field.evaluate(
    (element: Field, { text, bare }) => {
      for (const [name, value] of Object.entries(bare)) element.style.setProperty(name, value, 'important');
      // Nothing that sticks to an edge may lie over it.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (element instanceof HTMLSelectElement) element.options[element.selectedIndex]?.replaceChildren(text);
      else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
    },
    { text: deepLetters, bare },
  );

/** The same letters in the same font where nothing clips them. */
const unclipped = async (field: Locator): Promise<Buffer> => {
  const sample = await field.evaluateHandle(
    (element, { text, bare }) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const copy = document.createElement('div');
      for (const [name, value] of Object.entries(bare)) copy.style.setProperty(name, value, 'important');
      const place = { position: 'fixed', inset: '0 auto auto 0', zIndex: '2147483647', padding: '40px' };
      Object.assign(copy.style, { ...place, fontFamily, fontSize, fontWeight });
      copy.textContent = text;
      (element.closest('[role=dialog]') ?? document.body).append(copy);
      return copy;
    },
    { text: deepLetters, bare },
  );
  const element = sample.asElement();
  if (!element) throw new Error('The sample is gone');
  const picture = await element.screenshot();
  await element.evaluate((copy) => copy.remove());
  return picture;
};

/** Visible fields, those of a dialog when there is one, that draw less of Arabic letters than the same font does elsewhere. Their input is lost. */
export const cutFields = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog');
  const stage = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
  const fields = stage.locator(
    'textarea:visible, select:visible, input:visible:not([type=checkbox], [type=radio], [type=hidden], [type=file])',
  );
  const cut: string[] = [];
  for (const field of await fields.all()) {
    await write(field);
    const [shown, whole] = [await inkRows(await field.screenshot()), await inkRows(await unclipped(field))];
    const name = await field.evaluate((element) => element.getAttribute('name') ?? element.id);
    if (shown < whole - 1) cut.push(`${name}: ${shown} of ${whole} rows`);
  }
  return cut;
};
