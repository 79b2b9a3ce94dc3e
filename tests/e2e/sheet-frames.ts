import { expect, type Page } from '@playwright/test';

/** The look of the sheet over a page in one painted frame. */
export type SheetFrame = {
  sheets: number;
  scrims: number;
  /** Its code is on the way: it has its place and its size, and says nothing yet. */
  isWaiting: boolean;
  /** How the sheet begins, to know it by in a failure. */
  text: string;
  /** Tops and starts of the sheet, the name, the picture and the price, in pixels, and how large the sheet is. */
  places: Record<'sheet' | 'size' | 'title' | 'picture' | 'price', [number, number] | null>;
};

/** Notes every frame in which a sheet is in sight, from the next page on. */
export const watchSheets = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const frames: SheetFrame[] = [];
    Object.assign(window, { sheetFrames: frames });
    const inSight = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const look = () => {
      const sheets = inSight('[data-still], [role=dialog]');
      const [sheet] = sheets;
      if (sheet) {
        const own = sheet.getBoundingClientRect();
        const placeOf = (selector: string): [number, number] | null => {
          const box = inSight(selector, sheet)[0]?.getBoundingClientRect();
          return box ? [box.top, box.left] : null;
        };
        const frame: SheetFrame = {
          sheets: sheets.length,
          scrims: inSight('[data-scrim], #awaited-sheet').length,
          isWaiting: sheet.ariaBusy === 'true',
          text: sheet.textContent.trim().slice(0, 60),
          places: {
            sheet: [own.top, own.left],
            size: [own.width, own.height],
            title: placeOf('h2'),
            picture: placeOf('[data-picture], li img'),
            price: placeOf('bdi'),
          },
        };
        // Letters of another face are as wide as they are: only frames with the shop's own count.
        if ([...document.fonts].every(({ status }) => status !== 'loading')) frames.push(frame);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

/** The notes since this page began. */
export const framesOf = (page: Page): Promise<SheetFrame[]> =>
  page.evaluate(() => (window as unknown as { sheetFrames: SheetFrame[] }).sheetFrames);

/** Waits for two more frames, so that the newest state is among those that were noted. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

type Part = keyof SheetFrame['places'];

/** That from the first frame with a sheet to the last one these parts were there, once, and did not move. */
export const expectCalmSheet = async (
  page: Page,
  name: string,
  parts: readonly Part[] = ['sheet', 'size', 'title', 'picture', 'price'],
): Promise<void> => {
  await settle(page);
  const frames = await framesOf(page);
  const [first] = frames;
  const begun = frames.find(({ isWaiting }) => !isWaiting);
  expect(frames.length, `frames of ${name}`).toBeGreaterThan(1);
  const wrong = frames.filter(
    ({ sheets, scrims, isWaiting, places }) =>
      sheets !== 1 ||
      scrims !== 1 ||
      parts.some((part) => {
        const isOfSheet = part === 'sheet' || part === 'size';
        if (isWaiting && !isOfSheet) return false;
        const [place, before] = [places[part], (isOfSheet ? first : begun)?.places[part]];
        return !place || !before || place.some((value, index) => Math.abs(value - (before[index] ?? 0)) > 1);
      }),
  );
  expect({ first, begun, wrong: wrong.slice(0, 1) }, `${name}: what was not calm`).toEqual({ first, begun, wrong: [] });
};
