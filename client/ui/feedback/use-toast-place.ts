import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useDialogs } from '../dialog/dialog-store.tsx';

const toastRegion = '[data-scope=toast][data-part=group]';

const stage = '[data-scope=dialog][data-part=content]';

/** Pixels between a toast and what it keeps clear of. */
const gap = 8;

type Size = { width: number; height: number };

/** What all toasts take up, each with the gap after it. */
const sizeOf = (region: HTMLElement): Size => {
  const toasts = [...region.children] as HTMLElement[];
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + gap, 0);
  return { width: toasts[0]?.offsetWidth ?? 0, height };
};

/** Where the sheet, the end of its head and its footer are on the screen, whatever motion brings it there. */
const linesOf = (sheet: HTMLElement) => {
  const part = (name: string) => sheet.querySelector<HTMLElement>(`:scope > [data-part=${name}]`);
  const [head, footer] = [part('header'), part('footer')];
  const end = sheet.offsetTop + sheet.offsetHeight;
  const top = sheet.offsetTop - sheet.scrollTop;
  return {
    sheet: sheet.offsetTop,
    headEnd: top + (head ? head.offsetTop + head.offsetHeight : 0),
    footer: footer ? Math.min(top + footer.offsetTop, end - footer.offsetHeight) : end,
  };
};

/** The lower end of what can be seen; the keyboard of a phone covers the rest. */
const seenEnd = (): number => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
};

/** From above: over a low sheet, in a tall one right above its footer. */
const topBeside = (sheet: HTMLElement, { height }: Size, edge: number): number => {
  const lines = linesOf(sheet);
  if (edge + height <= lines.sheet) return edge;
  return Math.max(lines.headEnd + gap, Math.min(lines.footer, seenEnd()) - height);
};

/** From below: beside a sheet, or above the footer of one that reaches into the corner. */
const bottomBeside = (sheet: HTMLElement, { width, height }: Size, edge: number): number => {
  const { innerHeight } = window;
  const isBeside = sheet.offsetLeft >= edge + width + gap;
  const isBelow = sheet.offsetTop + sheet.offsetHeight <= innerHeight - edge - height;
  return isBeside || isBelow ? edge : innerHeight - linesOf(sheet).footer + gap;
};

/** How far from the edge of the screen the toasts cover neither head nor footer of the open dialog. */
const placeOf = (region: HTMLElement): string | undefined => {
  const sheet = document.querySelector<HTMLElement>(stage);
  if (!sheet || region.childElementCount === 0) return undefined;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = sizeOf(region);
  const isAbove = region.dataset.placement === 'top';
  return `${isAbove ? topBeside(sheet, size, rem) : bottomBeside(sheet, size, 1.5 * rem)}px`;
};

/** The place of the toasts beside the open dialog, as the variable that `toast-queue.ts` reads. */
export const useToastPlace = (): CSSProperties => {
  const dialogs = useDialogs();
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const region = document.querySelector<HTMLElement>(toastRegion);
    if (!region) return undefined;
    const update = () => setPlace(dialogs.current() ? placeOf(region) : undefined);
    const sheets = new ResizeObserver(update);
    /** What is open is drawn a moment later. */
    const follow = () =>
      requestAnimationFrame(() => {
        sheets.disconnect();
        const sheet = document.querySelector(stage);
        for (const part of sheet ? [sheet, ...sheet.children] : []) sheets.observe(part);
        update();
      });
    const toasts = new MutationObserver(follow);
    toasts.observe(region, { childList: true, subtree: true, attributeFilter: ['style', 'data-state'] });
    const unsubscribe = dialogs.subscribe(follow);
    window.visualViewport?.addEventListener('resize', update);
    follow();
    return () => {
      sheets.disconnect();
      toasts.disconnect();
      unsubscribe();
      window.visualViewport?.removeEventListener('resize', update);
    };
  }, [dialogs]);
  return useMemo(() => ({ '--toast-place': place }) as CSSProperties, [place]);
};
