import { type RefObject, useEffect } from 'react';
import { useDialogs } from '../dialog/dialog-store.tsx';

const stage = '[role=dialog][data-state=open]';

/** Pixels between a toast and the parts that it must not cover. */
const gapPx = 8;

/** Where the sheet, the end of its head and its footer are on the screen, whatever its animation. */
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

/** The lower end of the visual viewport, without the keyboard of a phone. */
const seenEnd = (): number => {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;
};

/** From above: over a low sheet, in a tall one right above its footer. */
const topBeside = (sheet: HTMLElement, { offsetHeight }: HTMLElement, edge: number): number => {
  const lines = linesOf(sheet);
  if (edge + offsetHeight <= lines.sheet) return edge;
  return Math.max(lines.headEnd + gapPx, Math.min(lines.footer, seenEnd()) - offsetHeight);
};

/** From below: beside a sheet, or above the footer of one that reaches into the corner. */
const bottomBeside = (sheet: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement, edge: number): number => {
  const { innerHeight } = window;
  const isBeside = sheet.offsetLeft >= edge + offsetWidth + gapPx;
  const isBelow = sheet.offsetTop + sheet.offsetHeight <= innerHeight - edge - offsetHeight;
  return isBeside || isBelow ? edge : innerHeight - linesOf(sheet).footer + gapPx;
};

/** Distance from the screen's edge at which toasts cover neither header nor footer of the open dialog, in CSS. */
const keepClear = (place: HTMLElement): void => {
  const sheet = document.querySelector<HTMLElement>(stage);
  const isAbove = window.matchMedia('(max-width: 47.99rem)').matches;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const clear = sheet && (isAbove ? topBeside(sheet, place, rem) : bottomBeside(sheet, place, 1.5 * rem));
  if (clear === null) place.style.removeProperty('--toast-place');
  else place.style.setProperty('--toast-place', `${clear}px`);
};

/** Keeps the toasts off the open dialog when either changes its size. */
export const useToastPlace = (ref: RefObject<HTMLElement | null>): void => {
  const dialogs = useDialogs();
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const update = () => keepClear(place);
    const sizes = new ResizeObserver(update);
    /** The open dialog is rendered later. */
    const follow = () =>
      requestAnimationFrame(() => {
        sizes.disconnect();
        const sheet = document.querySelector(stage);
        for (const part of sheet ? [place, sheet, ...sheet.children] : [place]) sizes.observe(part);
        update();
      });
    const unsubscribe = dialogs.subscribe(follow);
    window.visualViewport?.addEventListener('resize', update);
    follow();
    return () => {
      sizes.disconnect();
      unsubscribe();
      window.visualViewport?.removeEventListener('resize', update);
    };
  }, [dialogs, ref]);
};
