import { type RefObject, useEffect } from 'react';
import { useDialogs } from '../dialog/dialog-store.tsx';

const stage = '[role=dialog][data-state=open]';

/** Pixels between a toast and the parts that it must not cover. */
const gapPx = 8;

/** Where the head of the sheet ends and its footer begins on the screen, with any animation. */
const linesOf = (sheet: HTMLElement) => {
  const part = (name: string) => sheet.querySelector<HTMLElement>(`:scope > [data-part=${name}]`);
  const [head, footer] = [part('header'), part('footer')];
  const end = sheet.offsetTop + sheet.offsetHeight;
  const top = sheet.offsetTop - sheet.scrollTop;
  return {
    head: head ? top + head.offsetTop + head.offsetHeight : top,
    footer: footer ? Math.min(top + footer.offsetTop, end - footer.offsetHeight) : end,
  };
};

/**
 * Distance from the screen's edge at which toasts cover neither head nor footer of the open dialog: at the edge where the
 * sheet leaves room, on phones above it, else beside or below it; else right above its footer and the keyboard of a phone.
 */
const clearOf = (sheet: HTMLElement, { offsetWidth, offsetHeight }: HTMLElement): number => {
  const isAbove = window.matchMedia('(max-width: 47.99rem)').matches;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const edge = (isAbove ? 1 : 1.5) * rem;
  const { innerHeight, visualViewport } = window;
  const { head, footer } = linesOf(sheet);
  if (isAbove) {
    if (edge + offsetHeight <= sheet.offsetTop) return edge;
    const seenEnd = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
    return Math.max(head + gapPx, Math.min(footer, seenEnd) - offsetHeight);
  }
  const isBeside = sheet.offsetLeft >= edge + offsetWidth + gapPx;
  const isBelow = sheet.offsetTop + sheet.offsetHeight <= innerHeight - edge - offsetHeight;
  return isBeside || isBelow ? edge : innerHeight - footer + gapPx;
};

/** Keeps the toasts off the open dialog when either changes its size. */
export const useToastPlace = (ref: RefObject<HTMLElement | null>): void => {
  const dialogs = useDialogs();
  useEffect(() => {
    const place = ref.current;
    if (!place) return undefined;
    const update = () => {
      const sheet = document.querySelector<HTMLElement>(stage);
      place.style.setProperty('--toast-place', sheet && `${clearOf(sheet, place)}px`);
    };
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
